"""Snow and storm; a scene's name is its picture's name."""

import math

from .canvas import SIZE, Canvas, hills, mix, rgb, ridge


def snow():
    c = Canvas(23)
    c.gradient((0.0, rgb("5a6f9e")), (0.35, rgb("a9b4d3")), (0.6, rgb("f3dcdc")))
    c.glow(0.7, 0.5, 0.28, rgb("ffe9d6"), 0.6)
    c.mountain(
        0.3,
        0.3,
        (0.7, 0.8),
        rgb("c9d2e6"),
        rgb("98a8cb"),
        231,
        0.7,
        (0.5, rgb("eef1f8"), rgb("b3c0dc")),
        (0.4, rgb("ecdfe6"), 0.7),
    )
    hills(c, [(0.56, 0.04, 2.2, 232, "d5d9ea", "e9e6ef")])
    c.woods(ridge(0.56, 0.04, 2.2, 232), 70, (0.03, 0.07), rgb("9fadc9"))
    hills(c, [(0.64, 0.045, 1.8, 233, "e2e5f2", "cfd7ea")])

    def snowy(x, base, height, tone):
        c.conifer(x, base, height, tone)
        # Snow on the left of each tier.
        for tier in range(7):
            y = base - height * (0.96 - tier * 0.128)
            w = height * 0.2 * ((tier + 0.8) / 7) ** 0.85
            c.polygon(
                [
                    (x, y - height * 0.035),
                    (x - w * 0.95, y + height * 0.055),
                    (x - w * 0.45, y + height * 0.035),
                    (x - w * 0.1, y + height * 0.052),
                    (x + w * 0.3, y + height * 0.028),
                ],
                rgb("f7f9fd"),
                0.95,
            )

    line = ridge(0.64, 0.045, 1.8, 233)
    for x, h in sorted(
        ((c.random.random(), 0.07 + 0.07 * c.random.random()) for _ in range(26)),
        key=lambda t: t[1],
    ):
        if not 0.3 < x < 0.62:
            snowy(x, line(x) + 0.02, h, rgb("5d7594"))
    hills(c, [(0.77, 0.04, 1.3, 234, "f3f4fa", "c6d1e8")])
    # The hut.
    x, y = 0.47, 0.79
    c.polygon(
        [
            (x - 0.085, y),
            (x - 0.085, y - 0.09),
            (x, y - 0.165),
            (x + 0.085, y - 0.09),
            (x + 0.085, y),
        ],
        rgb("7b4a3a"),
    )
    for k in range(1, 7):
        c.polygon(
            [
                (x - 0.085, y - k * 0.0135),
                (x + 0.085, y - k * 0.0135),
                (x + 0.085, y - k * 0.0135 + 0.002),
                (x - 0.085, y - k * 0.0135 + 0.002),
            ],
            rgb("5f372d"),
        )
    c.polygon(
        [
            (x + 0.04, y - 0.135),
            (x + 0.04, y - 0.19),
            (x + 0.064, y - 0.19),
            (x + 0.064, y - 0.115),
        ],
        rgb("5a3a35"),
    )
    c.polygon(
        [
            (x + 0.036, y - 0.186),
            (x + 0.036, y - 0.198),
            (x + 0.068, y - 0.198),
            (x + 0.068, y - 0.186),
        ],
        rgb("fbfcff"),
    )
    c.polygon(
        [
            (x - 0.112, y - 0.072),
            (x, y - 0.185),
            (x + 0.112, y - 0.072),
            (x + 0.1, y - 0.068),
            (x, y - 0.158),
            (x - 0.1, y - 0.068),
        ],
        rgb("fbfcff"),
    )
    c.polygon(
        [(x - 0.058, y), (x - 0.058, y - 0.066), (x - 0.024, y - 0.066), (x - 0.024, y)],
        rgb("4a2c26"),
    )
    c.glow(x + 0.032, y - 0.05, 0.045, rgb("ffcf7a"), 0.7)
    c.polygon(
        [(x + 0.01, y - 0.07), (x + 0.054, y - 0.07), (x + 0.054, y - 0.03), (x + 0.01, y - 0.03)],
        rgb("ffdf94"),
    )
    c.polygon(
        [
            (x + 0.031, y - 0.07),
            (x + 0.034, y - 0.07),
            (x + 0.034, y - 0.03),
            (x + 0.031, y - 0.03),
        ],
        rgb("5a3a2a"),
    )
    for k in range(9):
        c.glow(
            x + 0.052 + 0.006 * k + 0.01 * math.sin(k),
            y - 0.215 - 0.021 * k,
            0.012 + 0.0035 * k,
            rgb("ffffff"),
            0.3 - 0.028 * k,
        )
    hills(c, [(0.84, 0.03, 1.1, 235, "fbfbfe", "b9c7e3")])
    for x, base, h in ((0.1, 0.93, 0.42), (0.9, 0.95, 0.5), (0.24, 0.98, 0.24), (0.77, 0.99, 0.2)):
        snowy(x, base, h, rgb("36506e"))
    for _ in range(260):
        size = c.random.random() ** 2
        c.disc(
            c.random.random(),
            c.random.random(),
            (1.0 + 3.2 * size) / SIZE,
            rgb("ffffff"),
            0.5 + 0.4 * c.random.random(),
        )
    return c


