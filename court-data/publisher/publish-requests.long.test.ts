import { addDays, type ExportedRecord } from '@court/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';

const DAYS = 40;
const A_DAY = 50;
/** Each case has two hearings. Every fifth hearing was continued to its case’s other hearing. */
const court: ExportedRecord[] = Array.from({ length: DAYS * A_DAY }, (_, n) => {
  const date = addDays('2026-11-10', n % DAYS);
  const isContinued = n % 5 === 0 && n < 1000;
  return aHearing(`h${n}`, {
    caseNumber: `26-${String(10000 + (n % 1000))}`,
    date,
    ...(isContinued ? { status: 'continued', continuedTo: addDays(date, 7) } : {}),
  });
});

let site: TestCourt;
type Call = { method: string; path: string; body: Record<string, unknown> };
async function calls(run: () => Promise<unknown>): Promise<Call[]> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await run();
  const made = fetched.mock.calls.map(([url, init]) => ({
    method: init?.method ?? 'GET',
    path: new URL(String(url)).pathname.slice(1, -'.json'.length),
    body: init?.method === 'PATCH' ? JSON.parse(String(init.body)) : {},
  }));
  fetched.mockRestore();
  return made;
}

beforeAll(async () => {
  site = await testCourt();
  await site.publish(court);
}, 60_000);
afterAll(() => site.close());

it('if one hearing in a hundred has changed, only those days are read and written', async () => {
  const changedDays = ['2026-11-12', '2026-11-30', '2026-12-09'];
  const changed = court.map((hearing, n): ExportedRecord => {
    const isChanged = changedDays.includes(hearing.date) && n < 7 * DAYS;
    return isChanged ? { ...hearing, status: 'held', outcome: 'Granted' } : hearing;
  });
  const touched = changed.filter((hearing, n) => hearing !== court[n]);
  expect(touched.length).toBeGreaterThanOrEqual(20);
  const made = await calls(() => site.publish(changed));

  const paths = made.flatMap(({ body }) => Object.keys(body));
  const daysIn = (texts: string[], root: RegExp) =>
    [...new Set(texts.flatMap((text) => root.exec(text)?.[1] ?? []))].sort();
  expect(daysIn(paths, /^hearingCalendar11\/days\/([^/]+)/)).toEqual(changedDays);
  expect(daysIn(paths, /^hearingCalendar11\/months\/(.+)/)).toEqual([
    '2026-11/d12',
    '2026-11/d30',
    '2026-12/d09',
  ]);
  expect(daysIn(paths, /^publisher11\/sums\/hearings\/(.+)/)).toEqual(changedDays);
  const written = paths.filter((path) => path.startsWith('hearingCalendarEntries11/'));
  expect(written.sort()).toEqual(touched.map(({ id }) => `hearingCalendarEntries11/${id}`).sort());

  const reads = made.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(daysIn(reads, /^hearingCalendar11\/days\/(.+)/)).toEqual(changedDays);
  expect(reads.filter((path) => path.startsWith('hearingCalendarEntries11/'))).toHaveLength(touched.length);
});
