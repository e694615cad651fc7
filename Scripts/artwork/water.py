"""Lakes, rivers and the sea; a scene's name is its picture's name."""

import math

from .canvas import Canvas, Noise, hills, mix, rgb, ridge, smooth


def lake():
    c = Canvas(3)
    c.gradient((0.0, rgb("2f6f94")), (0.3, rgb("86bcc6")), (0.55, rgb("fbe3bd")))
    c.clouds(31, 0.05, 0.42, rgb("fff4e2"), 0.8, (2.2, 8), 0.5)
    c.glow(0.27, 0.5, 0.22, rgb("ffe0a6"), 0.6)
    haze = (0.35, rgb("e7dcc9"), 0.7)
    c.mountain(
        0.72,
        0.2,
        (0.95, 1.1),
        rgb("8fa3ad"),
        rgb("5b7688"),
        32,
        0.58,
        (0.12, rgb("fdf6ea"), rgb("b9cbd4")),
        haze,
    )
    c.mountain(0.4, 0.33, (0.9, 1.0), rgb("9aa9ac"), rgb("6f8790"), 33, 0.58, None, haze)
    hills(c, [(0.51, 0.03, 3, 34, "5f8a7d", "6f9685")])
    line = ridge(0.565, 0.012, 3, 35)
    c.land(line, lambda x, y, d: rgb("2f5d53"))
    c.woods(line, 130, (0.03, 0.09), lambda h: mix(rgb("3f7465"), rgb("234c45"), h / 0.09))
    c.reflect(0.585, rgb("1f5a70"), 0.16, 0.9, 0.75)
    c.streak(0.5, 0.586, 0.6, 1, rgb("e8f1ec"), 0.5)
    c.glints(0.3, 0.63, 0.98, 0.6, rgb("fff1d2"), 45, 0.3)
    # A rowing boat, and what the water shows of it.
    c.polygon([(0.57, 0.765), (0.75, 0.765), (0.722, 0.8), (0.6, 0.8)], rgb("6d3a2b"))
    c.polygon([(0.565, 0.758), (0.755, 0.758), (0.75, 0.77), (0.57, 0.77)], rgb("a8623f"))
    c.polygon([(0.6, 0.803), (0.722, 0.803), (0.71, 0.83), (0.615, 0.83)], rgb("29404a"), 0.55)
    return c


def sea():
    c = Canvas(7)
    c.gradient((0.0, rgb("2b6cb0")), (0.25, rgb("6fb2dc")), (0.45, rgb("f8e7c4")))
    c.clouds(71, 0.02, 0.42, rgb("ffffff"), 0.8, (1.7, 8), 0.5)
    c.glow(0.3, 0.38, 0.17, rgb("fff0c4"), 0.7)
    c.disc(0.3, 0.36, 0.045, rgb("fffdf0"))
    c.gradient((0.45, rgb("8fcbd3")), (0.6, rgb("3a97b8")), (1.0, rgb("0f4c81")), top=0.45)
    c.glints(0.3, 0.455, 0.8, 0.16, rgb("fff7dc"), 170, 0.75)
    waves = [
        (0.56, "62b5c6", "2f8fb3"),
        (0.65, "4fa8c0", "2380aa"),
        (0.75, "3d97b8", "1b6d9c"),
        (0.87, "2b84ab", "11558a"),
    ]
    for number, (level, top, bottom) in enumerate(waves):
        noise = Noise(72 + number)
        crest = 0.012 + 0.02 * number

        def line(x, noise=noise, level=level, crest=crest, number=number):
            phase = x * (9 - number * 1.6) + number * 1.7 + noise.at(x * 3) * 1.5
            return (
                level
                - crest * (0.5 + 0.5 * math.sin(phase)) ** 2.2
                - crest * 0.3 * (noise.fractal(x * 6) - 0.5)
            )

        a, b = rgb(top), rgb(bottom)
        c.land(line, lambda x, y, d, a=a, b=b: mix(a, b, d / 0.1), 0.92)
        foam = 0.004 + 0.006 * number
        for i in range(0, 640):
            x = (i + 0.5) / 640
            y = line(x)
            thick = foam * noise.fractal(x * 22 + 9) * smooth((level - y) / crest)
            for j in range(int(y * 640), int((y + thick) * 640) + 1):
                c.blend(i, j, rgb("f6fcfb"), 0.85 * min(1.0, (y + thick) * 640 - j))
    # A sail far out.
    c.polygon([(0.7, 0.455), (0.712, 0.335), (0.716, 0.45)], rgb("ffffff"))
    c.polygon([(0.72, 0.35), (0.722, 0.45), (0.768, 0.45)], rgb("f4ede0"))
    c.polygon([(0.685, 0.458), (0.785, 0.458), (0.765, 0.476), (0.705, 0.476)], rgb("23466b"))
    for x, y, s in ((0.52, 0.2, 0.03), (0.59, 0.17, 0.022), (0.86, 0.24, 0.026)):
        c.bird(x, y, s, rgb("ffffff"), 0.95)
    return c


