// @vitest-environment jsdom
import { type DeviceStore, setDeviceStoreAtom, takeStoredAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/domain';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const NOW = { ...DAY, '0930~b': { ...DAY['0930~b'], s: 'held', l: 'Courtroom 2' } };
const CHANGE = {
  ...{ at: 2000, what: 'changed', d: MONDAY, t: '09:30', n: '26-51234' },
  status: { from: 'scheduled', to: 'held' },
  place: { from: 'Courtroom 1', to: 'Courtroom 2' },
};
const TREE = {
  ...REFERENCE,
  [DAY_PATH]: NOW,
  lastUpdated11: { hearings: 2000, version: 2, checkedAt: 2000 },
  'hearingCalendar11/changes/2000~b': CHANGE,
  'hearingCalendar11/changes': { '2000~b': CHANGE },
};
const row = () => document.querySelector<HTMLElement>('[data-hearing-id="b"]') as HTMLElement;

const STORE: DeviceStore = {
  driver: 'test',
  get: async () => null,
  set: async () => {},
  remove: async () => {},
  keys: async () => [],
};

/** Opens the page after an earlier visit that saw the publication of `seen` (epoch ms). */
async function visit(address: string, seen: number) {
  const page = renderAt(address);
  act(() => {
    page.store.set(setDeviceStoreAtom, STORE);
    page.store.set(takeStoredAtom, { [DEVICE_KEYS.changesSeen]: { txwb: { hearings: seen } } });
  });
  await settle();
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  sessionStorage.clear();
  document.elementFromPoint = () => row();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('shows old beside new on a day for changes since the last visit, until they are seen, also after a reload', async () => {
  fakeCourt(TREE);
  await visit(`/calendar?date=${MONDAY}`, 1000);
  expect(row().textContent).toContain('before: Scheduled');
  expect(row().textContent).toMatch(/before: .*Courtroom\s1.*Courtroom\s2/);
  await settle(12_000);
  expect(row().textContent).not.toContain('before:');
  cleanup();
  await visit(`/calendar?date=${MONDAY}`, 1000);
  expect(row().textContent).not.toContain('before:');
});

it('shows no old values on a day for changes that the last visit has seen', async () => {
  fakeCourt(TREE);
  await visit(`/calendar?date=${MONDAY}`, 2000);
  expect(row().textContent).toContain('Held');
  expect(row().textContent).not.toContain('before:');
});

it("shows old and new in the week's cell of the day and judge, with a link to the record", async () => {
  fakeCourt(TREE);
  await visit(`/calendar?date=${MONDAY}&view=week`, 1000);
  const [changed] = document.querySelectorAll('td [data-change="b"]');
  expect(changed?.textContent).toMatch(
    /26-51234.*before: Courtroom\s1.*Courtroom\s2.*before: Scheduled.*Held/,
  );
  expect(changed?.getAttribute('href')).toBe('/hearing-detail/b');
});

it('shows live changes in the week, and the day to which a hearing moves', async () => {
  const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
  const page = renderAt(`/calendar?date=${MONDAY}&view=week`);
  await settle();
  page.connect(court.live);
  await settle();
  expect(document.querySelector('[data-change="b"]')).toBeNull();
  const moved = { ...DAY['0930~b'], movedTo: { date: '2026-11-30', time: '09:30' } };
  act(() => court.write(DAY_PATH, { ...DAY, '0930~b': moved }));
  await settle();
  const [changed] = document.querySelectorAll('td [data-change="b"]');
  expect(changed?.textContent).toContain('→ Mon, Nov 30');
});
