// @vitest-environment jsdom

import { changeReaderSettingsAtom, judgeAtom, judgeidAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const NOTED = { p: 'Sabinal Fork FCU', g: 'Quesada' };
const OWN_TIME = { ...DAY, '0930~a': { ...DAY['0930~a'], e: '09:45', ...NOTED } };

const counts = () => document.querySelector('[data-counts]')?.textContent;

/** Opens the area at an address and waits for its data. */
async function open(address: string) {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: OWN_TIME });
  const { store } = renderAt(address, { ...COURT, modules: ['mfe-calendar', 'mfe-settings'] });
  await settle();
  return store;
}

beginAt('2026-11-21T17:00:00Z');

test("hides hearings' own times if the reader turned them off", async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.getByText(/Called at 9:45 AM/)).toBeTruthy();
  act(() => store.set(changeReaderSettingsAtom, { showIPCEventTime: 'N' }));
  expect(screen.queryByText(/Called at/)).toBeNull();
});

test('shows the full case number beside the short one if the reader turned it on', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  const row = () => document.querySelector('[data-hearing-id=a]')?.textContent;
  const printed = String(DAY['0930~a'].n);
  expect(row()).not.toContain(':26-');
  act(() => store.set(changeReaderSettingsAtom, { extCaseNum: 'Y' }));
  await settle();
  expect(row()).toMatch(new RegExp(`^${printed} \\(.*26-(bk|ap|mp)-\\d{5}`));
  act(() => store.set(changeReaderSettingsAtom, { extCaseNumLoc: 'before' }));
  expect(row()).toMatch(new RegExp(`26-(bk|ap|mp)-\\d{5}[^ ]* \\(${printed}\\)`));
});

test("shows attorneys' names in capitals if the reader chose that", async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.getByText(/Movant Sabinal Fork FCU \(Quesada\)/)).toBeTruthy();
  act(() => store.set(changeReaderSettingsAtom, { showAttyNameUppercase: 'Y' }));
  expect(screen.getByText(/Movant Sabinal Fork FCU \(QUESADA\)/)).toBeTruthy();
});

test('lists and counts only the case types and chapters that the reader chose', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  const shown = () => document.querySelectorAll('[data-hearing-id]').length;
  const all = shown();
  act(() => store.set(changeReaderSettingsAtom, { displaycasetypehearing: 'ap' }));
  const some = shown();
  expect(some).toBeLessThan(all);
  act(() =>
    store.set(changeReaderSettingsAtom, { displaycasetypehearing: undefined, displaychaptershearing: '15' }),
  );
  expect(shown()).toBeLessThan(all);
});

test('says which case types and chapters the settings leave out, and links to the settings', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.queryByText(/Not shown/)).toBeNull();
  act(() => store.set(changeReaderSettingsAtom, { displaycasetypehearing: 'bk,mp' }));
  await settle();
  expect(screen.getByText('Not shown: Adversary.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change in Settings' }).getAttribute('href')).toBe('/settings');
  act(() => store.set(changeReaderSettingsAtom, { displaychaptershearing: '11,12,13,15' }));
  expect(screen.getByText('Not shown: Adversary, Chapter 7, Chapter 9.')).toBeTruthy();
});

test('offers no filters to clear on a day whose hearings the settings leave out', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  act(() =>
    store.set(changeReaderSettingsAtom, { displaycasetypehearing: 'mp', displaychaptershearing: '12' }),
  );
  await settle();
  expect(screen.getByText(/^All hearings on Monday.*are filtered out$/)).toBeTruthy();
  expect(screen.getByText('No hearings are shown within three months of this day either.')).toBeTruthy();
  expect(screen.queryByText(/may not be published yet/)).toBeNull();
  expect(screen.queryByText('Clear all filters')).toBeNull();
});

test('a lobby screen says what the settings leave out', async () => {
  const store = await open(`/calendar?date=${MONDAY}&display=board`);
  act(() =>
    store.set(changeReaderSettingsAtom, { displaycasetypehearing: 'mp', displaychaptershearing: '12' }),
  );
  await settle();
  expect(screen.getByText('All hearings on Mon, Nov 23, 2026 are filtered out.')).toBeTruthy();
  const note = document.querySelector('footer')?.textContent;
  expect(note).toContain('Not shown: Adversary, Bankruptcy, Chapter 7, Chapter 9, Chapter 11');
});

test('adds space for handwritten notes below every hearing if the reader chose that', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  const roomy = () => document.querySelectorAll('[data-hearing-id][data-roomy]').length;
  expect(roomy()).toBe(0);
  act(() => store.set(changeReaderSettingsAtom, { showExtraWhiteSpace: '1' }));
  expect(roomy()).toBe(3);
});

test("starts with the reader's default judge, and shows all judges after a press", async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(counts()).toContain('3 hearings · 2 judges · 2 offices');
  act(() => {
    store.set(judgeAtom, 'Ada Brook');
    store.set(judgeidAtom, 'j-ada-brook');
  });
  expect(counts()).toContain('2 hearings · 1 judge · 2 offices');
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Judge: Ada Brook' }));
  await settle();
  expect(counts()).toContain('3 hearings · 2 judges · 2 offices');
});
