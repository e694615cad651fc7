"""Woods, hills and mountains by day; a scene's name is its picture's name."""

import math

from .canvas import Canvas, hills, mix, rgb, ridge


def sunrise():
    c = Canvas(1)
    c.gradient(
        (0.0, rgb("35477d")), (0.28, rgb("a06a93")), (0.46, rgb("f2968a")), (0.62, rgb("ffd9a0"))
    )
    c.clouds(11, 0.05, 0.5, rgb("ffc9b0"), 0.55, (1.8, 11), 0.5)
    c.glow(0.6, 0.56, 0.26, rgb("ffdf9e"), 0.75)
    c.glow(0.6, 0.56, 0.1, rgb("fff2c8"), 0.7)
    c.disc(0.6, 0.55, 0.068, rgb("fffbe6"))
    hills(
        c,
        [
            (0.6, 0.05, 2.5, 12, "d98e8e", "f4b694"),
            (0.68, 0.06, 2.2, 13, "aa6a86", "d48f8c"),
            (0.77, 0.06, 1.9, 14, "74507a", "9c6482"),
            (0.88, 0.05, 1.6, 15, "43366a", "5a4272"),
        ],
    )
    c.woods(ridge(0.88, 0.05, 1.6, 15), 26, (0.02, 0.06), rgb("332b5a"))
    for x, y, s in ((0.26, 0.27, 0.03), (0.32, 0.23, 0.024), (0.37, 0.285, 0.02)):
        c.bird(x, y, s, rgb("4a3f70"), 0.85)
    return c


def mountain():
    c = Canvas(2)
    c.gradient((0.0, rgb("4f8fc9")), (0.5, rgb("b9dbee")), (0.75, rgb("f6ecd9")))
    c.clouds(21, 0.06, 0.42, rgb("ffffff"), 0.75, (2.0, 6.5), 0.47)
    haze = (0.5, rgb("dbe6ea"), 0.75)
    c.mountain(
        0.86,
        0.36,
        (1.0, 0.9),
        rgb("9db4c8"),
        rgb("7892ae"),
        22,
        0.85,
        (0.13, rgb("f5f8fb"), rgb("c4d5e6")),
        haze,
    )
    c.mountain(
        0.14,
        0.4,
        (0.9, 0.95),
        rgb("9db4c8"),
        rgb("7892ae"),
        23,
        0.85,
        (0.1, rgb("f5f8fb"), rgb("c4d5e6")),
        haze,
    )
    c.mountain(
        0.5,
        0.17,
        (1.15, 1.05),
        rgb("8397ac"),
        rgb("53698a"),
        24,
        0.88,
        (0.26, rgb("ffffff"), rgb("b3c8e0")),
        haze,
    )
    hills(
        c, [(0.75, 0.05, 2.2, 25, "7ea08a", "98b394"), (0.83, 0.045, 2.0, 26, "4f7d68", "6b9676")]
    )
    c.woods(ridge(0.83, 0.045, 2.0, 26), 46, (0.03, 0.07), rgb("3a6657"))
    hills(c, [(0.93, 0.035, 1.7, 27, "2c5549", "386455")])
    c.woods(
        ridge(0.93, 0.035, 1.7, 27),
        60,
        (0.05, 0.13),
        lambda h: mix(rgb("2b5548"), rgb("193c36"), h / 0.13),
    )
    return c


def forest():
    c = Canvas(4)
    c.gradient((0.0, rgb("e9f2d6")), (0.5, rgb("cfe3bd")), (1.0, rgb("9cc49b")))
    c.glow(0.66, 0.16, 0.34, rgb("fffbe0"), 0.95)
    for level, count, heights, color, fog in (
        (0.62, 70, (0.14, 0.3), "a9cda5", 0.5),
        (0.72, 60, (0.18, 0.36), "78ab88", 0.45),
        (0.83, 46, (0.22, 0.44), "4a8670", 0.35),
        (0.94, 30, (0.26, 0.5), "285f55", 0.0),
    ):
        line = ridge(level, 0.03, 2, count)
        tone = rgb(color)
        c.land(line, lambda x, y, d, a=tone, f=fog: mix(a, rgb("d3e6c4"), d * 4.4 * f))
        c.woods(line, count, heights, tone)
        if fog:
            c.clouds(count + 1, level - 0.2, level + 0.12, rgb("eaf4dc"), fog, (1.6, 5), 0.62)
    for x, h in ((0.03, 0.9), (0.16, 0.62), (0.95, 0.84), (0.83, 0.5)):
        c.conifer(x, 1.02, h, rgb("173f3b"))
    return c


