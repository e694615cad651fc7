"""A copy of the package in which all mutants stand, built once."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

from mutants import ERROR, blamed, broken, by_file

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build/mutate"
COPY = FOLDER / "package"
MODULES = ["ConveneDiff", "ConveneLists", "ConveneStates", "ConveneScreens", "ConveneUIKit"]
MOST_BUILDS = 40
LEFT_OUT = FOLDER / "left-out.json"

# Warnings aren't errors there: what stands beside a mutant may look strange.
MANIFEST = """
for target in package.targets where %s.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-suppress-warnings"])]
  target.dependencies.append("MutationSwitch")
}
package.targets.append(.target(name: "MutationSwitch"))
"""


def sources():
    """The text of each file that is mutated, by its name."""
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for module in MODULES
            for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))}


def build_mutator():
    """Builds what finds the sites, with the syntax library that comes with the compiler."""
    here = pathlib.Path(__file__).parent
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    host = compiler.parent.parent / "lib/swift/host"
    if not (host / "SwiftSyntax.swiftmodule").exists():
        sys.exit(f"mutate: this toolchain has no SwiftSyntax in {host}")
    mutator = FOLDER / "mutator"
    parts = sorted(here.glob("*.swift"))
    if not mutator.exists() or mutator.stat().st_mtime < max(p.stat().st_mtime for p in parts):
        libraries = [f"-l{name}" for name in ("SwiftSyntax", "SwiftParser", "SwiftOperators")]
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["swiftc", "-parse-as-library", "-swift-version", "6", "-I", host, "-L", host, *libraries,
             "-Xlinker", "-rpath", "-Xlinker", host, *parts, "-o", mutator], check=True)
    return mutator


def write(path, data):
    """Writes what differs, so that nothing is built again that needn't be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def copy_package():
    """Copies what isn't mutated, and takes away what is there no more."""
    for folder in ("Sources", "Tests", "Documentation", "Scripts"):
        there = set()
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                there.add(COPY / path.relative_to(ROOT))
                if path.suffix != ".swift" or not is_mutated(path):
                    write(COPY / path.relative_to(ROOT), path.read_bytes())
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and path not in there and "MutationSwitch" not in path.parts:
                path.unlink()
    for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        write(COPY / name, (ROOT / name).read_bytes())
    modules = "[" + ", ".join(f'"{module}"' for module in MODULES) + "]"
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8") + MANIFEST % modules
    write(COPY / "Package.swift", manifest.encode())
    switch = pathlib.Path(__file__).parent / "Switch"
    for path in switch.rglob("*.*"):
        write(COPY / "Sources/MutationSwitch" / path.relative_to(switch), path.read_bytes())


def is_mutated(path):
    parts = path.relative_to(ROOT).parts
    return parts[0] == "Sources" and parts[1] in MODULES


def put_in(texts, mutants):
    """Writes the files with their mutants, numbered from 1.

    The texts are those that the places were found in, whatever has become of the files since.
    """
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    found = by_file(mutants)
    for name, text in texts.items():
        within = found.get(name, [])
        result = broken(text, within)
        if within:
            # Public: code that is inlined elsewhere, and default arguments, need the switch there, too.
            head = b"public import MutationSwitch\n"
            for mutant in within:
                mutant.range = tuple(place + len(head) for place in mutant.range)
            result = head + result
        write(COPY / name, result)


def module_map():
    """Where a test that asks the compiler finds the switch; not there while it is built itself."""
    return FOLDER / "build/debug/Modules/module.modulemap"


def build(log):
    module_map().unlink(missing_ok=True)
    environment = {**os.environ, "CONVENE_PORTABLE": "1"}
    command = ["swift", "build", "--build-tests", "--package-path", COPY, "--scratch-path",
               FOLDER / "build"]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    log.write_bytes(done.stdout)
    if done.returncode == 0:
        header = COPY / "Sources/MutationSwitch/include/MutationSwitch.h"
        module_map().write_text(f'module MutationSwitch {{ header "{header}" }}\n')
    return done.returncode == 0, done.stdout.decode(errors="replace")


def build_without_faults(texts, sites, choose, report):
    """Builds, takes out what doesn't compile, and so on; answers the mutants of the build, and the others.

    `choose` answers the mutants to put in, without those that are given. What didn't compile in an
    earlier run isn't tried again.
    """
    known = {tuple(key): said for key, said in json.loads(LEFT_OUT.read_text("utf-8"))} \
        if LEFT_OUT.exists() else {}
    left_out = [site for site in sites if site.key in known]
    for site in left_out:
        site.by = known[site.key]
    for _ in range(MOST_BUILDS):
        mutants = choose(left_out)
        put_in(texts, mutants)
        isBuilt, output = build(FOLDER / "build.log")
        if isBuilt:
            return mutants, left_out
        guilty = {}
        for path, line, column, message in ERROR.findall(output):
            path = pathlib.Path(path)
            if not path.is_relative_to(COPY):
                continue
            name = str(path.relative_to(COPY))
            within = [m for m in mutants if m.file == name]
            for mutant in blamed(path.read_bytes(), int(line), int(column), within):
                guilty[mutant.number] = mutant
                mutant.by = message
        if not guilty:
            sys.exit(f"mutate: the copy doesn't build:\n{output[-3000:]}")
        left_out += guilty.values()
        LEFT_OUT.write_text(json.dumps([(m.key, m.by) for m in left_out]), "utf-8")
        for mutant in guilty.values():
            report(f"  {mutant.file}:{mutant.line}: {mutant.change}: {mutant.by}")
        report(f"  {len(guilty)} don't compile; built again without them")
    sys.exit(f"mutate: there are faults after {MOST_BUILDS} builds, see {FOLDER / 'build.log'}")
