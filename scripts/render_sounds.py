"""Render the sounds of the page to files, and measure how loud, long and bright they are.

The page's own synthesis runs offline in a browser. Into a folder go a recording and a spectrogram
of each sound; `docs/page.md` gets the table::

    python -m scripts.render_sounds FOLDER
"""

import argparse
import base64
import os
import tempfile
import wave
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from playwright.sync_api import Page, sync_playwright
from scipy.signal import lfilter, spectrogram

from tests.support.servers import serving
from tests.support.visitors import CHROMIUM
from wolfden.titles import TITLES

mpl.use("Agg")
from matplotlib import pyplot as plt

RATE: Final = 44_100
DOCUMENT: Final = Path(__file__).resolve().parents[1] / "docs" / "page.md"
HEAD: Final = "| title | sound | loudness (LUFS) | peak (dBFS) | length (s) | centroid (Hz) |"
BEGIN: Final = "<!-- sounds: python -m scripts.render_sounds -->\n"
END: Final = "<!-- /sounds -->\n"
AMBIENCE: Final = "ambience"
FAINT: Final = 1e-3
"""Below this share of its peak a sound is over."""

NAMES: Final = """async (title) => {
    const { default: palette } = await import(`/titles/${title}/page/sound/palette.js`);
    return Object.keys(palette.sounds);
}"""
RENDER: Final = """async ([title, name, rate]) => {
    const { default: palette } = await import(`/titles/${title}/page/sound/palette.js`);
    const { lengthOf, perform, ringing } = await import("/js/sound/synthesis.js");
    const sound = palette.sounds[name] ?? palette.ambience;
    const seconds = lengthOf(sound) + palette.space.seconds;
    const audio = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
    perform(audio, ringing(audio, audio.destination, palette.space), sound, 0);
    const bytes = new Uint8Array((await audio.startRendering()).getChannelData(0).buffer);
    let text = "";
    for (let place = 0; place < bytes.length; place += 8192)
        text += String.fromCharCode(...bytes.subarray(place, place + 8192));
    return btoa(text);
}"""

Samples = np.ndarray[Any, np.dtype[np.float64]]


def main() -> None:
    """Render every sound, draw it, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("folder", type=Path, help="where recordings and spectrograms go")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["WOLFDEN_BUNDLE"] = "0"  # modules under their own addresses
    rows = [HEAD, "|---|---|---|---|---|---|"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with serving(Path(data) / "data") as server:
            page = browser.new_page()
            page.goto(f"{server.url}/")
            for title in TITLES.ids():
                sounds = render(page, title)
                draw(folder / f"{title}.png", sounds)
                for name, samples in sounds.items():
                    write_wave(folder / f"{title}-{name}.wav", samples)
                    rows.append(f"| {title} | {name} | {measured(samples)} |")
        browser.close()
    print("\n".join(rows))
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    table = "\n".join(rows)
    DOCUMENT.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", encoding="utf-8")


def render(page: Page, title: str) -> dict[str, Samples]:
    """Return the samples of each sound of a title."""
    names: list[str] = [*page.evaluate(NAMES, title), AMBIENCE]
    coded = {name: page.evaluate(RENDER, [title, name, RATE]) for name in names}
    return {
        name: np.frombuffer(base64.b64decode(text), dtype=np.float32).astype(np.float64)
        for name, text in coded.items()
    }


def measured(samples: Samples) -> str:
    """Return the cells of a sound's row."""
    peak = np.max(np.abs(samples))
    heard = np.flatnonzero(np.abs(samples) > FAINT * peak)
    decibels = 20 * np.log10(peak)
    length = (heard[-1] + 1) / RATE
    return f"{loudness(samples):.1f} | {decibels:.1f} | {length:.1f} | {centroid(samples):.0f}"


def loudness(samples: Samples) -> float:
    """Return the greatest momentary loudness: ITU-R BS.1770, a window of 400 ms."""
    window = round(0.4 * RATE)
    squares = weighted(samples) ** 2
    padded = np.concatenate([squares, np.zeros(window)])
    sums = np.cumsum(padded)
    means = (sums[window:] - sums[:-window]) / window
    means = np.append(means, sums[window - 1] / window)
    return float(-0.691 + 10 * np.log10(np.max(means)))


def weighted(samples: Samples) -> Samples:
    """Return samples as strong as ears hear them: the K-weighting of BS.1770 at any rate."""
    shelf = _shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196)
    high = _high_pass(38.13547087602444, 0.5003270373238773)
    return np.asarray(lfilter(*high, lfilter(*shelf, samples)))


def _shelf(hertz: float, gain: float, quality: float) -> tuple[list[float], list[float]]:
    turn = np.tan(np.pi * hertz / RATE)
    strong = 10 ** (gain / 20)
    middle = strong**0.4996667741545416
    over = 1 + turn / quality + turn**2
    numerator = [
        (strong + middle * turn / quality + turn**2) / over,
        2 * (turn**2 - strong) / over,
        (strong - middle * turn / quality + turn**2) / over,
    ]
    return numerator, [1, 2 * (turn**2 - 1) / over, (1 - turn / quality + turn**2) / over]


def _high_pass(hertz: float, quality: float) -> tuple[list[float], list[float]]:
    turn = np.tan(np.pi * hertz / RATE)
    over = 1 + turn / quality + turn**2
    return [1, -2, 1], [1, 2 * (turn**2 - 1) / over, (1 - turn / quality + turn**2) / over]


def centroid(samples: Samples) -> float:
    """Return where the middle of the spectrum's power is."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(np.sum(hertz * power) / np.sum(power))


def draw(path: Path, sounds: dict[str, Samples]) -> None:
    """Draw the spectrogram of every sound of a title in one picture."""
    rows = -(-len(sounds) // 4)
    figure, axes = plt.subplots(rows, 4, figsize=(16, 2.6 * rows), squeeze=False)
    for axis in axes.flat:
        axis.axis("off")
    for axis, (name, samples) in zip(axes.flat, sounds.items(), strict=False):
        hertz, times, power = spectrogram(samples, RATE, nperseg=1024, noverlap=768)
        axis.axis("on")
        axis.pcolormesh(times, hertz, 10 * np.log10(power + 1e-12), vmin=-110, vmax=-40)
        axis.set(title=name, yscale="symlog", ylim=(40, 12_000))
    figure.tight_layout()
    figure.savefig(path, dpi=60)
    plt.close(figure)


def write_wave(path: Path, samples: Samples) -> None:
    """Write a recording of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32_767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
