// @vitest-environment jsdom
import { changeReaderSettingsAtom, judgeAtom, judgeidAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const OWN_TIME = { ...DAY, '0930~a': { ...DAY['0930~a'], e: '09:45' } };

const counts = () => document.querySelector('header [role=status]')?.textContent;

/** The area at an address, after what it asks for has come. */
async function open(address: string) {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: OWN_TIME });
  const { store } = renderAt(address);
  await settle();
  return store;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reader who does not want hearings’ own times does not see them', async () => {
  const store = await open(`/calendar?date=${MONDAY}`);
  expect(screen.getByText(/Called at 9:45 AM/)).toBeTruthy();
  act(() => store.set(changeReaderSettingsAtom, { showIPCEventTime: 'N' }));
  expect(screen.queryByText(/Called at/)).toBeNull();
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
