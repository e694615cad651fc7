"""Deserts, rocks and fire; a scene's name is its picture's name."""

import math

from .canvas import SIZE, Canvas, Noise, hills, mix, rgb, ridge, smooth


def desert():
    c = Canvas(30)
    c.gradient((0.0, rgb("3f8fb5")), (0.35, rgb("b5d6cf")), (0.55, rgb("fde3b3")))
    c.glow(0.74, 0.22, 0.2, rgb("fff3cc"), 0.8)
    c.disc(0.74, 0.22, 0.06, rgb("fffdf0"))
    hills(c, [(0.53, 0.03, 3, 301, "d9b690", "e9c796")])

    def dune(points, lit, dark, far, ripple):
        """Crests from left to right; what lies behind a crest's top is in shadow."""

        def line(x):
            for (x0, y0), (x1, y1) in zip(points, points[1:]):
                if x <= x1:
                    return y0 + (y1 - y0) * smooth((x - x0) / (x1 - x0))
            return points[-1][1]

        peak = min(points, key=lambda p: p[1])
        noise = Noise(int(peak[0] * 1000))

        def paint(x, y, d):
            edge = peak[0] - d * 0.55 + 0.11 * math.sin(d * 11) + 0.02 * noise.at(y * 9)
            wave = ripple * math.sin((y * 150 + x * 60 + 9 * noise.fractal(x * 4, y * 4 + 0.7, 3)))
            light = mix(lit, far, d * 1.6)
            return mix(
                mix(light, rgb("fff1cf"), max(0, wave) * 0.5),
                mix(dark, far, d * 0.9),
                smooth((edge - x) * SIZE / 4 + 0.5),
            )

        c.land(line, paint)

    dune(
        [(0, 0.62), (0.3, 0.54), (0.62, 0.63), (0.85, 0.57), (1, 0.6)],
        rgb("f4c987"),
        rgb("c98d62"),
        rgb("eebd7c"),
        0.05,
    )
    dune(
        [(-0.1, 0.69), (0.2, 0.72), (0.66, 0.585), (1.05, 0.72)],
        rgb("f8c778"),
        rgb("b9714d"),
        rgb("e8a862"),
        0.1,
    )
    dune(
        [(-0.1, 0.76), (0.3, 0.68), (0.75, 0.83), (1.05, 0.75)],
        rgb("f2b364"),
        rgb("a35a42"),
        rgb("d98d50"),
        0.14,
    )
    # A caravan on the second crest.
    for k in range(4):
        x = 0.735 + 0.058 * k
        y = 0.625 + 0.028 * k + (0.004 if k else 0)
        s, tone = 0.036, rgb("5b2f2d")
        c.polygon(
            [
                (x - s * 0.5, y - s * 0.62),
                (x + s * 0.5, y - s * 0.62),
                (x + s * 0.45, y - s * 0.32),
                (x - s * 0.45, y - s * 0.32),
            ],
            tone,
        )
        c.disc(x + s * 0.05, y - s * 0.62, s * 0.26, tone)
        for leg in (-0.4, -0.26, 0.3, 0.42):
            c.polygon(
                [
                    (x + s * leg - 0.0016, y - s * 0.4),
                    (x + s * leg + 0.0016, y - s * 0.4),
                    (x + s * leg + 0.0013, y + s * 0.24),
                    (x + s * leg - 0.0013, y + s * 0.24),
                ],
                tone,
            )
        c.polygon(
            [
                (x - s * 0.5, y - s * 0.6),
                (x - s * 0.42, y - s * 0.38),
                (x - s * 0.74, y - s * 0.72),
                (x - s * 0.72, y - s * 0.98),
                (x - s * 0.66, y - s * 0.76),
            ],
            tone,
        )
        c.disc(x - s * 0.78, y - s * 0.98, s * 0.1, tone)
    dune(
        [(-0.1, 0.98), (0.5, 0.93), (0.8, 0.87), (1.1, 0.94)],
        rgb("e79d52"),
        rgb("8a4a3c"),
        rgb("c4733f"),
        0.18,
    )
    return c


