import { expect, test } from 'vitest';
import { type DistrictMap, LETTERS, PIN } from '../src/map/district-map';
import { loadMap } from '../src/map/use-district-map';
import { type Box, boxOf, circleBox, isWithin, overlap } from './boxes';
import { courtCodes, readDistrict } from './court-file';
import { placeOfficeNames } from './draw-district';
import { NoRoomError } from './no-room-error';

type Words = { words: string; box: Box };

function colliding(all: Words[]): string[] {
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) => (overlap(one.box, other.box) ? [`${one.words} × ${other.words}`] : [])),
  );
}

function pinsOf({ pins }: DistrictMap, radius: number): Words[] {
  return pins.map(({ id, at }) => ({ words: `pin ${id}`, box: circleBox(at, radius) }));
}

test.each(courtCodes())(
  'on the drawing of %s no label overlaps another label, a pin or the edge',
  async (code) => {
    const map = await loadMap(code);
    if (!map) throw new Error('not drawn');
    const { offices } = readDistrict(code);
    const wide = [
      ...pinsOf(map, PIN.wide),
      ...map.pins.map(({ label }, at) => {
        const words = offices[at]?.name ?? '';
        return { words, box: boxOf(words, LETTERS.office, label) };
      }),
      ...map.divisions.map(({ name, label }) => ({
        words: `${name} division`,
        box: boxOf(name, LETTERS.division, label),
      })),
    ];
    const narrow = pinsOf(map, PIN.narrow);
    expect(map.pins.map(({ id }) => id)).toEqual(offices.map(({ id }) => id));
    expect(colliding(wide)).toEqual([]);
    expect(colliding(narrow)).toEqual([]);
    for (const { words, box } of [...wide, ...narrow]) expect(isWithin(box, map.height), words).toBe(true);
  },
);

test('touch targets of pins do not overlap', async () => {
  for (const code of courtCodes()) {
    const { pins = [] } = (await loadMap(code)) ?? {};
    for (const one of pins)
      for (const other of pins)
        if (one !== other)
          expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThanOrEqual(
            one.reach + other.reach,
          );
  }
});

test('puts a label on the other side of its pin if the first side is taken, and throws NoRoomError if none is free', () => {
  const near = { name: 'Tacoma', at: [500, 300] as const };
  const [first, second] = placeOfficeNames([near, { name: 'Fife', at: [560, 300] }], 600);
  expect(first?.anchor).toBe('end');
  expect(second?.anchor).toBe('start');
  expect(() => placeOfficeNames([{ name: 'X'.repeat(60), at: [500, 300] }], 600)).toThrow(NoRoomError);
});
