#!/usr/bin/python3
"""Takes NetworkManager's name on the bus of DBUS_SYSTEM_BUS_ADDRESS and says what it is told to.

Each line of the standard input is a state and a connectivity in NetworkManager's numbers, such as
"70 4" for connected and fully checked. The first is there from the start; each is answered with
"ready" once it is said. The end of the input ends it. Needs Debian's python3-gi.
"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

NAME = "org.freedesktop.NetworkManager"
PATH = "/org/freedesktop/NetworkManager"
INTERFACE = Gio.DBusNodeInfo.new_for_xml(f"""
<node><interface name="{NAME}">
  <property name="State" type="u" access="read"/>
  <property name="Connectivity" type="u" access="read"/>
  <property name="Metered" type="u" access="read"/>
</interface></node>
""").interfaces[0]

values = {"State": 0, "Connectivity": 0, "Metered": 0}


def read_line():
    """Whether there was another line, whose values are now those of the properties."""
    line = sys.stdin.readline()
    if line.strip():
        values["State"], values["Connectivity"] = (int(word) for word in line.split())
    return bool(line.strip())


def answer():
    print("ready", flush=True)


def main():
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
    read_line()
    bus.register_object(
        PATH, INTERFACE, None, lambda _bus, _who, _path, _of, name: GLib.Variant("u", values[name]),
        None)

    def tell(*_):
        if not read_line():
            loop.quit()
            return False
        changed = {name: GLib.Variant("u", value) for name, value in values.items()}
        bus.emit_signal(
            None, PATH, "org.freedesktop.DBus.Properties", "PropertiesChanged",
            GLib.Variant("(sa{sv}as)", (NAME, changed, [])))
        bus.flush_sync()
        answer()
        return True

    Gio.bus_own_name_on_connection(
        bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: answer(), lambda *_: loop.quit())
    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, tell)
    loop.run()


if __name__ == "__main__":
    main()
