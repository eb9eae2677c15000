import { expect, test } from 'vitest';
import { hearing, meeting } from './testing/plain-facts';

test.each([
  ['stricken', 'The court took it off the calendar.'],
  ['vacated', 'The court canceled it.'],
  ['withdrawn', 'The person who asked for the hearing took the request back.'],
  ['terminated', 'The court’s word for this is “Terminated”.'],
] as const)(
  'says first that a hearing that is %s will not be held, and nothing about how to attend',
  (status, why) => {
    const said = hearing({ status });
    expect(Object.keys(said)).toEqual(['outcome', 'what', 'case', 'source']);
    expect(said.outcome).toMatch(/^This hearing will not be held on Monday, November 30, 2026\./);
    expect(said.outcome).toContain(why);
    expect(said.outcome).toContain('Do not go to court for it on that day.');
  },
);

test('treats a striking flag of a scheduled hearing like that status', () => {
  expect(hearing({ stricken: 'Y' }).outcome).toContain('The court took it off the calendar.');
});

test('says the new date of a continued hearing, with the time once it is known', () => {
  const moved = { status: 'continued', continuedTo: '2026-12-28' } as const;
  expect(hearing(moved).outcome).toMatch(/The new date is Monday, December 28, 2026\. If this page does not/);
  const known = { ...moved, continuedToId: 'h2' };
  expect(hearing(known).outcome).toMatch(/The new date is Monday, December 28, 2026\. The page of the new/);
  const successor = { date: '2026-12-28', time: '10:15' };
  expect(hearing(moved, { successor }).outcome).toContain(
    'The new date is Monday, December 28, 2026, at 10:15 AM Central Standard Time.',
  );
  expect(hearing({ status: 'continued' }).outcome).toContain(
    'The new date is not published yet. Watch for a notice.',
  );
  // the printed time applies until the new date has a record of its own
  const timed = { ...moved, continuedTime: '13:30' } as const;
  expect(hearing(timed).outcome).toContain('December 28, 2026, at 1:30 PM Central Standard Time.');
  expect(hearing(timed, { successor }).outcome).toContain('December 28, 2026, at 10:15 AM');
});

test('keeps the last facts of an unlisted hearing, because it may still be held', () => {
  const said = hearing({ status: 'removed' });
  expect(Object.keys(said)).toEqual(['outcome', 'when', 'how', 'what', 'bring', 'absent', 'case', 'source']);
  expect(said.outcome).toBe(
    'The court’s list no longer shows this hearing. It may still be held. Call the court before you decide not to go.',
  );
  expect(said.when).toMatch(/^It was set for Monday, November 30, 2026, at 9:30 AM/);
  expect(said.how).toContain('Go to Courtroom 1, San Antonio.');
  const past = hearing({ status: 'removed' }, { today: '2026-12-01' });
  expect(past.outcome).toMatch(/cannot say if it was held\.$/);
  expect(past.how).toBeUndefined();
});

test('says of a time that was earlier today that it may be over, and whom to call', () => {
  const said = hearing({}, { today: '2026-11-30' });
  expect(said.outcome).toBe(
    'This hearing was set for earlier today. It may be over. If you missed it, call your lawyer or the court as soon as you can. The court’s number is (210) 555-0100.',
  );
  expect(said.when).toMatch(/^It was set for Monday, November 30, 2026, at 9:30 AM/);
  expect(said.how).toMatch(
    /^If it is still going on, this is how to take part\..*Go to Courtroom 1, San Antonio\./,
  );
  expect(said.bring).toBeUndefined();
  expect(said.absent).toBeUndefined();
  expect(meeting({}, { today: '2026-11-30' }).outcome).toContain('If you missed it, call the trustee');
});

test('says that the new date is off too, and names no date to come to', () => {
  const moved = { status: 'continued', continuedTo: '2026-12-28' } as const;
  const { outcome } = hearing(moved, { successor: { status: 'withdrawn' } });
  expect(outcome).toMatch(
    /The court moved it to Monday, December 28, 2026\. That hearing was withdrawn\. No new date is published\.$/,
  );
});

test('does not say to stay away if the new time is on the same day', () => {
  const moved = { status: 'continued', continuedTo: '2026-11-30' } as const;
  const { outcome } = hearing(moved, { successor: { date: '2026-11-30', time: '14:00' } });
  expect(outcome).toMatch(
    /^This hearing has a new time on the same day\. The new date is Monday, .* 2:00 PM/,
  );
  expect(outcome).not.toContain('Do not go');
});

test('does not warn of a day that has passed if the hearing was struck later', () => {
  const { outcome } = hearing({ status: 'stricken' }, { today: '2026-12-01' });
  expect(outcome).toBe(
    'This hearing was not held on Monday, November 30, 2026. The court took it off the calendar. No new date is published.',
  );
});

test('says first that the day has passed, and asks for nothing', () => {
  const said = hearing({ outcome: 'Granted.' }, { today: '2026-12-01' });
  expect(Object.keys(said)).toEqual(['outcome', 'when', 'what', 'case', 'source']);
  expect(said.outcome).toBe('This hearing’s date has passed. Result: Granted.');
  expect(said.when).toMatch(/^It was on Monday/);
});

test('says that a debtor must take part on the new date of a 341 meeting that was continued or did not take place', () => {
  expect(meeting({ status: 'continued', continuedTo: '2026-12-14' }).outcome).toMatch(
    /^This meeting will not be held.*Do not join it on that day\. The new date is.*If you filed this case, you must take part on the new date\./,
  );
  expect(meeting({ status: 'not-held' }).outcome).toMatch(
    /will not be held.*“Not held”.*No new date is published\./,
  );
  expect(meeting({ status: 'concluded' }).outcome).toContain('the trustee has no more questions');
});
