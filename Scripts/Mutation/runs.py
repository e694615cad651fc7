"""Runs of the tests: which suites come by which mutants, and what catches each."""

import concurrent.futures
import os
import re
import resource
import signal
import subprocess
import threading
import time

from package import COPY, FOLDER

# Random tests run few rounds, always the same ones.
ENVIRONMENT = {"CONVENE_SEED": "1", "CONVENE_ROUNDS_OF": "20", "NO_COLOR": "1"}
# Where nothing is computed for so long, something waits for ever.
IDLE_SECONDS = 15
MOST_MEMORY = 12 << 30
# Suites that together take so many seconds share a process.
SHARED_SECONDS = 2.0
# What takes longer is asked only of mutants that nothing quicker has caught.
QUICK_SECONDS = 1.5


def binary():
    return next((FOLDER / "build/debug").glob("*.xctest"))


def start(suites, environment, seconds):
    names = "|".join(re.escape(suite) for suite in suites)
    variables = {**os.environ, **ENVIRONMENT, **environment}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CONVENE_FUZZ"):
        variables.pop(name, None)

    process = subprocess.Popen(
        [binary(), "--testing-library", "swift-testing", "--no-parallel", "--filter",
         f"^({names})/"],
        cwd=COPY, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL, process_group=0)
    if hasattr(resource, "prlimit"):
        for limit, most in [(resource.RLIMIT_CORE, 0), (resource.RLIMIT_AS, MOST_MEMORY),
                            (resource.RLIMIT_CPU, seconds)]:
            try:
                resource.prlimit(process.pid, limit, (most, most))
            except ProcessLookupError:
                pass  # it is done already
    return process


def seconds_used(process):
    """The processor time of a process that runs; nil where it is not known."""
    try:
        with open(f"/proc/{process.pid}/stat", encoding="utf-8", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return None


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def watch(process, ended, patience):
    """Ends a process that does nothing for long, or takes too long altogether."""
    began = moved = time.monotonic()
    used = -1.0
    while not ended.wait(1):
        now, at = time.monotonic(), seconds_used(process)
        if at != used:
            used, moved = at, now
        if (at is not None and now - moved > IDLE_SECONDS) or now - began > patience:
            ended.timed_out = True
            end(process)
            return


def run(suites, environment, seconds):
    """Runs suites until one finds fault.

    Answers passed, caught, crashed or timeout; what was said; and the processor time.
    """
    process = start(suites, environment, max(int(seconds), 1))
    ended = threading.Event()
    ended.timed_out = False
    watcher = threading.Thread(target=watch, args=(process, ended, 30 * seconds))
    watcher.start()
    fault, isEmpty = None, False
    for line in process.stdout:
        line = line.decode(errors="replace")
        isEmpty = isEmpty or "Test run with 0 tests" in line
        if "✘" in line and "known issue" not in line:
            fault = line.strip().lstrip("✘ ")
            end(process)
            break
    process.stdout.close()
    _, status, usage = os.wait4(process.pid, 0)
    status = process.returncode = os.waitstatus_to_exitcode(status)
    ended.set()
    watcher.join()
    seconds = usage.ru_utime + usage.ru_stime
    if fault:
        return "caught", fault, seconds
    if ended.timed_out or status in (-signal.SIGXCPU, -signal.SIGKILL):
        return "timeout", "a test that doesn't end", seconds
    if status or isEmpty:
        return "crashed", f"a crash (status {status})", seconds
    return "passed", "", seconds


def all_suites():
    tests = subprocess.run(
        [binary(), "--testing-library", "swift-testing", "--list-tests"],
        cwd=COPY, stdout=subprocess.PIPE, check=True).stdout.decode().splitlines()
    return sorted({test.split("/")[0] for test in tests if "/" in test})


def reach(suite, mutants):
    """Which mutants a suite comes by, and its processor time; without any it must pass."""
    path = FOLDER / f"reached.{suite}"
    path.write_bytes(bytes(len(mutants) + 1))
    outcome, said, seconds = run([suite], {"MUTANTS_REACHED": str(path)}, 900)
    reached = path.read_bytes()
    path.unlink()
    return suite, outcome, said, seconds, {m.number for m in mutants if reached[m.number]}


def groups(suites, times):
    """Suites in the order of their time, and short ones together."""
    group, total = [], 0.0
    for suite in sorted(suites, key=lambda suite: times[suite]):
        if group and total + times[suite] > SHARED_SECONDS:
            yield group
            group, total = [], 0.0
        group.append(suite)
        total += times[suite]
    if group:
        yield group


def judge(mutant, times, areQuick):
    """Runs the suites of a kind that come by a mutant, until one of them catches it."""
    suites = [suite for suite in mutant.suites if (times[suite] <= QUICK_SECONDS) == areQuick]
    for group in groups(suites, times):
        limit = 10 + 5 * sum(times[suite] for suite in group)
        outcome, said, _ = run(group, {"MUTANT": str(mutant.number)}, limit)
        if outcome != "passed":
            mutant.outcome, mutant.by = outcome, said
            return mutant
    mutant.outcome = "survived"
    mutant.by = "" if mutant.suites else "no test comes by"
    return mutant


def each(work, items):
    """Does something with each item, on all processors; answers what comes of it, as it comes."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for future in concurrent.futures.as_completed([pool.submit(work, item) for item in items]):
            yield future.result()
