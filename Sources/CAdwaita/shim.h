#ifndef CONVENE_CADWAITA_H
#define CONVENE_CADWAITA_H

#include <adwaita.h>
#include <glib-unix.h>

#endif
