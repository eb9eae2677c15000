import { expect, test } from 'vitest';
import { LETTERS, PIN, type Point } from '../src/map/district-map';
import { loadMap } from '../src/map/use-district-map';
import { type Box, boxOf, circleBox, isWithin, overlap, rimOf } from './boxes';
import { courtCodes, readDistrict } from './court-file';
import { placePins } from './draw-district';
import { NoRoomError } from './no-room-error';
import { placeDivisionNames } from './place-division-names';
import { type Area, contains } from './polygons';

type Words = { words: string; box: Box };

function colliding(all: Words[]): string[] {
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) => (overlap(one.box, other.box) ? [`${one.words} × ${other.words}`] : [])),
  );
}

test.each(courtCodes())(
  'on the drawing of %s no name of a division overlaps another, a pin or the edge',
  async (code) => {
    const map = await loadMap(code);
    if (!map) throw new Error('not drawn');
    const { offices } = readDistrict(code);
    const pin = (id: string, at: Point, radius: number) => ({
      words: `pin ${id}`,
      box: circleBox(at, radius),
    });
    const wide = [
      ...map.pins.map(({ id, at }) => pin(id, at, PIN.wide)),
      ...map.divisions.map(({ name, label }) => ({ words: name, box: boxOf(name, LETTERS.wide, label) })),
    ];
    const narrow = [
      ...map.pins.map(({ id, at, beside = at }) => pin(id, beside, PIN.narrow)),
      ...map.divisions.map(({ name, narrow: label }) => ({
        words: name,
        box: boxOf(name, LETTERS.narrow, label),
      })),
    ];
    expect(map.pins.map(({ id }) => id)).toEqual(offices.map(({ id }) => id));
    expect(colliding(wide)).toEqual([]);
    expect(colliding(narrow)).toEqual([]);
    for (const { words, box } of [...wide, ...narrow]) expect(isWithin(box, map.height), words).toBe(true);
  },
);

test('touch targets of pins do not overlap', async () => {
  for (const code of courtCodes()) {
    const { pins = [] } = (await loadMap(code)) ?? {};
    const narrow = pins.map((pin) => ({ ...pin, at: pin.beside ?? pin.at }));
    for (const all of [pins, narrow])
      for (const one of all)
        for (const other of all)
          if (one !== other)
            expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThanOrEqual(
              one.reach + other.reach,
            );
  }
});

/** A square with its top left corner at `x` and `y`. */
const square = (x: number, y: number, side: number): Area => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
];

test('a pin that would hide its division on a phone is beside the district, and another pin stays at its office', () => {
  const [small, large] = [square(500, 300, 40), square(540, 300, 300)];
  const offices = [
    { name: 'Fife', at: [520, 320] as const },
    { name: 'Tacoma', at: [700, 450] as const },
  ];
  const [beside, at] = placePins(offices, [small, large], 800);
  expect(at).toEqual([700, 450]);
  expect(Math.hypot((beside?.[0] ?? 0) - 520, (beside?.[1] ?? 0) - 320)).toBeGreaterThan(PIN.narrow);
  expect([small, large].some((area) => contains(area, beside ?? [0, 0]))).toBe(false);
  const [fife] = offices;
  expect(() => placePins(fife ? [fife] : [], [small, square(-1000, -1000, 3000)], 800)).toThrow(NoRoomError);
});

test('a name that its division has no room for is close beside the district, not across a border', () => {
  const [small, large] = [square(400, 200, 60), square(460, 200, 300)];
  const named = [
    { words: 'Midland-Odessa', area: small },
    { words: 'Pecos', area: large },
  ];
  const [beside, within] = placeDivisionNames(named, LETTERS.wide, [], 600);
  if (!beside || !within) throw new Error('not placed');
  const points = rimOf(boxOf('Midland-Odessa', LETTERS.wide, beside));
  expect(points.filter((point) => contains(small, point) || contains(large, point))).toEqual([]);
  const [from, to] = beside.leader ?? [];
  expect(from && points.some(([x, y]) => Math.hypot(x - from[0], y - from[1]) < 40)).toBe(true);
  expect(to && contains(small, to)).toBe(true);
  expect(within.leader).toBeUndefined();
  expect(rimOf(boxOf('Pecos', LETTERS.wide, within)).every((point) => contains(large, point))).toBe(true);
  expect(() => placeDivisionNames([{ words: 'X'.repeat(90), area: small }], 29, [], 600)).toThrow(
    NoRoomError,
  );
});
