"""A small painter: gradients, glows, hills and trees on a square of the side 1, y downwards.

It paints at twice the final size, so that edges come out smooth, and uses only numbers that are
the same on every machine: the same scene gives the same picture.
"""

import math
import random

SIZE = 640  # while painting; half of it in the file


def rgb(text):
    """The three parts, 0 to 1, of a colour such as "ffcc00"."""
    return tuple(int(text[i : i + 2], 16) / 255 for i in (0, 2, 4))


def mix(a, b, t):
    """From `a` (t = 0) to `b` (t = 1), clamped."""
    t = min(1.0, max(0.0, t))
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


class Noise:
    """Smooth random values in one and two dimensions, 0 to 1, from a seed."""

    def __init__(self, seed):
        generator = random.Random(seed)
        self.values = [generator.random() for _ in range(4096)]

    def at(self, x, y=0.0):
        column, row = math.floor(x), math.floor(y)
        u, v = smooth(x - column), smooth(y - row)
        values = self.values
        a = values[(column + row * 57) & 4095]
        b = values[(column + 1 + row * 57) & 4095]
        top = a + (b - a) * u
        if v == 0:
            return top
        c = values[(column + (row + 1) * 57) & 4095]
        d = values[(column + 1 + (row + 1) * 57) & 4095]
        return top + (c + (d - c) * u - top) * v

    def fractal(self, x, y=0.0, octaves=5, gain=0.5):
        total, weight, scale = 0.0, 1.0, 1.0
        reach = 0.0
        for octave in range(octaves):
            total += weight * self.at(
                x * scale + octave * 19.7, y * scale + octave * 7.3 if y else 0.0
            )
            reach += weight
            weight *= gain
            scale *= 2.03
        return total / reach


def ridge(level, height, scale, seed, octaves=5, gain=0.5):
    """A line of hills about `level`, `height` high, with `scale` hills across the picture."""
    noise = Noise(seed)
    return lambda x: level - height * (noise.fractal(x * scale, 0.0, octaves, gain) - 0.5) * 2


