import { describe, expect, it } from 'vitest';
import { readStatus, statusKey } from './read-status';

const to = (day: string, time: string | null = null) => ({ days: [day], time });
const NEW = to('2026-12-14');

describe('a status that is certain', () => {
  it.each([
    ...['Scheduled', 'SET', 'Set for hearing', 'active', 'Pending', 'Calendared', 'On calendar'],
    ...[
      'going forward',
      'Hearing will be held',
      'Scheduled - Set',
      'Set (by video)',
      'Set per order (docket 45)',
    ],
    ...['Continued from 11/2/2026', 'Reset from Monday, November 2, 2026 at 9:30 AM', 'Open - set'],
  ])('%s is held as printed', (text) => {
    expect(readStatus(text, null)).toMatchObject({
      status: 'scheduled',
      confidence: 'certain',
      to: null,
      why: '',
    });
  });

  it.each([
    ['Vacated', 'vacated'],
    ['*** VACATED ***', 'vacated'],
    ['Scheduled - VACATED', 'vacated'],
    ['VACATED – settled', 'vacated'],
    ['Hearing vacated per order, ECF No. 45', 'vacated'],
    ['Vacated. Reason: agreed order entered', 'vacated'],
    ['Hearing status: VACATED', 'vacated'],
    ['Withdrawn by the movant', 'withdrawn'],
    ['Canceled by court', 'cancelled'],
    ['Vacated, motion withdrawn', 'vacated'],
    ['Continued from 11/2/2026 - VACATED', 'vacated'],
    // off the calendar without a reason
    ['Pending - off calendar', 'vacated'],
    ['Off-Calendar', 'vacated'],
    ['Taken off', 'vacated'],
    ['Removed from calendar', 'vacated'],
    ['dropped from the calendar', 'vacated'],
    ['Stricken', 'stricken'],
    ['Struck from calendar', 'stricken'],
    ['Set (cancelled)', 'cancelled'],
    ['CANCELED', 'cancelled'],
    ['cxl', 'cancelled'],
    ['No hearing', 'cancelled'],
    ['Hearing not required', 'cancelled'],
    ['Moot', 'cancelled'],
    ['Denied without hearing', 'cancelled'],
    ['Withdrawn', 'withdrawn'],
    ['W/D', 'withdrawn'],
    ['Motion withdrawn', 'withdrawn'],
    ['Not Held', 'not-held'],
    ['not-held', 'not-held'],
    ['Hearing did not occur', 'not-held'],
    ['Not held - settled', 'not-held'],
    ['Held', 'held'],
    ['Hearing held', 'held'],
    ['Hrg was held', 'held'],
    ['Heard', 'held'],
    ['Completed', 'held'],
    ['341 meeting held', 'held'],
    ['Concluded', 'concluded'],
    ['Terminated', 'terminated'],
    ['Satisfied', 'satisfied'],
  ])('%s is %s', (text, status) => {
    expect(readStatus(text, null)).toMatchObject({ status, confidence: 'certain', to: null, why: '' });
  });

  it.each([
    ['Continued to 12/14/2026', 'continued', NEW],
    ['CONT’D TO 12/14/26', 'continued', NEW],
    ["con't to 12-14-2026", 'continued', NEW],
    ['Cntd. to 12/14/2026', 'continued', NEW],
    ['Contd to Dec. 14, 2026', 'continued', NEW],
    ['Continued to December 14, 2026', 'continued', NEW],
    ['Cont. to Mon. Dec 14, 2026 @ 1:30pm', 'continued', to('2026-12-14', '13:30')],
    ['Continued to Monday, 14 December 2026', 'continued', NEW],
    ['Continued to 2026-12-14T13:30', 'continued', to('2026-12-14', '13:30')],
    ['Continued to 12/14/2026 at 1:30 PM', 'continued', to('2026-12-14', '13:30')],
    ['Continued to 9.30 a.m. on 12/14/2026', 'continued', to('2026-12-14', '09:30')],
    ['Continued to 12/14/2026 at noon', 'continued', to('2026-12-14', '12:00')],
    ['Continued until 12/14/2026, 13:30', 'continued', to('2026-12-14', '13:30')],
    ['Continued from 11/2/2026 to 12/14/2026', 'continued', NEW],
    ['Continued to 12/14/2026 from 11/2/2026', 'continued', NEW],
    ['Continued from 11/2/2026 9:00 AM to 12/14/2026 9:30 AM', 'continued', to('2026-12-14', '09:30')],
    ['Continued by agreement to 12/14/2026 (docket 45)', 'continued', NEW],
    ["Continued to 12/14/2026 on the court's own motion, via Zoom", 'continued', NEW],
    ['Set over to 12/14/2026', 'continued', NEW],
    ['Held over to 12/14/2026', 'continued', NEW],
    ['Carried over to 12/14/2026', 'continued', NEW],
    ['Carried to 12/14/2026', 'continued', NEW],
    ['Adjourned to: 12/14/2026', 'continued', NEW],
    ['Passed to 12/14/2026', 'continued', NEW],
    ['Rolled over to 12/14/2026', 'continued', NEW],
    ['Deferred to 12/14/2026', 'continued', NEW],
    ['Postponed to 12/14/2026', 'continued', NEW],
    ['Re-noticed to 12/14/2026', 'continued', NEW],
    ['Reset to 12/14/2026', 'rescheduled', NEW],
    ['Re-set to 12/14/2026', 'rescheduled', NEW],
    ['RESCHEDULED TO 12/14/2026', 'rescheduled', NEW],
    ['Resched. to 12/14/2026', 'rescheduled', NEW],
    ['Moved to 12/14/2026', 'rescheduled', NEW],
    ['Open - continued to 12/14/2026', 'continued', NEW],
    ['Scheduled; continued to 12/14/2026', 'continued', NEW],
    ['Held and continued to 12/14/2026', 'continued', NEW],
    ['Held on the court’s own motion; continued to 12/14/2026', 'continued', NEW],
    ['Not held, continued to 12/14/2026', 'continued', NEW],
    // both say that the hearing is not held at this time
    ['*** VACATED *** REASON: CONTINUED TO 12/14/2026 AT 9:30 A.M.', 'continued', to('2026-12-14', '09:30')],
    ['Vacated and rescheduled to 12/14/2026', 'rescheduled', NEW],
    ['Continued', 'continued', null],
    ['Rescheduled', 'rescheduled', null],
    ['Postponed', 'continued', null],
  ])('%s is %s', (text, status, day) => {
    expect(readStatus(text, 'mdy')).toMatchObject({ status, confidence: 'certain', to: day, why: '' });
  });
});

