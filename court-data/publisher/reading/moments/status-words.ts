import type { HearingStatus } from '@court/domain';

export type Confidence = 'certain' | 'confirm' | 'unknown';

/**
 * A phrase that readStatus knows.
 * - `on`: the hearing is held as printed. `open`: the same, but without other words it could be a hearing held open.
 * - `go`: the hearing moves. `alone`: the certainty of that if neither "from" nor "to" follows.
 * - `off`: the hearing is not held. `isReason`: the phrase gives the reason (withdrawn, settled) and can follow another
 * phrase.
 * - `over`: the hearing took place.
 * - `to`: words before the new day. Not certain for "for" and "next hearing".
 * - `noun`, `link`: words without their own meaning, before a verb and between clauses.
 * - `rest`: changes nothing in any position. `offRest`: changes nothing, but may only follow `off`.
 */
export type Atom =
  | {
      kind:
        | 'on'
        | 'open'
        | 'from'
        | 'at'
        | 'noun'
        | 'is'
        | 'was'
        | 'link'
        | 'undated'
        | 'zone'
        | 'rest'
        | 'offRest';
    }
  | { kind: 'to'; isSure: boolean }
  | { kind: 'go'; status: HearingStatus; alone: Confidence }
  | { kind: 'off'; status: HearingStatus; isReason: boolean; confidence: Confidence }
  | { kind: 'over'; status: HearingStatus; confidence: Confidence };

const ATOMS = new Map<string, Atom>();
const add = (atom: Atom, ...phrases: string[]) => {
  for (const phrase of phrases) ATOMS.set(phrase, atom);
};
/** Combines every part of one list with every part of another. */
const each = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
const go = (status: HearingStatus, alone: Confidence = 'certain') => ({ kind: 'go', status, alone }) as const;
const off = (status: HearingStatus, confidence: Confidence = 'certain') =>
  ({ kind: 'off', status, isReason: false, confidence }) as const;
const reason = (status: HearingStatus, confidence: Confidence = 'certain') =>
  ({ kind: 'off', status, isReason: true, confidence }) as const;
const over = (status: HearingStatus, confidence: Confidence = 'certain') =>
  ({ kind: 'over', status, confidence }) as const;

add({ kind: 'on' }, 'scheduled', 'set', 'set for hearing', 'scheduled for hearing', 'active', 'pending');
add(
  { kind: 'on' },
  'calendared',
  'on calendar',
  'on the calendar',
  'going forward',
  'will be held',
  'will go forward',
);
add({ kind: 'on' }, 'sched');
add({ kind: 'open' }, 'open');

add(go('continued'), 'continued', "cont'd", 'contd', 'cont d', "con't", 'cntd', 'set over', 'held over');
add(go('continued'), 'adjourned', "adj'd", 'adjd', 'postponed');
add(
  go('continued', 'confirm'),
  'cont',
  'continue',
  'carried',
  'carried over',
  'rolled over',
  'deferred',
  'adj',
);
add(go('continued', 'unknown'), 'passed', 'renoticed', 're noticed');
add(go('rescheduled'), 'rescheduled', 're scheduled', 'resched', "resch'd", 'reset', 're set');
add(go('rescheduled', 'unknown'), 'moved');
add(go('continued', 'confirm'), 'trailed');
add({ kind: 'undated' }, 'generally', 'indefinitely', 'sine die', 'without date');
add(
  { kind: 'undated' },
  ...each(['to a date to be'], ['determined', 'set', 'announced']),
  'to a date tbd',
  'to tbd',
);

