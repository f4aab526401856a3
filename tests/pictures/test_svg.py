"""The builder of SVG text: whatever goes in, what comes out is well formed."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from wolfden.pictures.svg import (
    NAMESPACE,
    Markup,
    document,
    element,
    group,
    shift,
    text,
    titled,
    use,
    words,
)


@given(st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn"))))
def test_text_and_attributes_come_back_as_they_went_in(line: str) -> None:
    parsed = ElementTree.fromstring(words(line, 1, 2, line))
    assert (parsed.text or "") == line
    assert parsed.get("class") == line


@given(st.text(st.sampled_from("\0\x07\t\n\r\x1b \ud800\ufffe&<>'\"x")))
def test_what_xml_cannot_hold_does_not_break_the_picture(line: str) -> None:
    parsed = ElementTree.fromstring(element("g", titled(line), id=line))
    assert len(parsed.attrib["id"]) == len(line)


def test_a_group_keeps_its_children_in_order() -> None:
    parsed = ElementTree.fromstring(group([element("a"), element("b")], data_seat=3))
    assert [child.tag for child in parsed] == ["a", "b"]
    assert parsed.attrib == {"data-seat": "3"}


def test_a_copy_of_a_symbol_refers_to_it() -> None:
    parsed = ElementTree.fromstring(use("den", 1, 2, 0.5, class_="fang"))
    assert parsed.attrib == {"href": "#den", "transform": shift(1, 2, 0.5), "class": "fang"}


def test_a_document_says_what_it_is() -> None:
    drawn = document((10, 20.5), "A & B", "<two>", "a>b{}", [element("path", id="p")], [text("x")])
    root = ElementTree.fromstring(drawn)
    space = {"s": NAMESPACE}
    assert root.tag == f"{{{NAMESPACE}}}svg"
    assert (root.get("role"), root.get("viewBox")) == ("img", "0 0 10 20.5")
    assert root.findtext("s:title", namespaces=space) == "A & B"
    assert root.findtext("s:desc", namespaces=space) == "<two>"
    assert root.findtext("s:style", namespaces=space) == "a>b{}"
    named = {child.get("id") for child in root if child.get("id")}
    assert set((root.get("aria-labelledby") or "").split()) == named


def test_markup_is_text_that_was_escaped() -> None:
    assert text('<&>"') == Markup('&lt;&amp;&gt;"')
