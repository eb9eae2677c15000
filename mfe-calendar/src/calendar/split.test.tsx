// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, REFERENCE, TUESDAY, TUESDAY_PATH } from '../testing/sample-day';

await Promise.all([import('@court/docket/layout/split-screen'), import('@court/record/page/record-page')]);

const entry = (id: string, caseTitle: string) => ({
  id,
  date: '2026-11-23',
  time: '09:30',
  caseNumber: '26-51234',
  caseTitle,
  caseType: 'bk',
  status: 'scheduled',
});
const TREE = {
  ...REFERENCE,
  [DAY_PATH]: DAY,
  [TUESDAY_PATH]: TUESDAY,
  'hearingCalendarEntries11/a': entry('a', 'Nova LLC'),
  'hearingCalendarEntries11/b': entry('b', 'Rivera'),
  'hearingCalendarEntries11/c': entry('c', 'Paso Co'),
};

/** Simulates a window width in px for matchMedia. */
function windowOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0) * 16;
    return { matches: least > 0 && width >= least, addEventListener() {}, removeEventListener() {} };
  });
}
const settle = async (ms = 0) => {
  for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(ms));
};
const row = (name: string) => screen.getByRole('link', { name });
const pane = () => screen.queryByRole('region', { name: 'Opened hearing' });
const title = () => within(pane() as HTMLElement).getByRole('heading', { level: 2 }).textContent;
const current = () => [...document.querySelectorAll('[aria-current="true"]')].map((each) => each.textContent);

async function open(address: string, width = 1280) {
  windowOf(width);
  const court = fakeCourt(TREE);
  const page = renderAt(address);
  await settle();
  return { ...page, reads: court.reads };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') });
  vi.stubGlobal('scrollBy', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens the record beside its list on a press, keeps the focus, and writes an address that can be shared', async () => {
  const page = await open('/calendar');
  row('Rivera').focus();
  fireEvent.click(row('Rivera'), { detail: 1 });
  await settle(50);
  expect(title()).toBe('Rivera');
  expect(page.where()).toBe('/calendar?open=b');
  expect(document.activeElement).toBe(row('Rivera'));
  expect(current()).toHaveLength(1);
  expect(current()[0]).toContain('Rivera');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const said = () => document.querySelector('[data-announcements]')?.textContent;
  await settle(200);
  expect(said()).toBe('Rivera opened beside the list. F6 moves to it, Escape closes it.');
  fireEvent.keyDown(row('Rivera'), { key: 'ArrowDown' });
  await settle(2000);
  expect(said()).toBe('Paso Co opened beside the list');
  cleanup();
  await open('/calendar?open=c');
  expect(title()).toBe('Paso Co');
});

it('moves over the blocks on arrow keys; the record follows after a rest, and skipped records are not read', async () => {
  const page = await open('/calendar?open=a');
  row('Nova LLC').focus();
  fireEvent.keyDown(row('Nova LLC'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('Rivera'));
  fireEvent.keyDown(row('Rivera'), { key: 'ArrowDown' });
  // the next row is in another judge's block
  expect(document.activeElement).toBe(row('Paso Co'));
  await settle(50);
  expect(title()).toBe('Paso Co');
  expect(page.where()).toBe('/calendar?open=c');
  expect(document.activeElement).toBe(row('Paso Co'));
  expect(page.reads).not.toContain('hearingCalendarEntries11/b');
  expect(current()).toHaveLength(1);
});

it('marks no row of another day', async () => {
  const page = await open('/calendar?open=b');
  expect(current()).toHaveLength(1);
  await page.go('/calendar?date=2026-11-24');
  await settle(50);
  expect(row('Lake Inc')).toBeTruthy();
  expect([current(), pane()]).toEqual([[], null]);
});

it('follows no arrow keys while no record is open, and opens one on Space', async () => {
  const page = await open('/calendar');
  row('Nova LLC').focus();
  fireEvent.keyDown(row('Nova LLC'), { key: 'ArrowDown' });
  await settle(50);
  expect(pane()).toBeNull();
  fireEvent.keyDown(row('Rivera'), { key: ' ' });
  await settle();
  expect(title()).toBe('Rivera');
  expect(page.where()).toBe('/calendar?open=b');
});

it("opens the full page on Enter and with the pane's own link", async () => {
  const page = await open('/calendar?open=b');
  const link = within(pane() as HTMLElement).getByRole('link', { name: 'Open the whole page' });
  expect(link.getAttribute('href')).toBe('/hearing-detail/b');
  // a browser sends a click without a pointer when Enter is pressed on a link
  fireEvent.click(row('Rivera'), { detail: 0 });
  await settle();
  expect(page.where()).toBe('/hearing-detail/b');
});

it('moves the focus to the record and back to its row on F6', async () => {
  await open('/calendar?open=b');
  row('Rivera').focus();
  fireEvent.keyDown(row('Rivera'), { key: 'F6' });
  expect(document.activeElement).toBe(pane());
  fireEvent.keyDown(pane() as HTMLElement, { key: 'F6' });
  expect(document.activeElement).toBe(row('Rivera'));
});

it('closes on Escape and with the button, and returns the focus to the row', async () => {
  const page = await open('/calendar?open=b');
  const close = within(pane() as HTMLElement).getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.keyDown(close, { key: 'Escape' });
  await settle();
  expect(pane()).toBeNull();
  expect(page.where()).toBe('/calendar');
  expect(document.activeElement).toBe(row('Rivera'));
  expect(current()).toEqual([]);
});

it('closes with one step back, however many records were opened', async () => {
  const page = await open('/calendar?view=day');
  fireEvent.click(row('Rivera'), { detail: 1 });
  await settle();
  fireEvent.click(row('Paso Co'), { detail: 1 });
  await settle();
  expect(title()).toBe('Paso Co');
  await act(() => page.back());
  await settle();
  expect(pane()).toBeNull();
  expect(page.where()).toBe('/calendar?view=day');
});

it('leaves new windows to the browser, and opens no pane on a narrow screen', async () => {
  const page = await open('/calendar');
  fireEvent.click(row('Rivera'), { detail: 1, ctrlKey: true });
  await settle();
  expect(page.where()).toBe('/calendar');
  cleanup();
  const narrow = await open('/calendar', 1199);
  fireEvent.click(row('Rivera'), { detail: 1 });
  await settle();
  expect(narrow.where()).toBe('/hearing-detail/b');
  cleanup();
  const handedOn = await open('/calendar?open=b', 360);
  expect(handedOn.where()).toBe('/hearing-detail/b');
});
