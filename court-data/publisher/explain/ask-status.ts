import type { Questions } from '../reading/questions';
import { type Asked, columnsOf, isGuessed, namedHeadings } from './asked';
import type { LookedRow } from './look-at-export';
import { valuesOf } from './match-columns';
import { doubtfulField, offValues, shownValues } from './suspicious-columns';

/** Columns that are mapped to another field or to none, but contain words of a status. */
function otherStatusColumns({ look, map, kind }: Asked): { heading: string; values: string[] }[] {
  return look.headings.flatMap((heading, column) => {
    const field = map[kind].get(heading) ?? heading;
    const isPrivate = map.reading.ignore.has(heading) || !['outcome', 'eventKind', 'note'].includes(field);
    const values = isPrivate ? [] : offValues([...new Set(valuesOf(look, column))]);
    return values.length > 0 ? [{ heading, values }] : [];
  });
}

/** Whether an unmapped column may hold the status. The clerk is asked about that first. */
function isDoubted(asked: Asked): boolean {
  const named = namedHeadings(asked);
  return asked.look.headings.some(
    (heading, column) =>
      heading !== '' &&
      !named.has(heading) &&
      asked.matches[column]?.field === null &&
      ['status', 'stricken'].includes(doubtfulField(asked.look, column) ?? ''),
  );
}

/** Asks whether hearings without a status in any cell are on. */
export function askStatus(asked: Asked, questions: Questions): void {
  const { map, look } = asked;
  if (map.reading.defaults.has('status')) return;
  const [column] = columnsOf(asked, 'status');
  if (column === undefined && (isGuessed(asked, 'status') || isDoubted(asked))) return;
  if (column === undefined) {
    const [other] = otherStatusColumns(asked);
    questions.ask('default:status', () => ({
      text: other
        ? `Does “${other.heading}” say whether a hearing is still on (${shownValues(other.values)})? No other column says it`
        : 'Is every hearing of the file still on? No column says whether one is vacated or continued',
      answers: [
        ...(other ? [{ set: `column:${other.heading}=status`, meaning: 'yes, it is the status' }] : []),
        {
          set: 'default:status=scheduled',
          meaning: 'yes: show every hearing as scheduled, even if it is off',
        },
      ],
    }));
    return;
  }
  const blank = look.rows.filter(({ cells }) => !cells[column]);
  if (blank.length > 0) askBlankStatus(questions, look.headings[column] ?? '', blank.length, blank[0]);
}

/** `first` is the first row whose status is blank. */
function askBlankStatus(questions: Questions, heading: string, count: number, first?: LookedRow): void {
  const rows = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
  questions.ask('default:status', () => ({
    text: `Is a hearing still on whose “${heading}” is blank? ${rows}, first in ${first?.place ?? `line ${first?.line}`}`,
    answers: [{ set: 'default:status=scheduled', meaning: 'yes: show it as scheduled, even if it is off' }],
  }));
}
