import type { HearingStatus } from '@court/domain';
import type { Hearing } from './truth';

/** How a status column prints a hearing's status. `day` and `time` print days and times in the file's style. */
export type StatusStyle = {
  name: string;
  /** the status of a continued hearing names its new day */
  hasDay: boolean;
  hasTime: boolean;
  print: (hearing: Hearing, day: (day: string) => string, time: (time: string) => string) => string;
};

type Words = Partial<Record<HearingStatus, string>>;
type Printer = (text: string) => string;

function vocabulary(
  name: string,
  words: Words,
  moved: ((to: { day: string; time: string | null }, day: Printer, time: Printer) => string) | null,
  hasTime = false,
): StatusStyle {
  return {
    name,
    hasDay: moved !== null,
    hasTime,
    print: ({ status: { status, to } }, day, time) =>
      status === 'continued' && to && moved ? moved(to, day, time) : (words[status] ?? status),
  };
}

const at = (time: string | null, print: Printer) => (time === null ? '' : ` at ${print(time)}`);

export const STATUS_STYLES: readonly StatusStyle[] = [
  vocabulary('own', {}, null),
  vocabulary(
    'capitals',
    { scheduled: 'SCHEDULED', held: 'HELD', continued: 'CONTINUED', vacated: 'VACATED' },
    null,
  ),
  vocabulary(
    'to',
    {
      scheduled: 'Set',
      held: 'Held',
      vacated: 'Off calendar',
      cancelled: 'Hearing Cancelled',
      withdrawn: 'Motion Withdrawn',
      stricken: 'Stricken from calendar',
    },
    ({ day: to }, day) => `Continued to ${day(to)}`,
  ),
  vocabulary(
    'to at',
    {
      scheduled: 'Set for hearing',
      held: 'Hearing Held',
      vacated: 'Scheduled - VACATED',
      cancelled: 'Hearing (cancelled)',
      withdrawn: 'Withdrawn by movant',
      stricken: 'STRICKEN',
    },
    ({ day: to, time: clock }, day, time) => `Hearing continued to ${day(to)}${at(clock, time)}`,
    true,
  ),
  vocabulary(
    'short',
    {
      scheduled: 'Sched',
      held: 'Heard',
      vacated: "Vac'd",
      cancelled: 'CXLD',
      withdrawn: 'W/D',
      stricken: 'Struck',
    },
    ({ day: to }, day) => `Cont'd to ${day(to)}`,
  ),
  vocabulary(
    'reset',
    {
      scheduled: 'Active',
      held: 'Concluded',
      vacated: 'Taken off calendar',
      cancelled: 'Moot',
      withdrawn: 'Motion withdrawn',
      stricken: 'stricken',
    },
    ({ day: to, time: clock }, day, time) => `Reset to ${day(to)}${at(clock, time)}`,
    true,
  ),
  vocabulary(
    'adjourned',
    {
      scheduled: 'Going forward',
      held: 'Held',
      vacated: 'VACATED per order',
      cancelled: 'No hearing required',
      withdrawn: 'Withdrawn',
      stricken: 'Stricken',
    },
    ({ day: to, time: clock }, day, time) =>
      `ADJOURNED TO ${day(to)}${clock === null ? '' : `, ${time(clock)}`}`,
    true,
  ),
  vocabulary(
    'codes',
    { scheduled: 'H1', held: 'H9', vacated: 'V', cancelled: 'X2', withdrawn: 'W', stricken: 'K' },
    ({ day: to }, day) => `C ${day(to)}`,
  ),
  vocabulary(
    'odd',
    {
      scheduled: 'On for hearing',
      held: 'Done',
      vacated: 'Pulled',
      cancelled: 'Called off',
      withdrawn: 'Dropped by movant',
      stricken: 'Denied without hearing',
    },
    ({ day: to }, day) => `Kicked over to ${day(to)}`,
  ),
];