class Canvas:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.pixels = [[(0.0, 0.0, 0.0)] * SIZE for _ in range(SIZE)]

    def blend(self, x, y, color, alpha):
        """Paints one pixel, given by its indexes."""
        if alpha <= 0 or not (0 <= x < SIZE and 0 <= y < SIZE):
            return
        row = self.pixels[y]
        if alpha >= 1:
            row[x] = color
            return
        r, g, b = row[x]
        row[x] = (
            r + (color[0] - r) * alpha,
            g + (color[1] - g) * alpha,
            b + (color[2] - b) * alpha,
        )

    def gradient(self, *stops, top=0.0, bottom=1.0):
        """Fills rows between `top` and `bottom`; each stop is (y, colour), in order of y."""
        for y in range(int(top * SIZE), int(bottom * SIZE)):
            height = (y + 0.5) / SIZE
            color = stops[0][1] if height < stops[0][0] else stops[-1][1]
            for (start, first), (end, second) in zip(stops, stops[1:]):
                if start <= height < end:
                    color = mix(first, second, smooth((height - start) / (end - start)))
            self.pixels[y] = [color] * SIZE

    def glow(self, cx, cy, radius, color, strength=1.0, stretch=1.0):
        """Adds light that fades with the distance from a point; `stretch` widens it."""
        reach = radius * 3.2
        for y in range(max(0, int((cy - reach) * SIZE)), min(SIZE, int((cy + reach) * SIZE))):
            dy = ((y + 0.5) / SIZE - cy) / radius
            row = self.pixels[y]
            first = max(0, int((cx - reach * stretch) * SIZE))
            for x in range(first, min(SIZE, int((cx + reach * stretch) * SIZE))):
                dx = ((x + 0.5) / SIZE - cx) / (radius * stretch)
                weight = strength * math.exp(-(dx * dx + dy * dy))
                if weight > 0.002:
                    r, g, b = row[x]
                    row[x] = (
                        r + (1 - r) * weight * color[0],
                        g + (1 - g) * weight * color[1],
                        b + (1 - b) * weight * color[2],
                    )

    def disc(self, cx, cy, radius, paint, alpha=1.0):
        """A filled circle; `paint` is a colour or a function of the place within it, −1 to 1."""
        reach = radius + 2 / SIZE
        for y in range(int((cy - reach) * SIZE), int((cy + reach) * SIZE) + 1):
            for x in range(int((cx - reach) * SIZE), int((cx + reach) * SIZE) + 1):
                dx, dy = (x + 0.5) / SIZE - cx, (y + 0.5) / SIZE - cy
                cover = min(1.0, (radius - math.hypot(dx, dy)) * SIZE + 0.5)
                if cover > 0:
                    color = paint(dx / radius, dy / radius) if callable(paint) else paint
                    self.blend(x, y, color, cover * alpha)

    def land(self, line, paint, alpha=1.0, left=0.0, right=1.0, bottom=1.0):
        """Fills all below a line; `paint(x, y, depth)` gives the colour at a depth below it."""
        for x in range(int(left * SIZE), int(right * SIZE)):
            u = (x + 0.5) / SIZE
            start = line(u)
            for y in range(max(0, int(start * SIZE)), int(bottom * SIZE)):
                v = (y + 0.5) / SIZE
                cover = min(1.0, y + 1 - start * SIZE)
                self.blend(x, y, paint(u, v, v - start), cover * alpha)

    def span(self, y, left, right, color, alpha=1.0):
        """One row of pixels from `left` to `right`, with smooth ends; `y` is its index."""
        left, right = left * SIZE, right * SIZE
        for x in range(int(math.floor(left)), int(math.ceil(right))):
            self.blend(x, y, color, alpha * max(0.0, min(x + 1, right) - max(x, left)))

    def polygon(self, points, color, alpha=1.0):
        """A filled polygon with corners (x, y)."""
        steps = 4
        top, bottom = min(p[1] for p in points), max(p[1] for p in points)
        for y in range(int(top * SIZE), int(bottom * SIZE) + 1):
            for step in range(steps):
                v = (y + (step + 0.5) / steps) / SIZE
                crossings = []
                for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
                    if (y0 <= v) != (y1 <= v):
                        crossings.append(x0 + (v - y0) / (y1 - y0) * (x1 - x0))
                crossings.sort()
                for left, right in zip(crossings[::2], crossings[1::2]):
                    self.span(
                        y, left, right, color, alpha / steps if alpha < 1 else 1 / (steps - step)
                    )

    def stars(self, count, bottom, color=(1.0, 1.0, 1.0), largest=1.0):
        """Points of light that grow rarer towards `bottom`."""
        for _ in range(count):
            x, y = self.random.random(), self.random.random() ** 1.4 * bottom
            size = largest * self.random.random() ** 3
            light = (0.25 + 0.75 * self.random.random()) * (1 - y / bottom * 0.8)
            self.disc(x, y, (0.7 + 1.3 * size) / SIZE, color, light)
            if size > 0.6:
                self.glow(x, y, 0.006, color, light * 0.5)

    def clouds(self, seed, top, bottom, color, strength=0.6, scale=(2.5, 9.0), cover=0.5):
        """Soft bands of cloud, thickest midway between `top` and `bottom`."""
        noise = Noise(seed)
        step = 4
        rows = range(int(top * SIZE) // step, int(bottom * SIZE) // step + 2)
        columns = SIZE // step + 2
        grid = []
        for j in rows:
            v = j * step / SIZE
            fade = math.sin(math.pi * min(1.0, max(0.0, (v - top) / (bottom - top))))
            grid.append(
                [
                    strength
                    * fade
                    * smooth(
                        (
                            noise.fractal(i * step / SIZE * scale[0], v * scale[1] + 3.1, 5)
                            - 1
                            + cover
                        )
                        * 3.2
                        + 0.5
                    )
                    for i in range(columns)
                ]
            )
        for y in range(max(0, rows[0] * step), min(SIZE, rows[-1] * step)):
            j, v = (y - rows[0] * step) // step, y % step / step
            for x in range(SIZE):
                i, u = x // step, x % step / step
                a = grid[j][i] + (grid[j][i + 1] - grid[j][i]) * u
                b = grid[j + 1][i] + (grid[j + 1][i + 1] - grid[j + 1][i]) * u
                self.blend(x, y, color, a + (b - a) * v)

    def conifer(self, x, base, height, color, alpha=1.0):
        """A spruce that stands on (x, base)."""
        tiers = 6 + int(self.random.random() * 3)
        lean = (self.random.random() - 0.5) * 0.02
        first = int((base - height) * SIZE)
        for y in range(first, int(base * SIZE)):
            t = (y - first + 0.5) / (height * SIZE)
            part = (t**0.9 * tiers) % 1
            width = height * 0.24 * t**0.85 * (0.5 + 0.5 * part) + 0.6 / SIZE
            rough = min(0.3, 0.03 / height)  # twigs are as small on tall trees as on low ones
            left = width * (1 + rough * (self.random.random() - 0.5))
            right = width * (1 + rough * (self.random.random() - 0.5))
            middle = x + lean * (1 - t) * height
            self.span(y, middle - left, middle + right, color, alpha)

    def woods(self, line, count, heights, color, alpha=1.0):
        """Spruces along a line, small ones first; `color` is one or a function of the height."""
        trees = [
            (
                heights[0] + (heights[1] - heights[0]) * self.random.random() ** 1.5,
                self.random.random(),
            )
            for _ in range(count)
        ]
        for height, place in sorted(trees):
            x = place * 1.06 - 0.03
            self.conifer(
                x, line(x) + 0.012, height, color(height) if callable(color) else color, alpha
            )

    def mountain(
        self, x, top, slopes, lit, dark, seed, bottom=1.0, snow=None, haze=None, roughness=1.0
    ):
        """A peak with a lit left and a dark right side; `snow` is (depth, lit, dark)."""
        noise = Noise(seed)
        for y in range(max(0, int(top * SIZE)), int(bottom * SIZE)):
            v = (y + 0.5) / SIZE
            fall = v - top
            wobble = roughness * min(1.0, fall * 12)
            left = x - fall / slopes[0] - wobble * 0.05 * (noise.fractal(v * 9, 0.0, 5) - 0.5)
            right = x + fall / slopes[1] + wobble * 0.05 * (noise.fractal(v * 9 + 40, 0.0, 5) - 0.5)
            crest = x + wobble * 0.16 * (noise.fractal(v * 6 + 80, 0.0, 4) - 0.5) + fall * 0.12
            for i in range(max(0, int(left * SIZE)), min(SIZE, int(right * SIZE) + 1)):
                u = (i + 0.5) / SIZE
                cover = min(1.0, (u - left) * SIZE + 0.5, (right - u) * SIZE + 0.5)
                if cover <= 0:
                    continue
                grain = noise.fractal(
                    (u - x) * 14 + fall * (7 if u < crest else -7), v * 5 + 11.3, 4
                )
                shade = smooth((crest - u) * SIZE / 3 + 0.5)
                # Gullies: the light side has some shadow in it and the dark side some light.
                shade = shade * (0.62 + 0.38 * smooth((grain - 0.35) * 5)) + (
                    1 - shade
                ) * 0.3 * smooth((grain - 0.5) * 5)
                color = mix(dark, lit, shade)
                if snow:
                    edge = (
                        snow[0]
                        * (0.55 + 0.9 * noise.fractal(u * 16 + 5, 2.7, 4))
                        * (1 + 0.5 * (grain - 0.5))
                    )
                    color = mix(
                        mix(snow[2], snow[1], shade), color, smooth((fall - edge) * 60 + 0.5)
                    )
                if haze:
                    color = mix(
                        color, haze[1], smooth((v - haze[0]) / (bottom - haze[0])) * haze[2]
                    )
                self.blend(i, y, color, cover)

    def reflect(self, level, tint, strength, ripple=1.0, fade=0.0):
        """Mirrors what is above `level` in water below it, in a colour that grows with depth."""
        edge = int(level * SIZE)
        noise = Noise(77)
        for y in range(edge, SIZE):
            depth = (y - edge) / (SIZE - edge)
            wave = ripple * (1 + 9 * depth)
            offset = wave * 3 * (noise.fractal(y * 0.16 / (1 + 2 * depth), 0.0, 2) - 0.5)
            source = self.pixels[max(0, min(edge - 1, int(2 * edge - 1 - y + offset)))]
            amount = strength + (1 - strength) * depth * fade
            shift = wave * 4 * (noise.at(y * 0.35 / (1 + 2 * depth) + 31) - 0.5)
            self.pixels[y] = [
                mix(source[max(0, min(SIZE - 1, int(x + shift)))], tint, amount)
                for x in range(SIZE)
            ]

    def glints(self, cx, top, bottom, width, color, count, strength=0.8):
        """Short streaks of light on water, in a path that widens downwards."""
        for _ in range(count):
            t = self.random.random() ** 1.3
            y = top + (bottom - top) * t
            reach = width * (0.25 + 0.75 * t)
            x = cx + (self.random.random() + self.random.random() - 1) * reach
            length = (0.008 + 0.03 * t) * (0.4 + self.random.random())
            self.streak(
                x, y, length, 0.8 + 2.2 * t, color, strength * (0.3 + 0.7 * self.random.random())
            )

    def streak(self, x, y, length, thickness, color, alpha):
        """A lying drop of light; `thickness` in pixels."""
        half = max(1, round(thickness))
        for row in range(-half, half + 1):
            part = 1 - (row / (half + 0.5)) ** 2
            self.span(
                int(y * SIZE) + row, x - length * part, x + length * part, color, alpha * part
            )

    def bird(self, x, y, size, color, alpha=1.0):
        for side in (-1, 1):
            self.polygon(
                [
                    (x, y),
                    (x + side * size * 0.5, y - size * 0.36),
                    (x + side * size, y - size * 0.16),
                    (x + side * size * 0.5, y - size * 0.22),
                    (x, y + size * 0.08),
                ],
                color,
                alpha,
            )

    def finish(self, grain=0.012, vignette=0.12):
        """The picture at half the size, as the bytes of a binary PPM file."""
        half = SIZE // 2
        out = bytearray(b"P6 %d %d 255\n" % (half, half))
        for y in range(half):
            above, below = self.pixels[2 * y], self.pixels[2 * y + 1]
            for x in range(half):
                dx, dy = (x + 0.5) / half - 0.5, (y + 0.5) / half - 0.5
                dim = 1 - vignette * smooth((dx * dx + dy * dy) * 2)
                speck = (self.random.random() - 0.5) * grain
                for part in range(3):
                    value = (
                        above[2 * x][part]
                        + above[2 * x + 1][part]
                        + below[2 * x][part]
                        + below[2 * x + 1][part]
                    ) / 4
                    out.append(max(0, min(255, round((value * dim + speck) * 255))))
        return bytes(out)


def hills(canvas, layers):
    """Hills one before the other: (level, height, scale, seed, colour at the line, below it)."""
    for level, height, scale, seed, top, bottom in layers:
        line = ridge(level, height, scale, seed)
        first, second = rgb(top), rgb(bottom)
        canvas.land(line, lambda x, y, depth, a=first, b=second: mix(a, b, depth / 0.22))
