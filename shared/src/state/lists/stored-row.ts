import { objectOf, textOf, textsOf } from '../../data/json-fields';
import type { DocketRow, RowBefore } from '../../records/docket-row';
import type { YesNo } from '../../records/hearing-status';

const TEXTS = [
  'id',
  'key',
  'date',
  'time',
  'eventTime',
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
  'continuedTo',
] as const satisfies (keyof DocketRow)[];

const WAS = ['date', 'time', 'judge', 'place', 'how'] as const satisfies (keyof RowBefore)[];

/** In the order of a row as it is read from a docket, so that the two can be compared as JSON. */
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
  movedTo: null,
  continuedTo: null,
  was: null,
};

const yes = (json: unknown): YesNo => (json === 'Y' ? 'Y' : 'N');

/** A docket row that the device kept, whose nulls were left out; null where there is no row with an id. */
export function knownRowOf(json: unknown): DocketRow | null {
  const at = objectOf(json);
  const id = textOf(at?.id);
  if (!at || !id) return null;
  const [flags, movedTo] = [objectOf(at.flags), objectOf(at.movedTo)];
  const was = textsOf(at.was, WAS);
  // words of type, status and how stay as they were kept: screens show those they do not know as they are
  return {
    ...NOTHING_KNOWN,
    ...textsOf(at, TEXTS),
    id,
    publicDefender: at.publicDefender === true,
    flags: flags && {
      stricken: yes(flags.stricken),
      terminated: yes(flags.terminated),
      satisfied: yes(flags.satisfied),
    },
    movedTo: movedTo && { date: '', time: '', ...textsOf(movedTo, ['date', 'time']) },
    was: Object.keys(was).length > 0 ? was : null,
  } as DocketRow;
}
