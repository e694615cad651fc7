"""What benchmarks print, draw and write into the documentation."""

import importlib.util
import os
import pathlib
import platform
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "Documentation/Performance.md"
PICTURES = ROOT / "Documentation/Pictures"
BLUE, GREY, RED = "#1c71d8", "#77767b", "#c64600"


def build(*products):
    # Afresh: the package manager keeps code that was inlined from a module before it changed.
    shutil.rmtree(ROOT / "Benchmarks/.build", ignore_errors=True)
    for product in products:
        subprocess.run(
            ["swift", "build", "-c", "release", "--package-path", "Benchmarks",
             "--product", product], cwd=ROOT, check=True)


def aligned(head, body):
    """The lines of a table for the terminal: the first column to the left, the others to the right."""
    widths = [max(len(line[column]) for line in [head, *body]) for column in range(len(head))]
    for line in [head, *body]:
        yield "  ".join(
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(line, widths)))


def machine():
    model = next((line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8")
                  if line.startswith("model name")), platform.processor()) \
        if os.path.exists("/proc/cpuinfo") else platform.processor()
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"Swift version (\S+)", swift)
    return f"{platform.system()} on {model}, Swift {version.group(1) if version else '?'}"


def write_table(name, text_before, head, body, text_after=""):
    """Puts a table between the page's marks of a name."""
    rows = ["| " + " | ".join(head) + " |", "|-|" + "-:|" * (len(head) - 1)]
    rows += ["| " + " | ".join(line) + " |" for line in body]
    text = "\n".join([text_before, "", *rows, *(["", text_after] if text_after else [])])
    page = PAGE.read_text(encoding="utf-8")
    page, count = re.subn(rf"(?s)(<!-- {name} -->\n).*?(<!-- end -->)",
                          lambda m: m.group(1) + text + "\n" + m.group(2), page)
    if count != 1:
        raise SystemExit(f"{PAGE.name} has no place for the table “{name}”")
    PAGE.write_text(page, encoding="utf-8")


def install_matplotlib():
    """Nothing but plots needs it, so it isn't in Scripts/bootstrap."""
    if importlib.util.find_spec("matplotlib") or not shutil.which("apt-get"):
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", "-q", "python3-matplotlib"]
    subprocess.run(install if os.geteuid() == 0 else ["sudo", *install], check=False)
    importlib.invalidate_caches()


def pyplot():
    """What draws plots; None where it can't be had."""
    try:
        import matplotlib
    except ImportError:
        print("there is no matplotlib for this Python, so there is no plot.")
        return None
    matplotlib.use("Agg")
    from matplotlib import pyplot as drawing
    return drawing


def save(figure, path):
    figure.tight_layout()
    figure.savefig(path, dpi=100)
    print(f"plot: {path.relative_to(ROOT)}")
