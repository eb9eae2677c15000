import { type Courtroom, isDay } from '@court/domain';

/** A line of an office's courtrooms: a courtroom, or the numbers of several: '1–4, 6'. */
export type CourtroomLine = { room: Courtroom } | { numbers: string };

/** '1–4, 6' for 1, 2, 3, 4 and 6, which are sorted. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/**
 * The lines of an office's courtrooms. Courtrooms with nothing but a number share a line. The courtroom of the reader's
 * link (`marked`) and one that is not in use yet have lines of their own.
 */
export function courtroomLines(
  rooms: readonly Courtroom[],
  marked: string | null,
  today: string,
): CourtroomLine[] {
  const numbers = new Map<Courtroom, number>();
  for (const room of rooms) {
    const { name, from } = room;
    const [, number] = /^Courtroom (\d{1,4})$/.exec(name) ?? [];
    if (number && name !== marked && !(isDay(from) && from > today)) numbers.set(room, Number(number));
  }
  if (numbers.size < 2) return rooms.map((room) => ({ room }));
  const shared = { numbers: rangesOf([...new Set(numbers.values())].sort((a, b) => a - b)) };
  const [first] = numbers.keys();
  return rooms.flatMap((room): CourtroomLine[] => {
    if (room === first) return [shared];
    return numbers.has(room) ? [] : [{ room }];
  });
}
