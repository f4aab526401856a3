"""Puzzles of the day."""

from wolfden.server.feature import Feature
from wolfden.server.features.puzzles import wire
from wolfden.server.features.puzzles.previews import puzzle_preview, puzzles_preview
from wolfden.server.features.puzzles.routes import DailyPuzzles, OnePuzzle
from wolfden.server.pages import named, plain

FEATURE = Feature[None](
    name="puzzles",
    needs=("history", "plans"),
    routes=(DailyPuzzles, OnePuzzle),
    wire=(wire,),
    pages=(plain("puzzles", puzzles_preview), named("puzzles", puzzle_preview)),
)