def island():
    c = Canvas(8)
    c.gradient((0.0, rgb("27aee0")), (0.5, rgb("c8f0f2")))
    c.clouds(81, 0.1, 0.5, rgb("ffffff"), 0.95, (2.3, 7), 0.52)
    c.gradient(
        (0.5, rgb("1f9fc0")),
        (0.6, rgb("2bc4cb")),
        (0.8, rgb("7fe3d6")),
        (1.0, rgb("bff2df")),
        top=0.5,
    )
    c.land(
        lambda x: 0.5 - 0.1 * math.exp(-(((x - 0.84) / 0.12) ** 2)),
        lambda x, y, d: mix(rgb("5b9f9a"), rgb("86bdb4"), d / 0.09),
        bottom=0.503,
    )
    for t in range(90):
        y = 0.52 + 0.44 * c.random.random() ** 1.4
        c.streak(
            c.random.random(), y, 0.01 + 0.05 * (y - 0.5), 1 + 2 * (y - 0.5), rgb("e8fffb"), 0.3
        )
    shore = lambda x: 0.735 - 0.07 * math.exp(-(((x - 0.42) / 0.22) ** 2))
    low = lambda x: 0.75 + 0.05 * math.exp(-(((x - 0.44) / 0.26) ** 2))
    noise = Noise(84)
    for grow, color, alpha in (
        (0.022, "a9efe2", 0.55),
        (0.011, "f5fffb", 0.85),
        (0.0, "f7e3b0", 1.0),
    ):
        for i in range(640):
            x = (i + 0.5) / 640
            e = grow * (0.7 + 0.6 * noise.fractal(x * 9))
            top, bottom = shore(x) - e * 0.3, low(x) + e - 0.012
            inside = smooth((0.36 + grow * 2 - abs(x - 0.43)) * 14)
            middle = (top + bottom) / 2
            top, bottom = middle + (top - middle) * inside, middle + (bottom - middle) * inside
            for j in range(int(top * 640), int(bottom * 640) + 1):
                cover = min(1.0, j + 1 - top * 640, bottom * 640 - j)
                sand = (
                    mix(rgb(color), rgb("e6c789"), (j / 640 - top) * 4) if grow == 0 else rgb(color)
                )
                c.blend(i, j, sand, cover * alpha)

    def palm(x, base, height, lean):
        steps = 60
        for s in range(steps + 1):
            t = s / steps
            px, py = x + lean * t**1.7, base - height * t
            c.disc(
                px,
                py,
                0.0105 * (1 - 0.45 * t),
                mix(rgb("7a5638"), rgb("b08a5c"), 0.5 + 0.5 * math.sin(t * 60)),
            )
        top = (x + lean, base - height)
        for turn, tone in (
            (-0.25, "1c7f58"),
            (3.4, "1c7f58"),
            (0.35, "269a63"),
            (2.8, "269a63"),
            (-0.85, "2fae6a"),
            (3.95, "2fae6a"),
            (-1.5, "37b873"),
            (0.95, "15694b"),
            (2.2, "15694b"),
        ):
            length = 0.17
            for s in range(46):
                t = s / 45
                fx = top[0] + math.cos(turn) * length * t
                fy = top[1] + math.sin(turn) * length * t * 0.7 + 0.11 * t * t
                w = 0.024 * math.sin(math.pi * min(1, t * 0.96 + 0.04)) ** 0.7
                c.polygon(
                    [
                        (fx - 0.003, fy),
                        (fx + 0.003, fy),
                        (fx + 0.006 * math.cos(turn), fy + w),
                        (fx - 0.004, fy + w * 0.9),
                    ],
                    rgb(tone),
                )
        for dx, dy in ((-0.012, 0.014), (0.01, 0.017), (0.0, 0.022)):
            c.disc(top[0] + dx, top[1] + dy, 0.012, rgb("6a4a2f"))

    palm(0.5, 0.72, 0.34, 0.12)
    palm(0.38, 0.715, 0.27, -0.1)
    for x, r in ((0.42, 0.03), (0.46, 0.038), (0.5, 0.028), (0.36, 0.024)):
        c.disc(x, 0.712 - r * 0.2, r, mix(rgb("2b8f5a"), rgb("1c7350"), x * 3 % 1))
    return c