/** Off the calendar without a reason: published as vacated. */
const CALENDAR = ['calendar', 'the calendar', 'docket', 'the docket'];
add(off('vacated'), 'vacated', "vac'd", 'vacd', 'taken off', 'dropped');
add(off('vacated'), ...each(['off', 'taken off', 'removed from', 'dropped from', 'vacated from'], CALENDAR));
add(off('vacated', 'confirm'), 'vac', 'off cal');
add(off('stricken'), 'stricken', 'struck', ...each(['stricken from', 'struck from'], CALENDAR));
add(
  off('cancelled'),
  'cancelled',
  'canceled',
  "canc'd",
  'cxl',
  'cxld',
  "cxl'd",
  'no hearing',
  'no hearing required',
);
add(
  off('cancelled'),
  'hearing not required',
  'hearing not necessary',
  'no hearing will be held',
  'hearing waived',
);
add(off('cancelled', 'confirm'), 'cancel', 'canc');
add(off('not-held'), 'not held', 'not conducted', 'did not occur', 'did not take place');
add(reason('withdrawn'), 'withdrawn', 'w/d', 'w/drawn');
add(reason('withdrawn'), ...each(['motion', 'objection', 'application'], ['withdrawn', 'was withdrawn']));
add(reason('withdrawn', 'confirm'), 'wd');
add(reason('cancelled'), 'moot', ...each(['denied without', 'granted without'], ['hearing', 'a hearing']));
add(reason('cancelled', 'confirm'), 'settled', 'resolved', 'waived', 'excused');

add(over('held'), 'held', 'heard', 'conducted', 'completed');
add(over('concluded'), 'concluded');
add(over('concluded', 'confirm'), 'closed');
add(over('terminated'), 'terminated');
add(over('satisfied'), 'satisfied');

add({ kind: 'from' }, 'from');
add({ kind: 'to', isSure: true }, 'to', 'until', 'till');
add(
  { kind: 'to', isSure: false },
  'for',
  'new date',
  'new hearing date',
  'next date',
  'next hearing',
  'next hearing date',
);
add({ kind: 'at' }, 'at', 'on');
add(
  { kind: 'noun' },
  ...['hearing', 'hrg', 'matter', 'meeting'].flatMap((noun) => [noun, `the ${noun}`, `this ${noun}`]),
);
add({ kind: 'noun' }, '341 meeting', '341 hearing', 'meeting of creditors');
add({ kind: 'noun' }, 'status', 'hearing status');
add({ kind: 'is' }, 'is');
add({ kind: 'was' }, 'was', 'has been', 'been');
add({ kind: 'link' }, 'and', 'but', 'reason');
add({ kind: 'zone' }, ...['et', 'ct', 'mt', 'pt', 'est', 'edt', 'cst', 'cdt', 'mst', 'mdt', 'pst', 'pdt']);
add(
  { kind: 'zone' },
  ...['eastern', 'central', 'mountain', 'pacific'].flatMap((zone) => [zone, `${zone} time`]),
);
const REMOTE = [
  'video',
  'zoom',
  'zoomgov',
  'telephone',
  'phone',
  'videoconference',
  'video conference',
  'teleconference',
];
add({ kind: 'rest' }, ...each(['by', 'via'], REMOTE));
const ORDERS = [
  'agreement',
  'stipulation',
  'consent',
  'order',
  'court order',
  'agreed order',
  'order of the court',
];
add({ kind: 'rest' }, ...each(['by', 'per', 'on', 'pursuant to'], ORDERS), 'by the court', 'per the court');
add(
  { kind: 'rest' },
  ...each(["on court's", "on the court's"], ['own motion', 'motion']),
  'sua sponte',
  'in person',
);
const PARTIES = ['movant', 'debtor', 'trustee', 'creditor', 'plaintiff', 'counsel', 'parties'];
add({ kind: 'rest' }, 'by court');
add({ kind: 'offRest' }, ...each(['by', 'by the'], PARTIES));
add({ kind: 'offRest' }, 'agreed order', 'agreed order entered', 'order entered', 'case dismissed');

const MAX_WORDS = 7;
const DOCKET = /^(?:(?:see|per) )?(?:docket|dkt|ecf|doc|document)(?: (?:no|number))? \d{1,5}$/;

/** The longest known phrase at the start of `words`. Null if there is none. */
export function atomAt(words: readonly string[]): { atom: Atom; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const atom = DOCKET.test(phrase) ? ({ kind: 'rest' } as const) : ATOMS.get(phrase);
    if (atom) return { atom, length };
  }
  return null;
}

/** All known phrases, for tests. */
export const STATUS_PHRASES: ReadonlyMap<string, Atom> = ATOMS;
