"""Scenes by night; a scene's name is its picture's name."""

import math

from .canvas import SIZE, Canvas, Noise, hills, mix, rgb, ridge, smooth


def moon():
    c = Canvas(20)
    c.gradient(
        (0.0, rgb("0b1238")), (0.4, rgb("1e2f68")), (0.75, rgb("4e6aa3")), (1.0, rgb("7f9bc4"))
    )
    c.stars(230, 0.75)
    c.glow(0.62, 0.32, 0.27, rgb("9db6e8"), 0.5)
    c.glow(0.62, 0.32, 0.17, rgb("dfe8ff"), 0.4)
    noise = Noise(201)

    def face(x, y):
        sea = smooth((noise.fractal(x * 1.9 + 7, y * 1.9 + 5.2, 4) - 0.5) * 6)
        edge = smooth((math.hypot(x, y) - 0.55) * 1.9)
        return mix(mix(rgb("fdf8e8"), rgb("d3d1cf"), sea * 0.75), rgb("cdd3e2"), edge * 0.6)

    c.disc(0.62, 0.32, 0.148, face)
    for x, y, r in (
        (0.58, 0.25, 0.014),
        (0.68, 0.37, 0.019),
        (0.62, 0.41, 0.011),
        (0.7, 0.27, 0.009),
        (0.54, 0.35, 0.01),
    ):
        c.disc(x, y, r, rgb("c6c5c6"), 0.6)
        c.disc(x - r * 0.15, y - r * 0.15, r * 0.75, rgb("e6e3da"), 0.6)
    c.clouds(202, 0.3, 0.62, rgb("a9bee6"), 0.5, (1.5, 13), 0.44)
    hills(
        c,
        [
            (0.7, 0.07, 2.6, 203, "4a659b", "6684b3"),
            (0.78, 0.06, 2.1, 204, "2f4880", "48639a"),
            (0.87, 0.05, 1.7, 205, "1b2d5e", "2a4176"),
        ],
    )
    c.woods(ridge(0.87, 0.05, 1.7, 205), 34, (0.03, 0.07), rgb("172652"))
    hills(c, [(0.965, 0.03, 1.5, 206, "0d1739", "0d1739")])
    c.woods(ridge(0.965, 0.03, 1.5, 206), 30, (0.07, 0.2), rgb("0d1739"))
    return c


def aurora():
    c = Canvas(21)
    c.gradient((0.0, rgb("050b26")), (0.45, rgb("0b2144")), (0.72, rgb("174a5c")))
    c.stars(260, 0.7)
    noise = Noise(211)
    for level, sway, height, seed, low, high, strength in (
        (0.43, 0.1, 0.36, 3.0, "5dfbb0", "6a4fd8", 0.8),
        (0.53, 0.07, 0.26, 9.0, "8dffc8", "2f9fd0", 0.75),
    ):
        low, high = rgb(low), rgb(high)
        for i in range(SIZE):
            x = (i + 0.5) / SIZE
            base = (
                level
                + sway * math.sin(x * 5.2 + seed)
                + sway * 0.9 * (noise.fractal(x * 2.4 + seed, 0.0, 3) - 0.5)
            )
            rays = 0.3 + 0.7 * noise.fractal(x * 26 + seed * 3, 0.0, 3) ** 1.2 * 1.4
            light = strength * rays * (0.35 + 0.65 * noise.fractal(x * 3.1 + seed * 5, 0.0, 2))
            tall = height * (0.6 + 0.8 * noise.fractal(x * 9 + seed * 7, 0.0, 3))
            for j in range(max(0, int((base - tall * 1.2) * SIZE)), int((base + 0.035) * SIZE)):
                up = (base - (j + 0.5) / SIZE) / tall
                w = light * (
                    math.exp(-((up / 0.42) ** 1.5)) if up > 0 else smooth(1 + up * tall / 0.035)
                )
                r, g, b = c.pixels[j][i]
                color = mix(low, high, up * 1.35)
                c.pixels[j][i] = (
                    r + (1 - r) * w * color[0],
                    g + (1 - g) * w * color[1],
                    b + (1 - b) * w * color[2],
                )
    haze = (0.5, rgb("1d4f63"), 0.6)
    c.mountain(
        0.25,
        0.49,
        (0.75, 0.85),
        rgb("31607a"),
        rgb("173652"),
        212,
        0.74,
        (0.07, rgb("b8e3e4"), rgb("5b93aa")),
        haze,
    )
    c.mountain(
        0.78,
        0.53,
        (0.7, 0.8),
        rgb("31607a"),
        rgb("173652"),
        213,
        0.74,
        (0.06, rgb("b8e3e4"), rgb("5b93aa")),
        haze,
    )
    c.mountain(
        0.52,
        0.56,
        (0.7, 0.7),
        rgb("2a566f"),
        rgb("143049"),
        214,
        0.74,
        (0.05, rgb("b8e3e4"), rgb("5b93aa")),
        haze,
    )
    line = ridge(0.725, 0.012, 3, 215)
    c.land(line, lambda x, y, d: rgb("0c2436"))
    c.woods(line, 110, (0.02, 0.06), rgb("0b2133"))
    c.reflect(0.745, rgb("0a2038"), 0.22, 0.8, 0.5)
    c.glints(0.5, 0.78, 0.98, 0.8, rgb("a9ffd9"), 30, 0.15)
    return c


