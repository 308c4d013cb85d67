import { afterEach, describe, expect, it } from "vitest";
import { palette } from "../state/settings";
import { MOUNT_PALETTES, mountOf } from "./bayou-bash/mounts";
import type { Palettes } from "./palettes";
import { KART_PALETTES, kartOf } from "./racekart-riot/karts";
import { CAR_PALETTES, CARS, carOf } from "./rush-and-bash/cars";

const GAMES: Record<string, Palettes> = {
  "rush-and-bash": CAR_PALETTES,
  "bayou-bash": MOUNT_PALETTES,
  "racekart-riot": KART_PALETTES,
};

type Three = [number, number, number];

/** What eyes without one kind of cone see, after Machado, Oliveira and Fernandes (2009), severity 1, in linear RGB. */
const EYES: Record<string, Three[]> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function times(matrix: Three[], [x, y, z]: Three): Three {
  return matrix.map(([a, b, c]) => Math.min(1, Math.max(0, a * x + b * y + c * z))) as Three;
}

/** CIE Lab under D65. */
function lab(rgb: Three): Three {
  const xyz = [
    (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505,
    0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2],
    (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089,
  ];
  const [x, y, z] = xyz.map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function pairs<T>(all: T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

afterEach(() => {
  palette.value = "game";
});

describe.each(Object.entries(GAMES))("the other colours of %s", (_, palettes) => {
  it.each(Object.entries(EYES))("are told apart by eyes with %s", (_eyes, matrix) => {
    for (const [[one, [a]], [other, [b]]] of pairs(Object.entries(palettes.safe))) {
      const [first, second] = [lab(times(matrix, linear(a))), lab(times(matrix, linear(b)))];
      const distance = Math.hypot(...first.map((value, index) => value - (second[index] as number)));
      // Some two dozen just noticeable differences.
      expect(distance, `${one} and ${other}`).toBeGreaterThan(24);
    }
  });

  it("are told apart by brightness alone where that is asked for", () => {
    for (const [[one, [a]], [other, [b]]] of pairs(Object.entries(palettes.steps))) {
      expect(Math.abs(lab(linear(a))[0] - lab(linear(b))[0]), `${one} and ${other}`).toBeGreaterThan(13);
    }
  });
});

describe("a racer's colour", () => {
  it("follows the palette, its shape does not", () => {
    const before = carOf("red");
    palette.value = "safe";
    expect(carOf("red").colour).toBe(CAR_PALETTES.safe.red?.[0]);
    expect(carOf("red").body).toBe(before.body);
    palette.value = "steps";
    expect(mountOf("Pig").colour).toBe(MOUNT_PALETTES.steps.pig?.[0]);
    expect(kartOf("Queen K").colour).toBe(KART_PALETTES.steps["queen-k"]?.[0]);
  });

  it("is there for every car in every palette", () => {
    for (const palettes of [CAR_PALETTES.safe, CAR_PALETTES.steps]) {
      expect(Object.keys(palettes).sort()).toEqual(Object.keys(CARS).sort());
    }
  });
});
