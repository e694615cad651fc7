"""Places where the code can be broken: which of them, how they are put into it, which are equivalent."""

import json
import random
import re


class Mutant:
    """A place where the code can be broken, with a number once it is put in."""

    def __init__(self, site):
        self.__dict__.update(site)
        self.number = None
        self.range = None  # the bytes of the broken file that it stands in
        self.suites = []  # those that come by
        self.outcome = None  # caught, timeout, crashed, survived
        self.by = ""

    @property
    def key(self):
        return (self.file, self.text, self.kind, self.before, self.after)

    @property
    def change(self):
        return f"{self.before} → {self.after or 'nothing'}"

    def record(self):
        return {"file": self.file, "line": self.line, "kind": self.kind, "text": self.text,
                "before": self.before, "after": self.after, "outcome": self.outcome, "by": self.by}


def by_file(mutants):
    found = {}
    for mutant in mutants:
        found.setdefault(mutant.file, []).append(mutant)
    return found


def spread(mutants, seed):
    """The mutants of a file in an order of which each beginning is spread evenly over it."""
    count = len(mutants)
    offset = random.Random(f"{seed} {mutants[0].file}").randrange(count)
    width = max(count - 1, 1).bit_length()
    reverse = [int(f"{index:0{width}b}"[::-1], 2) for index in range(count)]
    order = sorted(range(count), key=reverse.__getitem__)
    return [mutants[(index + offset) % count] for index in order]


def quotas(files, count):
    """How many mutants each file gets: its share, and one at least."""
    total = sum(map(len, files.values()))
    return {file: min(len(found), max(1, round(count * len(found) / total)))
            for file, found in files.items()}


def broken(source, mutants):
    """A file's text with mutants beside what they replace; notes where each stands in it."""
    source = source.encode()
    insertions = []
    for mutant in mutants:
        prefix = mutant.prefix.replace("#", str(mutant.number)).encode()
        suffix = mutant.suffix.replace("#", str(mutant.number)).encode()
        # What ends at a place comes before what begins there; what is outside begins first, ends last.
        insertions.append(((mutant.start, 1, -mutant.end, -mutant.level, mutant.number), prefix))
        insertions.append(
            ((mutant.end, 0, -mutant.start, mutant.level, -mutant.number), suffix))
    insertions.sort(key=lambda insertion: insertion[0])

    result, place, begins, ends = bytearray(), 0, {}, {}
    for (offset, isPrefix, _, _, number), text in insertions:
        result += source[place:offset]
        place = offset
        if isPrefix:
            begins[number] = len(result)
        result += text
        if not isPrefix:
            ends[-number] = len(result)
    result += source[place:]
    for mutant in mutants:
        mutant.range = (begins[mutant.number], ends[mutant.number])
    return bytes(result)


def blamed(text, line, column, mutants):
    """The mutants that a compiler's error at a place of a broken file is put down to."""
    lines = text.split(b"\n")
    begin = sum(len(each) + 1 for each in lines[:line - 1])
    offset = begin + column - 1
    around = [m for m in mutants if m.range[0] <= offset <= m.range[1]]
    if around:
        return [min(around, key=lambda m: m.range[1] - m.range[0])]
    for more in (0, 4, 20):
        first = sum(len(each) + 1 for each in lines[:max(line - 1 - more, 0)])
        last = begin + sum(len(each) + 1 for each in lines[line - 1:line + more])
        near = [m for m in mutants if m.range[0] <= last and m.range[1] >= first]
        if near:
            return near
    return mutants


ERROR = re.compile(r"^(/.*?\.swift):(\d+):(\d+): error: (.*)$", re.MULTILINE)


class Equivalents:
    """The list of mutants that change nothing that can be seen, each with the reason."""

    def __init__(self, path):
        self.entries = json.loads(path.read_text(encoding="utf-8"))
        self.reasons = {
            (e["file"], e["text"], e["kind"], e["before"], e["after"]): e["reason"]
            for e in self.entries}

    def reason(self, mutant):
        return self.reasons.get(mutant.key)

    def faults(self, sites, ran):
        """What is wrong with the list: entries of nothing, and those that a test catches after all."""
        there = {site.key for site in sites}
        caught = {mutant.key: mutant for mutant in ran if mutant.outcome != "survived"}
        survived = {mutant.key for mutant in ran if mutant.outcome == "survived"}
        for key in self.reasons:
            entry = f"equivalents.json: {key[0]}: {key[2]}: {key[3]} → {key[4] or 'nothing'}"
            if key not in there:
                yield f"{entry}: there is no such place any more"
            elif key in caught and key not in survived:
                yield f"{entry}: not equivalent: {caught[key].by or caught[key].outcome}"
