import {
  clockOf,
  type DocketRow,
  isDay,
  objectOf,
  type RowBefore,
  withoutTombstone,
  type YesNo,
} from '@court/domain';
import { idSchema } from '../state/stored/history';
import { courtText, type Schema } from '../state/stored/schema';

const TEXTS = [
  'key',
  'caseNumber',
  'otherCaseKey',
  'title',
  'caseType',
  'chapter',
  'matter',
  'judgeId',
  'officeId',
  'trusteeId',
  'place',
  'how',
  'status',
  'sortCode',
  'movant',
  'attorney',
  'docketNumber',
  'online',
] as const satisfies (keyof DocketRow)[];

const WAS = ['judge', 'place', 'how'] as const satisfies (keyof RowBefore)[];

/** In the field order of a row read from a docket, so that the two can be compared as JSON. */
const NOTHING_KNOWN: DocketRow = {
  id: '',
  key: '',
  date: '',
  time: '',
  eventTime: null,
  caseNumber: '',
  otherCaseKey: null,
  title: '',
  caseType: 'bk',
  chapter: null,
  matter: null,
  judgeId: null,
  officeId: null,
  trusteeId: null,
  place: null,
  how: null,
  status: 'scheduled',
  sortCode: null,
  flags: null,
  publicDefender: false,
  movant: null,
  attorney: null,
  docketNumber: null,
  online: null,
  movedTo: null,
  continuedTo: null,
  continuedFrom: null,
  was: null,
};

const yes = (json: unknown): YesNo => (json === 'Y' ? 'Y' : 'N');

const dayOf = (json: unknown) => (typeof json === 'string' && isDay(json) ? json : undefined);

/** The court's texts of the fields in `names` that have one. */
function textsAt<Name extends string>(fields: Record<string, unknown>, names: readonly Name[]) {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = courtText(fields[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/**
 * A docket row from the device, whose null fields were left out. Null if there is no row with an id. An invalid day or
 * time counts as unknown.
 */
export const knownRow: Schema<DocketRow | null> = (json, onInvalid) => {
  const at = objectOf(json);
  const id = idSchema(at?.id);
  if (!at || !id) {
    if (json !== null && json !== undefined) onInvalid?.();
    return null;
  }
  const read = (value: unknown, of: (json: unknown) => string | undefined) => {
    const text = of(value);
    if (text === undefined && value !== null && value !== undefined && value !== '') onInvalid?.();
    return text;
  };
  const [flags, moved, before] = [objectOf(at.flags), objectOf(at.movedTo), objectOf(at.was)];
  const movedDay = read(moved?.date, dayOf);
  const was: RowBefore = {
    ...defined({ date: read(before?.date, dayOf), time: read(before?.time, clockOf) }),
    ...textsAt(before ?? {}, WAS),
  };
  // values of type, status and how are not checked: screens show unknown ones as they are
  const row = {
    ...NOTHING_KNOWN,
    id,
    ...textsAt(at, TEXTS),
    date: read(at.date, dayOf) ?? '',
    time: read(at.time, clockOf) ?? '',
    eventTime: read(at.eventTime, clockOf) ?? null,
    publicDefender: at.publicDefender === true,
    flags: flags && {
      stricken: yes(flags.stricken),
      terminated: yes(flags.terminated),
      satisfied: yes(flags.satisfied),
    },
    movedTo: movedDay === undefined ? null : { date: movedDay, time: read(moved?.time, clockOf) ?? '' },
    continuedTo: read(at.continuedTo, dayOf) ?? null,
    continuedFrom: read(at.continuedFrom, dayOf) ?? null,
    was: Object.keys(was).length > 0 ? was : null,
  } as DocketRow;
  return withoutTombstone(row);
};

const defined = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The facts in `names` of a followed case or debtor, '' if unknown. Null if `json` is not an object. */
export const knownFacts =
  <Name extends string>(names: readonly Name[]): Schema<Record<Name, string> | null> =>
  (json, onInvalid) => {
    const at = objectOf(json);
    if (!at && json !== null && json !== undefined) onInvalid?.();
    const nothing = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
    return at && { ...nothing, ...textsAt(at, names) };
  };
