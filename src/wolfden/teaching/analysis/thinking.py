"""Engine thoughts; they have moved to ``wolfden.teaching.thinking``."""

from wolfden.teaching.thinking import Analysis as Analysis, Thought as Thought
