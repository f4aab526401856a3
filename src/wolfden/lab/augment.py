"""More data of the same games: rows as they are on a board that was laid onto itself.

``Spec.symmetries`` returns the permutations of a table, ``augment`` applies them to arrays, and
``Dataset.augmented`` to a data set.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from wolfden.lab import lab_libraries

with lab_libraries():
    import numpy as np
    from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True)
class Permutation:
    """Where each number of an observation and each word goes under a symmetry of the board."""

    numbers: NDArray[np.int64]
    words: NDArray[np.int64]


def augment(
    symmetries: Sequence[Permutation],
    observations: NDArray[Number],
    masks: NDArray[np.generic],
    words: NDArray[np.integer],
) -> tuple[NDArray[Number], NDArray[np.generic], NDArray[np.int64]]:
    """Return rows once for each symmetry: all rows under the first one, then under the next.

    Visits and chances of words are permuted as masks are, so they can be given in their place.
    """
    return (
        np.concatenate([_permute_rows(observations, each.numbers) for each in symmetries]),
        np.concatenate([_permute_rows(masks, each.words) for each in symmetries]),
        np.concatenate([each.words[words] for each in symmetries]),
    )


def _permute_rows(rows: NDArray[Number], places: NDArray[np.int64]) -> NDArray[Number]:
    found = np.empty_like(rows)
    found[:, places] = rows
    return found
