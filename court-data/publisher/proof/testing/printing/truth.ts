import { addDays, type HearingStatus, whyClosed } from '@court/domain';
import fc from 'fast-check';

/** A person, or a business if `given` is ''. */
export type Party = { given: string; last: string; suffix: string };

/** The status of a hearing. `to` is the day (YYYY-MM-DD) and time (HH:mm) to which it moves. */
export type TrueStatus = {
  status: HearingStatus;
  to: { day: string; time: string | null } | null;
};

/** A hearing in the court's own records. Days are YYYY-MM-DD, times HH:mm in the venue's local time. */
export type Hearing = {
  id: string;
  office: string;
  officeDigit: string;
  year: number;
  type: 'bk' | 'ap';
  serial: number;
  chapter: string;
  debtors: Party[];
  /** sides of an adversary proceeding, which has no debtor in its title */
  sides: [string, string] | null;
  day: string;
  time: string;
  judge: string;
  room: string;
  matter: string;
  docketNumber: string;
  status: TrueStatus;
  sealed: boolean;
};

/** The day on which the publisher runs in the proof: Wednesday, 2026-11-25. */
export const TODAY = '2026-11-25';

export const OFFICES = [
  ['San Antonio', '5'],
  ['Austin', '1'],
  ['Waco', '6'],
] as const;
export const JUDGES = ['Harlan T. Oakesmith', 'Elena M. Rivera', 'Marcus Q. Delacroix'];
/** A name similar to that of a judge above. */
export const NEAR_JUDGE = 'Elena N. Rivera';

const GIVEN = [
  'Rosa M.',
  'José Luis',
  'Tomas',
  'Mary',
  'John Q.',
  'Quenby',
  'Dov',
  'Lysander T.',
  'Anne-Marie',
];
const LAST = [
  'Peña',
  'Tiller',
  "O'Rafferty",
  'de la Cruz',
  'Van Ness',
  'Garcia Lopez',
  'Núñez',
  'Kestrel-Mabry',
  'Smith',
  'March',
];
const BUSINESSES = [
  'Bramble Ridge LLC',
  'Hearn Heating and Air, LLC',
  'AT&T Mobility & Co.',
  'Smith & Sons, Inc.',
  'Lone Star Trucking, L.P.',
  'Quill Bakery Corp.',
];
const MATTERS = [
  'Motion for relief from stay',
  'Confirmation of plan',
  'Motion to dismiss, filed by the trustee',
  'Objection to claim no. 4',
  'Reaffirmation agreement; pro se debtor',
  'Application to employ "special" counsel',
  'Status conference',
];

const person = fc.record({
  given: fc.constantFrom(...GIVEN),
  last: fc.constantFrom(...LAST),
  suffix: fc.constantFrom('', '', '', '', 'Jr.', 'III'),
});
const business = fc.constantFrom(...BUSINESSES).map((last) => ({ given: '', last, suffix: '' }));
const spouses = fc.tuple(person, person, fc.boolean()).map(([first, second, isShared]) => {
  const other = { ...second, suffix: '', last: isShared ? first.last : second.last };
  return other.given === first.given && other.last === first.last
    ? [first]
    : [{ ...first, suffix: '' }, other];
});
const debtors = fc.oneof(
  { weight: 5, arbitrary: person.map((one) => [one]) },
  { weight: 2, arbitrary: business.map((one) => [one]) },
  { weight: 3, arbitrary: spouses },
);

/** Court days from ten days back to three months ahead. */
const COURT_DAYS = Array.from({ length: 100 }, (_, at) => addDays(TODAY, at - 10)).filter(
  (day) => whyClosed(day) === null,
);
export const courtDay = fc.constantFrom(...COURT_DAYS);
export const courtTime = fc.constantFrom(
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '10:15',
  '11:45',
  '12:00',
  '13:30',
  '14:00',
  '15:45',
);
const laterTime = fc.constantFrom(null, '09:30', '13:30', '14:00');

const OFF: HearingStatus[] = ['vacated', 'cancelled', 'stricken', 'withdrawn'];
type StatusSeed = {
  kind: 'on' | 'off' | 'moved' | 'held';
  off: HearingStatus;
  ahead: number;
  time: string | null;
};
const statusSeed: fc.Arbitrary<StatusSeed> = fc.record({
  kind: fc.constantFrom('on', 'on', 'on', 'off', 'moved', 'held'),
  off: fc.constantFrom(...OFF),
  ahead: fc.integer({ min: 7, max: 60 }),
  time: laterTime,
});

/** The first court day at least `ahead` days after another. */
export function courtDayAfter(day: string, ahead: number): string {
  let next = addDays(day, ahead);
  while (whyClosed(next) !== null) next = addDays(next, 1);
  return next;
}

function statusOf({ kind, off, ahead, time }: StatusSeed, day: string): TrueStatus {
  if (kind === 'off') return { status: off, to: null };
  if (kind === 'held') return { status: day < TODAY ? 'held' : 'scheduled', to: null };
  if (kind === 'moved') return { status: 'continued', to: { day: courtDayAfter(day, ahead), time } };
  return { status: 'scheduled', to: null };
}

const hearing = fc
  .record({
    serial: fc.integer({ min: 1, max: 59_999 }),
    year: fc.constantFrom(24, 25, 26),
    place: fc.constantFrom(...OFFICES),
    isAdversary: fc.constantFrom(false, false, false, false, false, true),
    chapter: fc.constantFrom('7', '11', '13'),
    debtors,
    day: courtDay,
    time: courtTime,
    judge: fc.constantFrom(...JUDGES),
    room: fc.constantFrom('Courtroom 1', 'Courtroom 2'),
    matter: fc.constantFrom(...MATTERS),
    docket: fc.integer({ min: 1, max: 400 }),
    seed: statusSeed,
    sealed: fc.constantFrom(false, false, false, false, false, false, true),
  })
  .map(({ place, isAdversary, docket, seed, year, ...plain }): Omit<Hearing, 'id'> => {
    const [first] = plain.debtors;
    const sides: [string, string] | null =
      isAdversary && first ? ['Ann Alder, Trustee', `${first.given} ${first.last}`.trim()] : null;
    return {
      ...plain,
      year: 2000 + year,
      office: place[0],
      officeDigit: place[1],
      type: sides ? 'ap' : 'bk',
      sides,
      docketNumber: String(docket),
      status: statusOf(seed, plain.day),
    };
  });

/** One or more hearings, each of another case. Some dockets only have hearings that are on, as many lists do. */
export const docket: fc.Arbitrary<Hearing[]> = fc
  .tuple(
    fc.array(hearing, { minLength: 1, maxLength: 8 }),
    fc.constantFrom(true, false),
    fc.constantFrom(true, true, false),
  )
  .map(([hearings, isAllOn, isAllPublic]) => {
    const known = new Set<number>();
    return hearings
      .filter(({ serial }) => !known.has(serial) && known.add(serial))
      .map((one, at) => ({
        ...one,
        id: `H-${1000 + at * 7}`,
        status: isAllOn ? { status: 'scheduled' as const, to: null } : one.status,
        sealed: !isAllPublic && one.sealed,
      }));
  });