describe('a status that the clerk confirms', () => {
  it.each([
    ['Settled', 'cancelled', null, 'it can mean something else'],
    ['Resolved', 'cancelled', null, 'it can mean something else'],
    ['Excused', 'cancelled', null, 'it can mean something else'],
    ['Vac.', 'vacated', null, 'it can mean something else'],
    ['Cont.', 'continued', null, 'it names no new day'],
    ['Continued generally', 'continued', null, 'it names no new day'],
    ['Continued to a date to be determined', 'continued', null, 'it names no new day'],
    ['Held and continued', 'continued', null, 'it names no new day'],
    ['Vacated; continued', 'continued', null, 'it names no new day'],
    ['Continued 12/14/2026', 'continued', NEW, 'it does not say "to" before the day'],
    ['Rescheduled for 12/14/2026', 'rescheduled', NEW, 'it does not say "to" before the day'],
    ['Continued; next hearing 12/14/2026', 'continued', NEW, 'it does not say "to" before the day'],
    ['Continued to 12/14/2026 at 1:30', 'continued', NEW, 'its time says neither AM nor PM'],
    [
      'Continued to 12/14/2026 at 9:30',
      'continued',
      to('2026-12-14', '09:30'),
      'its time says neither AM nor PM',
    ],
    ['Continued to 12/14/2026 9:30 AM MT', 'continued', to('2026-12-14', '09:30'), 'it names a time zone'],
    ['Continued and reset to 12/14/2026', 'continued', NEW, 'it names two statuses'],
    ['Vacated / cancelled', 'vacated', null, 'it names two statuses'],
    ['Scheduled - held', 'held', null, 'it names two statuses'],
    ['Vacated 11/25/2026', 'vacated', null, 'it names a day'],
    ['Held on 11/30/2026', 'held', null, 'it names a day'],
  ])('%s is proposed as %s', (text, status, day, why) => {
    expect(readStatus(text, null)).toEqual({
      key: statusKey(text),
      status,
      confidence: 'confirm',
      to: day,
      why,
    });
  });

  it('has two possible days until the order of their digits is known', () => {
    const read = readStatus('Continued to 01/02/2027', null);
    expect(read).toMatchObject({ confidence: 'confirm', to: { days: ['2027-01-02', '2027-02-01'] } });
    expect(readStatus('Continued to 01/02/2027', 'dmy')).toMatchObject({
      confidence: 'certain',
      to: to('2027-02-01'),
    });
  });
});

describe('the key of a status', () => {
  it.each([
    ['Continued to 12/14/2026 at 1:30 PM', 'continued to {day} at {time}'],
    [
      '*** VACATED *** REASON: CONTINUED TO 12/14/2026 AT 9:30 A.M.',
      'vacated reason continued to {day} at {time}',
    ],
    ['Set\u00a0 (Cancelled) –', 'set cancelled'],
    ['Cont’d to Mon., Dec. 14, 2026 @ 1:30pm', "cont'd to {day} at {time}"],
    ['W/D', 'w/d'],
    ['Vacated?', 'vacated ?'],
    ['', ''],
  ])('of %s is %s', (text, key) => {
    expect(statusKey(text)).toBe(key);
    expect(readStatus(text, null).key).toBe(key);
    expect(statusKey(key)).toBe(key);
  });
});