def river():
    c = Canvas(9)
    c.gradient((0.0, rgb("f7c59f")), (0.3, rgb("fde7c6")), (0.6, rgb("fdf3dd")))
    c.glow(0.5, 0.3, 0.2, rgb("fff4cf"), 0.9)
    c.disc(0.5, 0.29, 0.05, rgb("fffdf2"))
    hills(c, [(0.42, 0.06, 2.6, 91, "c5cbc4", "e4dccb")])
    # Slopes on both sides, nearer and darker; the water winds between them.
    water = [
        (0.47, 0.5, 0.012),
        (0.53, 0.545, 0.03),
        (0.6, 0.5, 0.055),
        (0.7, 0.42, 0.1),
        (0.84, 0.5, 0.17),
        (1.02, 0.66, 0.28),
    ]

    def course(y):
        for (y0, x0, w0), (y1, x1, w1) in zip(water, water[1:]):
            if y <= y1:
                t = smooth((y - y0) / (y1 - y0))
                return x0 + (x1 - x0) * t, w0 + (w1 - w0) * (y - y0) / (y1 - y0)
        return water[-1][1:]

    ground = ridge(0.475, 0.012, 3, 92)
    c.land(ground, lambda x, y, d: mix(rgb("b9c6a0"), rgb("5f8f5c"), d / 0.45))
    noise = Noise(93)
    for row in range(int(0.47 * 640), 640):
        y = (row + 0.5) / 640
        x, w = course(y)
        near = (y - 0.47) / 0.53
        bank = w * (1 + 0.16 * (noise.fractal(y * 18) - 0.5))
        c.span(
            row,
            x - bank - 0.012 * near - 0.002,
            x + bank + 0.012 * near + 0.002,
            rgb("d9cfa0"),
            0.9,
        )
        c.span(
            row, x - bank, x + bank, mix(rgb("fde9c4"), rgb("4f9db0"), max(0.0, near) ** 0.6 * 1.05)
        )
    for _ in range(70):
        y = 0.52 + 0.46 * c.random.random()
        x, w = course(y)
        c.streak(
            x + (c.random.random() - 0.5) * w * 1.3,
            y,
            w * 0.12,
            0.8 + 2 * (y - 0.5),
            rgb("fff6df"),
            0.45,
        )
    spots = sorted((0.49 + 0.55 * c.random.random() ** 1.2, c.random.random()) for _ in range(230))
    for y, x in spots:
        middle, w = course(y)
        near = (y - 0.47) / 0.53
        height = 0.018 + 0.2 * near
        if abs(x - middle) > w + 0.02 + height * 0.24 and (near < 0.75 or abs(x - 0.45) > 0.38):
            tone = mix(rgb("86a884"), rgb("1f4d44"), 0.1 + near * 1.15)
            c.conifer(x, y, height * (0.75 + 0.5 * c.random.random()), tone)
    c.clouds(94, 0.4, 0.56, rgb("fff6e2"), 0.65, (2.0, 9), 0.6)
    return c


