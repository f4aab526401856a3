"""Each option of W17 has a test named for it; ``tests/titles`` asks the same of every rule."""

from tests.titles.chapters import chapters_of
from wolfden.titles.the_wolves.game import META


def test_every_option_has_a_test_named_for_it() -> None:
    names = [name for chapter, name in chapters_of("the-wolves").tests if chapter == 17]
    switches = {option.name for option in META.options} - {"turn-limit", "board"}
    for option in switches:
        assert [name for name in names if name.startswith(f"test_w17_{option.replace('-', '_')}_")]