def canyon():
    c = Canvas(31)
    c.gradient((0.0, rgb("6fa9d6")), (0.4, rgb("f7d9b8")), (0.6, rgb("ffcf9a")))
    c.clouds(311, 0.02, 0.36, rgb("fff3e4"), 0.8, (1.8, 9), 0.5)
    c.glow(0.5, 0.5, 0.25, rgb("ffe2b0"), 0.5)

    def mesas(blocks, base, layers, haze, amount, seed):
        """Flat-topped rocks, (left, right, top), with the strata they share."""
        noise = Noise(seed)
        for left, right, top in blocks:
            for row in range(int(top * SIZE), SIZE):
                y = (row + 0.5) / SIZE
                fall = (y - top) / max(0.001, base - top)
                foot = 0.012 * fall + 0.2 * (right - left) * smooth((fall - 0.5) * 1.6) ** 1.5
                wear = 0.018 * (noise.fractal(y * 34 + left * 50, 0.0, 3) - 0.5)
                wear2 = 0.018 * (noise.fractal(y * 34 + right * 70, 0.0, 3) - 0.5)
                for i in range(
                    max(0, int((left - foot + wear) * SIZE)),
                    min(SIZE, int((right + foot + wear2) * SIZE)),
                ):
                    x = (i + 0.5) / SIZE
                    band = noise.at(y * 42 + 0.8 * noise.at(x * 7)) * 0.99
                    color = layers[int(band * len(layers))]
                    crack = noise.fractal(x * 38 + 3, y * 2.5 + 1.3, 3)
                    side = (x - left) / (right - left)
                    color = mix(
                        color,
                        rgb("5c2433"),
                        0.55 * smooth((side - 0.5 - 0.3 * (crack - 0.5)) * 5)
                        + 0.3 * smooth((crack - 0.58) * 8),
                    )
                    c.blend(i, row, mix(color, haze, amount + 0.25 * smooth(fall - 0.4)), 1)

    strata = [rgb(n) for n in ("d9744a", "e58f5b", "c85f41", "eda56c", "b9523c")]
    mesas(
        [(0.06, 0.2, 0.43), (0.3, 0.36, 0.4), (0.6, 0.86, 0.44)],
        0.6,
        strata,
        rgb("f9cfa4"),
        0.58,
        312,
    )
    hills(c, [(0.57, 0.012, 3, 313, "eab48b", "e0a077")])
    mesas(
        [(0.4, 0.52, 0.34), (0.545, 0.575, 0.41), (0.93, 1.1, 0.36)],
        0.68,
        strata,
        rgb("f5b98a"),
        0.25,
        314,
    )
    hills(c, [(0.66, 0.012, 2.5, 315, "d98f61", "c9774e")])
    mesas([(-0.1, 0.2, 0.25), (0.77, 0.88, 0.3)], 0.8, strata, rgb("e59a6c"), 0.0, 316)
    hills(c, [(0.79, 0.018, 2, 317, "bd6542", "a04f3b")])
    for _ in range(64):
        x, y = c.random.random(), 0.815 + 0.17 * c.random.random() ** 1.3
        near = (y - 0.8) / 0.2
        r = 0.005 + 0.013 * near * (0.5 + c.random.random())
        tone = mix(rgb("8d7a46"), rgb("5b6b42"), c.random.random())
        for k in range(5):
            c.disc(
                x + (k - 2) * r * 0.5,
                y - r * 0.4 * (2 - abs(k - 2)),
                r * 0.6,
                mix(tone, rgb("3a2a2c"), 0.25 + 0.1 * k),
            )

    def cactus(x, base, h):
        tone, light = rgb("2f5b47"), rgb("5d8a5a")
        w = h * 0.1

        def limb(points, width):
            for (x0, y0), (x1, y1) in zip(points, points[1:]):
                for s in range(41):
                    t = s / 40
                    c.disc(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, width / 2, tone)
            for (x0, y0), (x1, y1) in zip(points, points[1:]):
                for s in range(41):
                    t = s / 40
                    c.disc(
                        x0 + (x1 - x0) * t - width * 0.22, y0 + (y1 - y0) * t, width * 0.09, light
                    )

        limb(
            [
                (x - w * 0.2, base - h * 0.4),
                (x - h * 0.22, base - h * 0.42),
                (x - h * 0.24, base - h * 0.7),
            ],
            w * 0.72,
        )
        limb(
            [
                (x + w * 0.2, base - h * 0.3),
                (x + h * 0.22, base - h * 0.34),
                (x + h * 0.24, base - h * 0.58),
            ],
            w * 0.72,
        )
        limb([(x, base), (x, base - h)], w)

    cactus(0.63, 0.93, 0.3)
    cactus(0.3, 0.88, 0.15)
    return c