def meadow():
    c = Canvas(5)
    c.gradient((0.0, rgb("5fb0e0")), (0.55, rgb("d3eef6")))
    c.clouds(51, -0.02, 0.45, rgb("ffffff"), 0.95, (2.0, 5.5), 0.5)
    hills(
        c,
        [
            (0.52, 0.05, 1.8, 52, "a3c9b4", "b9d8b2"),
            (0.59, 0.05, 1.6, 53, "7fb77f", "a5cf85"),
            (0.68, 0.05, 1.3, 54, "5da45f", "8cc46b"),
            (0.77, 0.04, 1.1, 55, "4b9a4d", "75b552"),
        ],
    )
    # A tree on the hill.
    x, base = 0.7, ridge(0.68, 0.05, 1.3, 54)(0.7)
    c.polygon(
        [
            (x - 0.011, base + 0.02),
            (x - 0.007, base - 0.12),
            (x + 0.007, base - 0.12),
            (x + 0.012, base + 0.02),
        ],
        rgb("6b4a35"),
    )
    for dx, dy, r, color in (
        (0.01, -0.17, 0.085, "2f7a4a"),
        (-0.055, -0.14, 0.06, "317d4b"),
        (0.065, -0.135, 0.058, "2b7046"),
        (-0.025, -0.2, 0.06, "4a9a58"),
        (-0.06, -0.165, 0.036, "57a75f"),
        (0.025, -0.215, 0.04, "5cab61"),
    ):
        c.disc(x + dx, base + dy, r, rgb(color))
    # Grass and flowers, smaller and closer together with the distance.
    flowers = [rgb(n) for n in ("fff6f0", "ff8fa3", "ffd34e", "f2645a", "c9a3ef")]
    blades = [rgb(n) for n in ("3d8a45", "59a64c", "80bf58", "2f7a40")]
    things = sorted(
        (0.79 + 0.26 * c.random.random() ** 0.8, c.random.random()) for _ in range(1500)
    )
    line = ridge(0.77, 0.04, 1.1, 55)
    for y, x in things:
        if y < line(x) + 0.02:
            continue
        near = (y - 0.77) / 0.26
        height = 0.012 + 0.05 * near * (0.6 + 0.6 * c.random.random())
        lean = (c.random.random() - 0.5) * height * 0.6
        width = 0.001 + 0.0035 * near
        c.polygon(
            [(x - width, y), (x + lean, y - height), (x + width, y)],
            blades[int(c.random.random() * 4)],
        )
        if c.random.random() < 0.3:
            color = flowers[int(c.random.random() * 5)]
            r = 0.003 + 0.011 * near * (0.7 + 0.5 * c.random.random())
            for turn in range(5):
                a = turn * math.tau / 5 + x * 40
                c.disc(
                    x + lean + math.cos(a) * r * 0.8,
                    y - height + math.sin(a) * r * 0.6,
                    r * 0.62,
                    color,
                )
            c.disc(
                x + lean,
                y - height,
                r * 0.42,
                rgb("ffdf6b") if color != flowers[2] else rgb("d9862c"),
            )
    return c


def autumn():
    c = Canvas(6)
    c.gradient((0.0, rgb("93b7c4")), (0.4, rgb("f1dcb8")), (0.6, rgb("f7e2bd")))
    c.clouds(61, 0.02, 0.4, rgb("fff6e6"), 0.7, (1.8, 8), 0.5)
    hills(c, [(0.47, 0.05, 2.2, 62, "b5a69c", "d5b999"), (0.55, 0.05, 2.0, 63, "a87f63", "c99b68")])
    tones = ["c7502b", "e08a34", "efb443", "a83a2a", "d66c2c", "8e8a3c"]

    def grove(line, count, sizes, shade):
        trees = sorted(
            (sizes[0] + (sizes[1] - sizes[0]) * c.random.random(), c.random.random())
            for _ in range(count)
        )
        for size, x in trees:
            base = line(x) + size * 0.35
            tone = mix(rgb(tones[int(c.random.random() * 6)]), shade[0], shade[1])
            c.polygon(
                [(x - size * 0.07, base), (x, base - size), (x + size * 0.07, base)],
                mix(rgb("4a2f26"), shade[0], shade[1]),
            )
            for part in range(9):
                a, d = c.random.random() * math.tau, c.random.random() ** 0.6 * size * 0.5
                dx, dy = math.cos(a) * d * 0.8, math.sin(a) * d
                light = 0.28 * (-dy - dx * 0.6) / size + (c.random.random() - 0.5) * 0.12
                tone2 = mix(tone, rgb("ffe09a") if light > 0 else rgb("4a1f1c"), abs(light) * 1.7)
                c.disc(
                    x + dx, base - size * 1.05 + dy, size * (0.24 + 0.14 * c.random.random()), tone2
                )

    grove(ridge(0.6, 0.04, 1.8, 64), 90, (0.02, 0.04), (rgb("efd3a6"), 0.42))
    hills(c, [(0.63, 0.04, 1.8, 64, "b98247", "d09e55")])
    grove(ridge(0.7, 0.04, 1.6, 65), 60, (0.035, 0.065), (rgb("e9b77c"), 0.2))
    hills(c, [(0.735, 0.04, 1.6, 65, "a3763a", "c39045")])
    grove(ridge(0.83, 0.035, 1.3, 66), 34, (0.06, 0.11), (rgb("e9b77c"), 0.0))
    hills(c, [(0.88, 0.035, 1.3, 66, "9a7438", "7a5a33")])
    for _ in range(420):
        x, y = c.random.random(), 0.86 + 0.14 * c.random.random()
        near = (y - 0.84) / 0.16
        if y > ridge(0.88, 0.035, 1.3, 66)(x) + 0.01:
            c.streak(
                x,
                y,
                0.003 + 0.006 * near,
                0.6 + 2 * near,
                mix(rgb(tones[int(c.random.random() * 6)]), rgb("6a4a30"), 0.15),
                0.8,
            )
    return c


SCENES = (sunrise, mountain, forest, meadow, autumn)
