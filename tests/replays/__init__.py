"""Golden replays: finished games as text, played through again."""
