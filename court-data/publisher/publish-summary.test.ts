import { expect, it } from 'vitest';
import { formatSummary, type PublishSummary } from './publish-summary';

const hearings = {
  records: 7,
  added: 1,
  changed: 2,
  moved: 3,
  removed: 4,
  expired: 0,
  upcoming: 9,
  kept: 0,
  days: 5,
};
const summary: PublishSummary = {
  court: 'txwb',
  database: 'http://localhost:9000?ns=txwb',
  outcome: 'published',
  checkedAt: 0,
  hearings,
  meetings: null,
  judges: null,
  trustees: 2,
  referenceWritten: 1,
  rejects: [],
  notices: [],
  warnings: [],
};

it('states the accepted records and their changes', () => {
  expect(formatSummary(summary).split('\n').slice(0, 3)).toEqual([
    '7 hearings, 2 trustees, 0 rejects',
    'Hearings: 1 added, 2 changed, 3 moved, 4 removed, on 5 days',
    'Offices, judges and trustees: 1 new or changed',
  ]);
});

it('uses the singular for one', () => {
  const one = { ...summary, hearings: { ...hearings, records: 1, days: 1 }, allowed: { shrink: 1 } };
  const text = formatSummary(one);
  expect(text).toMatch(/^1 hearing, 2 trustees, 0 rejects\n/);
  expect(text).toContain('4 removed, on 1 day\n');
  expect(text).toContain('Allowed by this command: 1 removed record\n');
});

it('states the number of expired records', () => {
  expect(formatSummary({ ...summary, hearings: { ...hearings, expired: 6 } })).toContain(
    '4 removed, 6 older than the court keeps them, on 5 days',
  );
});

it('states the alerts that were sent, wait, were refused, or would be sent', () => {
  const alerts = { sent: 3, waiting: 2, refused: ['c1~txwb-h-1: too big'] };
  expect(
    formatSummary({ ...summary, alerts })
      .split('\n')
      .slice(-2),
  ).toEqual(['  refused: c1~txwb-h-1: too big', 'Alerts: 3 sent, 2 wait for the end of the quiet hours']);
  const due = ['txwb-h-1  26-50001: Moved\nagain'];
  const lines = formatSummary({ ...summary, alerts: { sent: 0, waiting: 0, refused: [], due } }).split('\n');
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^ {2}alert: txwb-h-1 /),
    'Alerts: 1 would be sent',
  ]);
});

it('counts the unpublished records of sealed cases, without a name', () => {
  const sealed = { hearings: 3, meetings: 0, cases: 1, why: 'sealed' } as const;
  expect(formatSummary({ ...summary, sealed })).toContain(
    '\n3 hearings of 1 sealed case are not published\n',
  );
  const withdrawn = { hearings: 0, meetings: 1, cases: 2, why: 'sealed or hidden' } as const;
  expect(formatSummary({ ...summary, sealed: withdrawn })).toContain(
    '1 meeting of 2 sealed or hidden cases is not published',
  );
});
