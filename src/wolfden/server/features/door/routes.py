"""Routes of the door: its page, and what lets in."""

from typing import Final

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.base.errors import TooMany, WrongKey, status_of
from wolfden.server.base.log import count_refusal
from wolfden.server.features.door.model import LONGEST, local_path
from wolfden.server.features.door.page import HEADERS, DoorPage
from wolfden.server.features.door.service import Door
from wolfden.server.features.door.wire import DoorKey
from wolfden.server.http.requests import AnyRequest, language_of, network, pass_of
from wolfden.server.services import Services, Serving

FIRST_PAGE: Final = "/"


async def _enter(request: AnyRequest, services: Services, key: str) -> list[Cookie]:
    """Return the cookie for a key; WrongKey or TooMany. Who is in already needs none."""
    door = services[Door]
    if not door.is_closed or pass_of(request):
        return []
    name = await door.enter(key, network(request))
    return [door.cookie(name, request.scope)]


def _redirect(to: str, cookies: list[Cookie] | None = None) -> Response[str]:
    return Response("", status_code=303, headers={"Location": to}, cookies=cookies)


def _answer(page: DoorPage) -> Response[str]:
    status = 200 if page.error is None else status_of(page.error)
    headers = dict(HEADERS)
    if isinstance(page.error, TooMany):
        headers["Retry-After"] = str(page.error.retry_after)
    return Response(page.render(), status_code=status, headers=headers, media_type=MediaType.HTML)


@get("/door", include_in_schema=False)
async def show_door(
    request: AnyRequest, services: Serving, lang: FromQuery[str] = "", to: FromQuery[str] = ""
) -> Response[str]:
    """Show the page of the door, or redirect if the request has a pass."""
    wanted = local_path(to)
    if not services[Door].is_closed or pass_of(request):
        return _redirect(wanted)
    return _answer(DoorPage.before(wanted, language_of(request, lang)))


@get("/door/{code:str}", include_in_schema=False)
async def show_invitation(
    request: AnyRequest, services: Serving, code: FromPath[str], lang: FromQuery[str] = ""
) -> Response[str]:
    """Show the page of an invitation with a button: programs follow links by themselves."""
    if not services[Door].is_closed or pass_of(request):
        return _redirect(FIRST_PAGE)
    return _answer(DoorPage(language_of(request, lang), kind="invited", code=code))


@post("/door", include_in_schema=False)
async def open_door(request: AnyRequest, services: Serving) -> Response[str]:
    """Let in who has entered what lets in, and show the page again to others."""
    form = await request.form()
    key, to, language = (str(form.get(name, "")) for name in ("key", "to", "lang"))
    wanted = local_path(to)
    try:
        return _redirect(wanted, await _enter(request, services, key[:LONGEST]))
    except (WrongKey, TooMany) as error:
        count_refusal(error.code, path=request.url.path)
        return _answer(DoorPage(language_of(request, language), wanted, error=error))


class DoorRoutes(Controller):
    """The door of a closed server, for programs."""

    path = "/api/door"
    tags = ("door",)

    @post(status_code=204)
    async def enter(
        self, request: AnyRequest, services: Serving, data: JSONBody[DoorKey]
    ) -> Response[None]:
        """Come in with the password, an invitation or a code; a cookie lets in from then on."""
        return Response(None, status_code=204, cookies=await _enter(request, services, data.key))


ROUTES: Final = (show_door, show_invitation, open_door, DoorRoutes)
