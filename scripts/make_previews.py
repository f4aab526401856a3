"""Draw the pictures that links show where no board is drawn: of each title, and of the first page.

They are files (`preview.png`), because they are needed where drawing fails or is not installed.
"""

from pathlib import Path

from wolfden.drawing.card import CardMaker, site_card
from wolfden.drawing.raster import render_png, render_svg
from wolfden.i18n.languages import ENGLISH
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

NAME = "preview.png"
WEB = Path(__file__).resolve().parents[1] / "src" / "wolfden" / "web"


def main() -> None:
    """Write every picture."""
    translator = Translator(ENGLISH)
    makers = []
    for title in TITLES.ids():
        makers.append(maker := CardMaker(title, translator))
        meta = TITLES.get(title).meta()
        seats = {"min": meta.min_seats, "max": meta.max_seats}
        line = f"{translator.translate('game-facts', seats)} · Wolfden"
        folder = TITLES.folder(title)
        assert folder is not None
        (folder / NAME).write_bytes(render_png(render_svg(maker.title(line))))
    heading, line = "Wolfden", translator.translate("landing-title")
    (WEB / NAME).write_bytes(render_png(render_svg(site_card(makers, heading, line))))


if __name__ == "__main__":
    main()
