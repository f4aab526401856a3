"""Responses with cached files."""

from typing import Final

from litestar import Response

from wolfden.server.features.page.files import FOR_GOOD, CachedFile
from wolfden.server.http.requests import AnyRequest

NO_DOCUMENT: Final = "default-src 'none'"
"""The content policy of parts of a page, which may do nothing where they are opened themselves."""


def response_of(
    request: AnyRequest,
    file: CachedFile,
    status_code: int = 200,
    caching: str = "no-cache",
    varies: str = "Accept-Encoding",
) -> Response[bytes]:
    """Return a file as the browser wants it: compressed, or only that it has not changed."""
    headers = {"ETag": file.tag, "Cache-Control": caching, "Vary": varies}
    if caching == FOR_GOOD and not file.kind.startswith("text/html"):
        headers["Content-Security-Policy"] = NO_DOCUMENT
    if status_code == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    accepted = request.headers.get("accept-encoding", "")
    for encoding, compressed in file.compressed.items():
        if encoding in accepted:
            body, headers["Content-Encoding"] = compressed, encoding
            break
    return Response(body, status_code=status_code, headers=headers, media_type=file.kind)
