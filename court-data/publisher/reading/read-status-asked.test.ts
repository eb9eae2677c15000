import { describe, expect, it } from 'vitest';
import { readStatus } from './moments/read-status';

describe('a status that the clerk is asked about', () => {
  it.each([
    ...[
      '',
      '  ***  ',
      'Set aside',
      'Confirmed',
      'Open',
      'Held open',
      'Moved to Courtroom 2',
      'Moved',
      'Passed',
    ],
    ...[
      'Continued to Courtroom 3',
      'Held in abeyance',
      'Hold',
      'Open house',
      'Cotinued',
      'H',
      'C',
      'V A C A T E D',
    ],
    ...[
      'Not vacated',
      'Vacated in part',
      'order vacating hearing VACATED',
      'Reinstated',
      'un-cancelled',
      'Non-held',
    ],
    ...[
      'Cancelled hearing reinstated',
      'Cancelled - reinstated',
      'Denied motion to vacate',
      'Motion to vacate',
    ],
    ...[
      'Motion to continue',
      'Order to continue',
      'Continued hearing',
      'To be held',
      'To be continued to 12/14/2026',
    ],
    ...[
      'Not on calendar',
      'No longer off calendar',
      'Vacated?',
      '~~Vacated~~',
      'Held or continued',
      'Was scheduled',
    ],
    ...[
      'Vacated - set',
      'Held - vacated',
      'Not held; held',
      'Held - concluded',
      'Continued to 12/14/2026 - vacated',
    ],
    ...[
      'Withdrawn - continued to 12/14/2026',
      'Concluded, continued to 12/14/2026',
      'Vacated; continued from 11/2/2026',
    ],
    ...[
      'Continued to 12/14/2026 and 12/15/2026',
      'Continued to 12/14/2026, 12/14/2026',
      'Set for 12/14/2026',
    ],
    ...['Continued to 12/14/2026; continued to 12/14/2026', 'Continued to 12/14/2026 at 9:30 AM and 1:30 PM'],
    ...['Continued to 12/14/2026 at 9:30 AM in Courtroom 2', 'Continued to 12/14', 'Continued to Dec 14'],
    ...[
      'Continued to 1:30 PM',
      'Continued from 9:30 AM to 1:30 PM',
      'Continued from',
      'Continued to',
      'Held to 12/14/2026',
    ],
    ...['Continued to Tuesday, December 14, 2026', 'Continued to 02/30/2027', 'Continued from 02/30/2026'],
    ...['Continued to 2026-12-14T15:30:00Z', 'Continued for two weeks', 'Continued to 12/14/2026 at 0930'],
    ...[
      'Continued generally to 12/14/2026',
      'Continued from 9/1/2026, 10/5/2026',
      'Status conference held',
      'Status',
      '12/14/2026 hearing vacated',
      '12/14/2026',
      '1:30 PM',
      'Hearing',
      'By video',
    ],
    ...[
      'Continuado al 12/14/2026',
      'Abgesetzt',
      'Уволен',
      'Granted',
      'Denied',
      'Under advisement',
      'Appearance waived',
    ],
    ...['Continued to {day}', '<s>Vacated</s>', 'Scheduled, order entered'],
  ])('%s', (text) => {
    const read = readStatus(text, 'mdy');
    expect(read).toMatchObject({ status: null, confidence: 'unknown', to: null });
    expect(read.why).not.toBe('');
  });

  it.each([
    ['Set aside', '"set aside" is not a status of a hearing'],
    ['Cont. to 12/14/2026 @ 1:30pm in Courtroom 2', '"in courtroom 2" is not understood'],
    ['Held - vacated', 'it says two things that contradict each other'],
    ['Continued to 12/14/2026 and 12/15/2026', 'it names a day or time too many'],
    [
      'Continued to Tuesday, 12/14/2026',
      'the day after "to" names a weekday on which that day does not fall',
    ],
    ['Set for 12/14/2026', 'it names a day, which could be its own or a new one'],
    ['Hearing held, order to be submitted', '"order to be submitted" is not understood'],
    ['Continued to Courtroom', '"continued to courtroom" is not a status of a hearing'],
  ])('%s has the reason: %s', (text, why) => {
    expect(readStatus(text, 'mdy').why).toBe(why);
  });
});
