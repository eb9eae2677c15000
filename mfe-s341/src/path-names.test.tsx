// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { COURT, fakeCourt } from './testing/fake-court';
import { renderAt } from './testing/render-at';
import { REFERENCE } from './testing/sample-meetings';

const OWN = {
  ...COURT,
  paths: {
    '341hearingCalendarEntries': 'creditorMeetings',
    '341hearingCalendarAttorneys': 'creditorMeetingCounsel',
    '341hearingCalendarDebtors': 'creditorMeetingDebtors',
    '341hearingCalendarCaseNumbers': 'creditorMeetingCases',
  },
};
const OURS = /341hearingCalendar(Entries|Attorneys|Debtors|CaseNumbers)11/;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['/s341-hearing-detail/m1', 'creditorMeetings11/m1'],
  ['/s341-attorney?q=alder', 'creditorMeetingCounsel11/names'],
  ['/s341-debtor?q=alder', 'creditorMeetingDebtors11/names'],
  ['/s341-attorney-detail/a-alder', 'creditorMeetingCounsel11/hearings/a-alder'],
  ['/s341-debtor-detail/d-alder', 'creditorMeetingDebtors11/hearings/d-alder'],
  ['/s341-casenumber-detail/c2650001-bk', 'creditorMeetingCases11/c2650001-bk'],
])('%s asks a court that has names of its own for %s', async (address, path) => {
  const { reads } = fakeCourt(REFERENCE);
  renderAt(address, OWN);
  await vi.waitFor(() => expect(reads.some((read) => read.startsWith(path))).toBe(true), 5000);
  expect(reads.filter((read) => OURS.test(read))).toEqual([]);
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
});