def volcano():
    c = Canvas(32)
    c.gradient(
        (0.0, rgb("1b1436")), (0.35, rgb("54244f")), (0.62, rgb("c4474a")), (0.78, rgb("ff9655"))
    )
    c.stars(80, 0.3)
    c.clouds(321, 0.25, 0.74, rgb("7d2f55"), 0.7, (1.7, 11), 0.48)
    x, top = 0.52, 0.33
    noise = Noise(322)
    # The smoke, lit from below.
    for k in range(64):
        t = k / 63
        px = x + 0.24 * t**1.6 + 0.05 * (noise.fractal(k * 0.7, 0.0, 2) - 0.5) * (1 + 3 * t)
        py = top - 0.015 - 0.36 * t + 0.05 * (noise.at(k * 1.3 + 50) - 0.5) * (1 + 2 * t)
        r = 0.024 + 0.085 * t * (0.6 + 0.8 * noise.at(k * 2.1 + 9))
        tone = mix(rgb("e0694f"), rgb("3a2748"), smooth(t * 2.6))
        c.disc(
            px,
            py,
            r,
            lambda u, v, a=tone: mix(
                mix(a, rgb("ffb184"), 0.22),
                mix(a, rgb("1d1530"), 0.5),
                smooth((u * 0.7 - v * 0.7 + 1) / 2),
            ),
            0.92,
        )
    c.glow(x, top, 0.12, rgb("ff8a4a"), 0.9)
    for _ in range(90):
        a, d = (c.random.random() - 0.5) * 1.7, c.random.random()
        c.disc(
            x + math.sin(a) * d * 0.16,
            top - math.cos(a) * d * 0.19 + 0.06 * d * d,
            (0.8 + 1.9 * c.random.random()) / SIZE,
            rgb("ffd27a"),
            0.95 - 0.6 * d,
        )

    def flank(u):
        d = abs(u - x)
        return max(
            top + 0.006 * math.sin(u * 130), 0.82 - 0.5 * math.exp(-d * 5.4) - 0.05
        ) + 0.012 * (noise.fractal(u * 14, 0.0, 4) - 0.5)

    def rock(u, v, d):
        grain = noise.fractal((u - x) / max(0.07, v - top + 0.06) * 3 + 20, v * 4 + 2.2, 4)
        side = smooth((u - x) * 3.2 + 0.5 + (grain - 0.5) * 1.2)
        color = mix(rgb("6b3048"), rgb("281a3a"), side)
        return mix(
            mix(color, rgb("ff7a45"), 0.5 * math.exp(-(v - top) * 14)),
            rgb("8a3a4c"),
            smooth((v - 0.62) * 4) * 0.5,
        )

    c.land(flank, rock)
    for start, sway, end, width in (
        (-0.035, 3.0, 0.72, 0.012),
        (0.01, 7.0, 0.82, 0.016),
        (0.045, 12.0, 0.66, 0.01),
    ):
        for row in range(int((top - 0.004) * SIZE), int(end * SIZE)):
            v = (row + 0.5) / SIZE
            f = (v - top) / (end - top)
            px = (
                x
                + start * (1 + 2.2 * f)
                + 0.05 * f * (noise.fractal(v * 9 + sway * 8, 0.0, 3) - 0.5) * 2
            )
            w = width * (1 - 0.62 * f)
            c.span(row, px - w, px + w, rgb("ff5a36"), 0.35 * (1 - f * 0.5))
            c.span(row, px - w * 0.6, px + w * 0.6, mix(rgb("ffd46e"), rgb("ff6a3a"), f))
            c.span(row, px - w * 0.22, px + w * 0.22, mix(rgb("fff6cf"), rgb("ffb057"), f))
    hills(c, [(0.8, 0.03, 2.2, 323, "5c2745", "451f40")])
    c.woods(ridge(0.8, 0.03, 2.2, 323), 60, (0.02, 0.05), rgb("431d3d"))
    hills(c, [(0.9, 0.03, 1.6, 324, "26142f", "1c1028")])
    c.woods(ridge(0.9, 0.03, 1.6, 324), 44, (0.04, 0.11), rgb("21122b"))
    return c


SCENES = (desert, canyon, volcano)
