"""QR pictures of links."""

import io

import segno


def qr(link: str) -> str:
    """Return a link as an SVG picture that cameras read."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture,
        kind="svg",
        scale=4,
        border=2,
        xmldecl=False,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    return picture.getvalue().decode()
