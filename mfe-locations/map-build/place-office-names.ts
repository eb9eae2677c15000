import { type Label, LETTERS, PIN, type Point } from '../src/map/district-map';
import { type Box, boxOf, circleBox, isWithin, overlap } from './boxes';
import { NoRoomError } from './no-room-error';

/** Where a name may stand beside its pin, the best first. */
function places([x, y]: Point): Label[] {
  const [beside, letters] = [PIN.wide + 7, LETTERS.office];
  const across: [Label['anchor'], number][] = [
    ['start', x + beside],
    ['end', x - beside],
  ];
  return [
    ...across.map(([anchor, at]): Label => ({ at: [at, y + Math.round(letters * 0.35)], anchor })),
    { at: [x, y - PIN.wide - 9], anchor: 'middle' },
    { at: [x, y + PIN.wide + letters], anchor: 'middle' },
    ...across.flatMap(([anchor, at]): Label[] => [
      { at: [at - 8, y - PIN.wide], anchor },
      { at: [at - 8, y + PIN.wide + letters - 8], anchor },
    ]),
  ];
}

/**
 * Places for the names of offices, in their order, each where it covers no pin, no name before it and nothing outside the
 * drawing. Throws NoRoomError.
 */
export function placeOfficeNames(offices: readonly { name: string; at: Point }[], height: number): Label[] {
  const taken: Box[] = offices.map(({ at }) => circleBox(at, PIN.wide));
  return offices.map(({ name, at }) => {
    const free = places(at).find((label) => {
      const box = boxOf(name, LETTERS.office, label);
      return isWithin(box, height) && !taken.some((other) => overlap(box, other));
    });
    if (!free) throw new NoRoomError(name);
    taken.push(boxOf(name, LETTERS.office, free));
    return free;
  });
}