def storm():
    c = Canvas(24)
    c.gradient((0.0, rgb("1f2536")), (0.4, rgb("46506a")), (0.62, rgb("a4a39b")))
    c.clouds(241, -0.1, 0.5, rgb("12172a"), 0.9, (2.2, 4.5), 0.62)
    c.clouds(242, 0.0, 0.52, rgb("7d86a0"), 0.65, (2.6, 6), 0.46)
    c.clouds(243, -0.2, 0.34, rgb("161b2e"), 0.85, (1.7, 4), 0.6)
    c.glow(0.63, 0.3, 0.2, rgb("c9d4ff"), 0.55)

    def bolt(x, y, end, width, spread):
        points = [(x, y)]
        while y < end:
            y += 0.016 + 0.03 * c.random.random()
            x += (c.random.random() - 0.5) * spread
            points.append((x, min(y, end)))
            if width > 0.003 and c.random.random() < 0.3:
                bolt(x, y, y + 0.1 + 0.1 * c.random.random(), width * 0.4, spread * 1.3)
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            c.glow(
                (x0 + x1) / 2, (y0 + y1) / 2, 0.014, rgb("b9c6ff"), 0.14 if width > 0.003 else 0.06
            )
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            c.polygon(
                [
                    (x0 - width / 2, y0),
                    (x0 + width / 2, y0),
                    (x1 + width / 2, y1),
                    (x1 - width / 2, y1),
                ],
                rgb("fbfbff"),
            )

    bolt(0.63, 0.2, 0.635, 0.0055, 0.055)
    # Far rain.
    for _ in range(420):
        x, y = c.random.random() * 1.2 - 0.1, 0.3 + 0.7 * c.random.random()
        n = 0.02 + 0.03 * c.random.random()
        c.polygon(
            [(x, y), (x + 0.0016, y), (x + 0.0016 - n * 0.3, y + n), (x - n * 0.3, y + n)],
            rgb("cfd8ea"),
            0.2,
        )
    hills(
        c,
        [(0.61, 0.035, 2.4, 244, "6b7480", "7d8688"), (0.67, 0.035, 1.9, 245, "4d5c5c", "64736a")],
    )
    hills(c, [(0.75, 0.035, 1.4, 246, "54683f", "2c3d33")])
    line = ridge(0.75, 0.035, 1.4, 246)
    # A field that the wind has bent, and a tree in it.
    x, base = 0.27, line(0.27) + 0.012
    c.polygon(
        [(x - 0.012, base), (x + 0.004, base - 0.13), (x + 0.016, base - 0.13), (x + 0.014, base)],
        rgb("1a2326"),
    )
    for _ in range(70):
        a, d = c.random.random() * math.tau, c.random.random() ** 0.5
        dx, dy = math.cos(a) * d * 0.095 - 0.03, math.sin(a) * d * 0.06
        tone = mix(rgb("1d2b29"), rgb("50654a"), 0.5 - dy * 6 + dx * 2)
        c.disc(x + dx, base - 0.18 + dy - dx * 0.25, 0.02 + 0.016 * c.random.random(), tone)
    blades = sorted(
        (line(0.5) + 0.02 + 0.27 * c.random.random(), c.random.random() * 1.1) for _ in range(1700)
    )
    for y, u in blades:
        if y < line(min(1, u)) + 0.015:
            continue
        near = (y - 0.74) / 0.26
        n = 0.015 + 0.06 * near
        tone = mix(mix(rgb("8d9459"), rgb("35452f"), c.random.random()), rgb("1c2826"), near * 0.55)
        w = 0.0012 + 0.003 * near
        c.polygon([(u - w, y), (u - n * 0.8, y - n * 0.6), (u + w, y)], tone)
    for _ in range(170):
        x, y = c.random.random() * 1.2 - 0.1, c.random.random()
        n = 0.05 + 0.04 * c.random.random()
        c.polygon(
            [(x, y), (x + 0.0024, y), (x + 0.0024 - n * 0.3, y + n), (x - n * 0.3, y + n)],
            rgb("dfe6f2"),
            0.26,
        )
    return c


SCENES = (snow, storm)
