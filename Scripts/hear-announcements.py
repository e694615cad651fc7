#!/usr/bin/python3
"""Writes what a screen reader is told at once, wherever the focus is, as JSON lines.

    Scripts/hear-announcements.py [--wait SECONDS] [--until TEXT]

A line comes for each announcement, and for each notification or alert that begins to show; which
are the events that screen readers for AT-SPI speak. The first line, "listening", says that nothing
is missed any more. It ends after so many seconds, or once a text was heard. Run it in the same
session as the application (see Scripts/with-display).

Needs Debian's python3-gi, gir1.2-atspi-2.0 and at-spi2-core.
"""

import argparse
import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

SHOWN = {Atspi.Role.ALERT, Atspi.Role.INFO_BAR, Atspi.Role.NOTIFICATION}


def message_of(event):
    """What is to be spoken for an event; None where it is nothing."""
    if event.type.startswith("object:announcement"):
        return str(event.any_data)
    if not event.detail1 or event.source.get_role() not in SHOWN:
        return None
    return event.source.get_name()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--wait", type=float, default=10, metavar="SECONDS")
    parser.add_argument("--until", metavar="TEXT")
    options = parser.parse_args()

    def heard(event):
        try:
            message = message_of(event)
        except GLib.Error:
            return  # The source is gone.
        if message is None:
            return
        kind = event.type.split(":")[-1]
        print(json.dumps({"kind": kind, "message": message}, ensure_ascii=False), flush=True)
        if message == options.until:
            Atspi.event_quit()

    listener = Atspi.EventListener.new(heard)
    listener.register("object:state-changed:showing")
    listener.register("object:announcement")
    Atspi.get_desktop(0).get_child_count()  # Once this is answered, so is what was asked before.
    print(json.dumps({"kind": "listening", "message": ""}), flush=True)

    def end():
        Atspi.event_quit()
        return False

    GLib.timeout_add(int(options.wait * 1000), end)
    Atspi.event_main()


if __name__ == "__main__":
    main()
