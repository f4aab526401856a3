"""What browsers send that want pushes."""

from typing import Annotated

from msgspec import Meta, Struct

PushEndpoint = Annotated[str, Meta(max_length=1000, pattern=r"^https?://\S+$")]


class NewPush(Struct, forbid_unknown_fields=True):
    """Where a browser receives pushes, and the keys that encrypt them, in base64."""

    endpoint: PushEndpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
