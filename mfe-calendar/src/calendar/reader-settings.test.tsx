// @vitest-environment jsdom

import { changeReaderSettingsAtom, judgeAtom, judgeidAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const NOTED = { p: 'Sabinal Fork FCU', g: 'Quesada' };
const OWN_TIME = { ...DAY, '0930~a': { ...DAY['0930~a'], e: '09:45', ...NOTED } };

const counts = () => document.querySelector('header [role=status]')?.textContent;

/** The area at an address, after what it asks for has come. */
async function open(address: string) {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: OWN_TIME });
  const { store } = renderAt(address);
  await settle();
  return store;
}

beginAt('2026-11-21T17:00:00Z');

test('a reader who does not want hearings’ own times does not see them', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.getByText(/Called at 9:45 AM/)).toBeTruthy();
  act(() => store.set(changeReaderSettingsAtom, { showIPCEventTime: 'N' }));
  expect(screen.queryByText(/Called at/)).toBeNull();
});

test('the full case number stands beside the short one where the reader wants it', async () => {
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

test('an attorney’s name is in capitals in the line below a matter where the reader wants it', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.getByText(/Mov. Sabinal Fork FCU \(Quesada\)/)).toBeTruthy();
  act(() => store.set(changeReaderSettingsAtom, { showAttyNameUppercase: 'Y' }));
  expect(screen.getByText(/Mov. Sabinal Fork FCU \(QUESADA\)/)).toBeTruthy();
});

test('only case types and chapters that the reader wants are listed and counted', async () => {
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

test('a reader who wants room to write gets it below every hearing', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  const roomy = () => document.querySelectorAll('[data-hearing-id][data-roomy]').length;
  expect(roomy()).toBe(0);
  act(() => store.set(changeReaderSettingsAtom, { showExtraWhiteSpace: '1' }));
  expect(roomy()).toBe(3);
});

test('the calendar starts with the reader’s judge, and one press shows all', async () => {
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