def city():
    c = Canvas(22)
    c.gradient(
        (0.0, rgb("1a1a4b")), (0.3, rgb("4a2f7a")), (0.55, rgb("b4508d")), (0.8, rgb("ff9d7a"))
    )
    c.stars(110, 0.35)
    c.glow(0.38, 0.6, 0.25, rgb("ffb98a"), 0.55)
    c.disc(0.38, 0.5, 0.105, lambda x, y: mix(rgb("ffe9a8"), rgb("ff8f7e"), (y + 1) / 2))
    c.clouds(221, 0.2, 0.6, rgb("e07fa6"), 0.4, (1.5, 14), 0.45)

    def tower(x, width, top, color, base=0.8, lit=0.0, roof=0, seed=0):
        body = [(x, base), (x, top), (x + width, top), (x + width, base)]
        c.polygon(body, color)
        middle = x + width / 2
        if roof == 1:
            c.polygon(
                [
                    (x, top + 0.001),
                    (x + width * 0.2, top - 0.022),
                    (x + width * 0.8, top - 0.022),
                    (x + width, top + 0.001),
                ],
                color,
            )
            c.polygon(
                [
                    (middle - 0.002, top),
                    (middle - 0.001, top - 0.09),
                    (middle + 0.001, top - 0.09),
                    (middle + 0.002, top),
                ],
                color,
            )
        if roof == 2:
            c.polygon(
                [(x, top + 0.001), (x + width, top - width * 0.55), (x + width, top + 0.001)], color
            )
        if roof == 3:
            c.polygon(
                [
                    (x + width * 0.15, top + 0.001),
                    (x + width * 0.15, top - 0.02),
                    (x + width * 0.85, top - 0.02),
                    (x + width * 0.85, top + 0.001),
                ],
                color,
            )
            c.polygon(
                [
                    (x + width * 0.3, top - 0.019),
                    (x + width * 0.3, top - 0.04),
                    (x + width * 0.7, top - 0.04),
                    (x + width * 0.7, top - 0.019),
                ],
                color,
            )
        if not lit:
            return
        c.polygon(
            [
                (x + width * 0.72, base),
                (x + width * 0.72, top),
                (x + width, top),
                (x + width, base),
            ],
            rgb("0d0b2b"),
            0.3,
        )
        columns = max(2, round(width / 0.019))
        for i in range(columns):
            y = top + 0.018
            while y < base - 0.02:
                if c.random.random() < lit:
                    left = x + width * (i + 0.26) / columns
                    warm = rgb("ffd98a") if c.random.random() < 0.8 else rgb("9fe0ff")
                    c.polygon(
                        [
                            (left, y),
                            (left + width * 0.5 / columns, y),
                            (left + width * 0.5 / columns, y + 0.009),
                            (left, y + 0.009),
                        ],
                        warm,
                        0.55 + 0.45 * c.random.random(),
                    )
                y += 0.0185

    x = -0.02
    while x < 1:
        w = 0.04 + 0.05 * c.random.random()
        tower(x, w * 1.02, 0.5 + 0.2 * c.random.random(), rgb("a65591"))
        x += w
    x = -0.03
    while x < 1:
        w = 0.05 + 0.05 * c.random.random()
        tower(x, w * 1.02, 0.44 + 0.26 * c.random.random(), rgb("623a80"), lit=0.13)
        x += w
    for x, w, top, roof in (
        (-0.02, 0.1, 0.5, 3),
        (0.09, 0.075, 0.61, 0),
        (0.175, 0.1, 0.35, 1),
        (0.285, 0.08, 0.66, 2),
        (0.375, 0.09, 0.58, 3),
        (0.475, 0.06, 0.69, 0),
        (0.545, 0.1, 0.44, 2),
        (0.655, 0.075, 0.6, 0),
        (0.74, 0.095, 0.31, 1),
        (0.845, 0.07, 0.55, 3),
        (0.925, 0.1, 0.47, 0),
    ):
        tower(x, w, top, rgb("241a4d"), lit=0.42, roof=roof)
    c.polygon([(0, 0.793), (1, 0.793), (1, 0.81), (0, 0.81)], rgb("17123a"))
    c.reflect(0.808, rgb("2a1c55"), 0.28, 1.3, 0.6)
    c.glints(0.4, 0.82, 0.99, 0.5, rgb("ffc09a"), 60, 0.3)
    return c


SCENES = (moon, aurora, city)
