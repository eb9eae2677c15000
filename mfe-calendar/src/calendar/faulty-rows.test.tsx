// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const MARKUP = '<img src=x onerror="globalThis.__ran=1"><script>globalThis.__ran=1</script>';
const SCRIPT = 'javascript:globalThis.__ran=1';
const LONG = `Motion ${'to compel '.repeat(1_000)}end`;
const ARABIC = 'شركة النخيل للتجارة';
const COMBINED = 'Zoe\u0308 N\u0303un\u0303ez e\u0301\u0302\u0323';

const ROWS = {
  '0930~no-judge': { n: '26-50001', c: 'Ada Co', y: 'bk', s: 'scheduled' },
  'odd~no-time': { n: '26-50002', c: 'Bo Co', s: 'held' },
  '0930~no-number': { c: 'Nameless', j: 'j-ada-brook' },
  '0930~bare': {},
  '0930~long': { n: '26-50003', m: LONG, s: 'scheduled' },
  '0930~rtl': { n: '26-50004', c: ARABIC, m: `\u202e${ARABIC}`, s: 'scheduled' },
  '0930~combined': { n: '26-50005', c: COMBINED, s: 'scheduled' },
  '0930~markup': {
    n: MARKUP,
    c: MARKUP,
    y: MARKUP,
    h: MARKUP,
    m: MARKUP,
    j: MARKUP,
    o: MARKUP,
    l: MARKUP,
    a: MARKUP,
    s: MARKUP,
    k: MARKUP,
    e: MARKUP,
    t: MARKUP,
  },
  '0930~script': {
    n: SCRIPT,
    c: SCRIPT,
    m: SCRIPT,
    j: SCRIPT,
    o: SCRIPT,
    l: SCRIPT,
    a: SCRIPT,
    s: SCRIPT,
    was: { time: SCRIPT, judge: SCRIPT, place: SCRIPT, how: SCRIPT },
  },
  [`0930~${encodeURIComponent('<b>"\'&~')}`]: { n: '26-50006', s: 'scheduled' },
};
const ALL = Object.keys(ROWS).length;

const rowOf = (id: string) => document.querySelector(`[data-hearing-id="${id}"]`)?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  fakeCourt({ ...REFERENCE, [`hearingCalendar11/days/${MONDAY}`]: ROWS });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the week counts faulty rows too, and runs no code from them', async () => {
  renderAt(`/calendar?date=${MONDAY}&view=week`);
  await settle();
  const counts = [...document.querySelectorAll('tbody td a > span:nth-of-type(3)')];
  expect(counts.reduce((sum, each) => sum + Number.parseInt(each.textContent ?? '', 10), 0)).toBe(ALL);
  expect(document.querySelectorAll('tbody script, tbody img')).toHaveLength(0);
  expect(Reflect.get(globalThis, '__ran')).toBeUndefined();
});

test('the day shows the valid fields of faulty rows, long ones in full, and runs no code from them', async () => {
  renderAt(`/calendar?date=${MONDAY}`);
  await settle();
  await settle();
  // after the frame that renders the first rows
  await settle(50);
  expect(document.querySelectorAll('[data-hearing-id]')).toHaveLength(ALL);
  expect(rowOf('no-judge')).toContain('26-50001');
  const timeless = document.querySelector('[data-hearing-id="no-time"]')?.closest('section');
  expect(timeless?.textContent).toContain('Time not published');
  expect(rowOf('no-time')).toContain('Held');
  expect(rowOf('no-number')).toContain('No case number');
  expect(rowOf('no-number')).toContain('Nameless');
  expect(rowOf('bare')).toContain('No case number');
  expect(rowOf('long')).toContain(LONG);
  expect(rowOf('rtl')).toContain(ARABIC);
  expect(rowOf('combined')).toContain(COMBINED);
  expect(rowOf('markup')).toContain(MARKUP);
  expect(
    document.querySelectorAll('[data-hearing-id] script, [data-hearing-id] img, [data-hearing-id] b'),
  ).toHaveLength(0);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-hearing-id] a')];
  expect(links).toHaveLength(ALL);
  for (const link of links) expect(link.href).toMatch(/^http:\/\/localhost(:\d+)?\/hearing-detail\//);
  expect(Reflect.get(globalThis, '__ran')).toBeUndefined();
});
