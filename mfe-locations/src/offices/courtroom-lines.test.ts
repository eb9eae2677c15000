import { expect, test } from 'vitest';
import { courtroomLines } from './courtroom-lines';

const TODAY = '2026-11-28';
const named = (...names: string[]) => names.map((name) => ({ name, from: '2024-01-02' }));

test('courtrooms with nothing but a number share a line', () => {
  expect(
    courtroomLines(named('Courtroom 2', 'Courtroom 1', 'Courtroom 3', 'Courtroom 5'), null, TODAY),
  ).toEqual([{ numbers: '1–3, 5' }]);
});

test('a courtroom with a name, the reader’s courtroom and one that is not in use yet have lines of their own', () => {
  const later = { name: 'Courtroom 4', from: '2027-01-04' };
  const rooms = [...named('Courtroom 1', 'Ceremonial Courtroom', 'Courtroom 2', 'Courtroom 3'), later];
  expect(courtroomLines(rooms, 'Courtroom 3', TODAY)).toEqual([
    { numbers: '1–2' },
    { room: { name: 'Ceremonial Courtroom', from: '2024-01-02' } },
    { room: { name: 'Courtroom 3', from: '2024-01-02' } },
    { room: later },
  ]);
});

test('a single courtroom keeps its name', () => {
  const [room] = named('Courtroom 1');
  expect(courtroomLines(named('Courtroom 1'), null, TODAY)).toEqual([{ room }]);
});
