#!/usr/bin/python3
"""Prints what a screen reader finds in a running application, as JSON.

    Scripts/read-accessible-tree.py NAME [--wait SECONDS] [--action ROLE NAME]

NAME is the application's name on the accessibility bus: for GTK the name of its program or its
identifier. Run it in the same session as the application (see Scripts/with-display). Each node is

    {"role", "name", "description", "states", "text", "extents", "actions", "children"}

with only those states that matter to a person, and the extents in pixels in the window. With
--action, the first node with that role and name is activated before the tree is read.

Needs Debian's python3-gi, gir1.2-atspi-2.0 and at-spi2-core. The status is 1 where no such
application, or no such node, turns up in time.
"""

import argparse
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = [
    "active", "busy", "checked", "editable", "enabled", "expandable", "expanded", "focusable",
    "focused", "selectable", "selected", "sensitive", "showing", "visible",
]


def find_application(name, seconds):
    """The application with that name, waited for; None where it doesn't turn up."""
    deadline = time.monotonic() + seconds
    while True:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_name() == name:
                return application
        if time.monotonic() >= deadline:
            return None
        time.sleep(0.05)


def attempt(read, otherwise=None):
    """What `read` gives; `otherwise` where the node went meanwhile or has no such thing."""
    try:
        return read()
    except GLib.Error:
        return otherwise


def states_of(node):
    held = attempt(node.get_state_set)
    if held is None:
        return []
    return [name for name in STATES if held.contains(getattr(Atspi.StateType, name.upper()))]


def text_of(node):
    text = attempt(node.get_text_iface)
    if text is None:
        return None
    return attempt(lambda: Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)))


def extents_of(node):
    component = attempt(node.get_component_iface)
    if component is None:
        return None
    box = attempt(lambda: Atspi.Component.get_extents(component, Atspi.CoordType.WINDOW))
    return box and {"x": box.x, "y": box.y, "width": box.width, "height": box.height}


def actions_of(node):
    action = attempt(node.get_action_iface)
    if action is None:
        return []
    count = attempt(lambda: Atspi.Action.get_n_actions(action), 0)
    return [attempt(lambda: Atspi.Action.get_action_name(action, i), "") for i in range(count)]


def children_of(node):
    count = attempt(node.get_child_count, 0)
    nodes = (attempt(lambda: node.get_child_at_index(index)) for index in range(count))
    return [child for child in nodes if child is not None]


def describe(node):
    """The node and all below it; what is empty is left out."""
    entry = {
        "role": attempt(node.get_role_name, "?"),
        "name": attempt(node.get_name, ""),
        "description": attempt(node.get_description, ""),
        "states": states_of(node),
        "text": text_of(node),
        "extents": extents_of(node),
        "actions": actions_of(node),
        "children": [describe(child) for child in children_of(node)],
    }
    return {key: value for key, value in entry.items() if value not in (None, "", [])}


def activate(node, role, name):
    """Does the first action of the first node with that role and name; whether there is one."""
    if node.get_role_name() == role and node.get_name() == name:
        action = attempt(node.get_action_iface)
        return action is not None and Atspi.Action.do_action(action, 0)
    return any(activate(child, role, name) for child in children_of(node))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name")
    parser.add_argument("--wait", type=float, default=10, metavar="SECONDS")
    parser.add_argument("--action", nargs=2, metavar=("ROLE", "NAME"))
    options = parser.parse_args()

    application = find_application(options.name, options.wait)
    if application is None:
        print(f"no application named {options.name} on the accessibility bus", file=sys.stderr)
        return 1
    if options.action and not activate(application, *options.action):
        print("nothing to activate: " + " ".join(options.action), file=sys.stderr)
        return 1
    json.dump(describe(application), sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
