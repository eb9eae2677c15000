import { addDays, docketRows, type StoredRow, weekday } from '@court/domain';
import type { BenchData, BenchEvent } from './bench-subject';

const MONTH = '2027-03';
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '13:30', '14:00', '14:30', '15:00'];
const CHAPTERS = ['7', '11', '13'];

const two = (n: number) => String(n).padStart(2, '0');

/** The time half an hour later. */
function endOf(time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 30;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function courtDaysOf(month: string): string[] {
  const days: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    if (weekday(date) % 6 !== 0) days.push(date);
  }
  return days;
}

const storedRow = (n: number): StoredRow => ({
  n: `27-${10_000 + (n % 50_000)}`,
  c: `Invented Debtor ${String(n).padStart(5, '0')}`,
  y: 'bk',
  h: CHAPTERS[n % CHAPTERS.length] ?? '7',
  j: `j-${n % 6}`,
  o: `o-${n % 4}`,
  l: `Courtroom ${n % 5}`,
  m: 'Motion for relief from the automatic stay',
  s: 'scheduled',
});

/** `size` invented hearings, spread evenly over the court days of one month and over the hours of a day. */
export function benchData(size: number): BenchData {
  const days = courtDaysOf(MONTH);
  const stored = new Map<string, Record<string, StoredRow>>(days.map((day) => [day, {}]));
  for (let n = 0; n < size; n += 1) {
    const time = TIMES[Math.floor(n / days.length) % TIMES.length] ?? '';
    const day = stored.get(days[n % days.length] ?? '');
    if (day) day[`${time.replace(':', '')}~b${n}`] = storedRow(n);
  }
  const rows = new Map(days.map((day) => [day, docketRows(day, stored.get(day), [])]));
  const events = [...rows.values()].flat().map(
    ({ id, date, time, title }): BenchEvent => ({
      id,
      title,
      date,
      time,
      end: endOf(time),
    }),
  );
  return { month: MONTH, days, rows, events };
}
