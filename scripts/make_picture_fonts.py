"""Make the fonts of pictures (`src/wolfden/drawing/fonts`) from the fonts of the page.

What draws pixels reads neither WOFF2 nor fonts with axes, and takes one file per weight. So the
characters that our eight languages need are put together as plain TrueType, in the weights that
pictures have. Their licence reserves the old name for the unchanged fonts, so the family has
another one. Needs fonttools and brotli.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WOLFDEN = Path(__file__).resolve().parents[1] / "src" / "wolfden"
VENDOR = WOLFDEN / "web" / "vendor"
FONTS = WOLFDEN / "drawing" / "fonts"
ALPHABETS = {
    "latin": [*range(0x20, 0x100), *range(0x2000, 0x2300)],
    "latin-ext": [*range(0x100, 0x180)],
    "cyrillic": [*range(0x400, 0x500)],
}
CUTS = {
    "sans-400": ("source-sans-3", "wght", "Wolfden Sans", 400),
    "sans-700": ("source-sans-3", "wght", "Wolfden Sans", 700),
    "serif-600": ("source-serif-4", "600", "Wolfden Serif", 600),
}
FAMILY_NAMES, STYLE_NAMES, FULL_NAMES = (1, 16), (2, 17), (3, 4, 6)


def rename(font: TTFont, family: str, weight: int) -> None:
    """Give a font another family and one weight."""
    style = "Bold" if weight == 700 else "Regular"
    names = {
        **dict.fromkeys(FAMILY_NAMES, family),
        **dict.fromkeys(STYLE_NAMES, style),
        **dict.fromkeys(FULL_NAMES, f"{family.replace(' ', '')}-{weight}"),
    }
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["name"].names = [
        one for one in font["name"].names if one.nameID in names or one.nameID in {0, 13, 14}
    ]
    font["OS/2"].usWeightClass = weight


def part(folder: str, kind: str, alphabet: str, weight: int) -> TTFont:
    """Return the characters of one alphabet in one weight."""
    font = TTFont(VENDOR / folder / f"{folder}-{alphabet}-{kind}-normal.woff2")
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    options = Options(layout_features=["kern"], hinting=False, name_IDs=["*"], notdef_outline=True)
    options.drop_tables += ["STAT", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=ALPHABETS[alphabet])
    subsetter.subset(font)
    font.flavor = None
    return font


def main() -> None:
    """Write every cut."""
    FONTS.mkdir(exist_ok=True)
    for cut, (folder, kind, family, weight) in CUTS.items():
        with TemporaryDirectory() as draft:
            paths = [Path(draft) / f"{alphabet}.ttf" for alphabet in ALPHABETS]
            for path in paths:
                part(folder, kind, path.stem, weight).save(path)
            font = Merger().merge([str(path) for path in paths])
        rename(font, family, weight)
        font.save(FONTS / f"{cut}.ttf")
    for folder in ("source-sans-3", "source-serif-4"):
        text = (VENDOR / folder / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"LICENSE-{folder}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