def lighthouse():
    c = Canvas(10)
    c.gradient(
        (0.0, rgb("1d2b53")), (0.3, rgb("53528c")), (0.52, rgb("d9838b")), (0.66, rgb("ffc98f"))
    )
    c.stars(90, 0.34)
    c.clouds(101, 0.14, 0.62, rgb("8a5f93"), 0.8, (1.6, 10), 0.46)
    c.clouds(102, 0.3, 0.64, rgb("ffb795"), 0.6, (1.8, 13), 0.46)
    c.glow(0.2, 0.66, 0.2, rgb("ffd9a0"), 0.6)
    c.gradient((0.66, rgb("d9939a")), (0.76, rgb("7d6b9b")), (1.0, rgb("2c3263")), top=0.66)
    c.glints(0.2, 0.665, 0.97, 0.2, rgb("ffe3b5"), 150, 0.6)
    top, x = 0.235, 0.68
    # The beam, softer with the distance.
    for step in range(28):
        t = 0.02 + step / 28
        for side, reach in ((-1, 0.8), (1, 0.5)):
            c.polygon(
                [
                    (x, top),
                    (x + side * reach * t, top - 0.02 - 0.075 * t),
                    (x + side * reach * t, top - 0.02 + 0.055 * t),
                ],
                rgb("fff0bd"),
                0.016,
            )
    cliff = (
        lambda u: 0.69
        - 0.06 * smooth((u - 0.45) * 4)
        + 0.36 * smooth((0.55 - u) * 5)
        + 0.01 * math.sin(u * 40)
    )
    noise = Noise(103)
    c.land(
        cliff,
        lambda u, v, d: mix(
            mix(rgb("4c6152"), rgb("37415a"), smooth((d - 0.02) * 40)),
            rgb("20274a"),
            0.35 * smooth((noise.fractal(u * 16, v * 7 + 1.5, 4) - 0.45) * 7) + d * 1.8,
        ),
        left=0.33,
    )
    c.polygon(
        [(0.78, 0.645), (0.78, 0.585), (0.835, 0.55), (0.89, 0.585), (0.89, 0.645)], rgb("e9d3c8")
    )
    c.polygon(
        [(0.77, 0.59), (0.835, 0.545), (0.9, 0.59), (0.9, 0.598), (0.77, 0.598)], rgb("9a3d4d")
    )
    c.polygon([(0.815, 0.605), (0.84, 0.605), (0.84, 0.628), (0.815, 0.628)], rgb("ffd98a"))
    for row in range(int(top * 640) + 18, int(0.65 * 640)):
        y = (row + 0.5) / 640
        t = (y - top) / (0.65 - top)
        w = 0.03 + 0.022 * t
        band = int(t * 6.3) % 2
        for i in range(int((x - w) * 640) - 1, int((x + w) * 640) + 2):
            u = (i + 0.5) / 640
            side = (u - x) / w
            color = mix(
                rgb("fff3e6") if band else rgb("d8484f"),
                rgb("453a68"),
                0.12 + 0.5 * smooth((side + 0.35) * 0.8),
            )
            c.blend(i, row, color, min(1, max(0, (w - abs(u - x)) * 640 + 0.5)))
    for y in (0.38, 0.5):
        c.polygon(
            [(x - 0.008, y), (x + 0.008, y), (x + 0.008, y + 0.026), (x - 0.008, y + 0.026)],
            rgb("33305a"),
        )
    c.polygon(
        [
            (x - 0.042, top + 0.03),
            (x + 0.042, top + 0.03),
            (x + 0.038, top + 0.04),
            (x - 0.038, top + 0.04),
        ],
        rgb("2a2c52"),
    )
    c.polygon(
        [
            (x - 0.023, top - 0.018),
            (x + 0.023, top - 0.018),
            (x + 0.023, top + 0.03),
            (x - 0.023, top + 0.03),
        ],
        rgb("ffefb5"),
    )
    c.polygon([(x - 0.031, top - 0.016), (x, top - 0.058), (x + 0.031, top - 0.016)], rgb("b03c4c"))
    for dx in (-0.023, 0.0, 0.021):
        c.polygon(
            [
                (x + dx, top - 0.018),
                (x + dx + 0.003, top - 0.018),
                (x + dx + 0.003, top + 0.03),
                (x + dx, top + 0.03),
            ],
            rgb("2a2c52"),
        )
    c.glow(x, top + 0.005, 0.055, rgb("fff3c4"), 0.95)
    return c


SCENES = (lake, sea, island, river, lighthouse)
