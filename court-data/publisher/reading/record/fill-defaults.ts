import { parseCaseNumber } from '@court/domain';
import { type Asking, askOf } from '../clerk';
import { isVersus } from '../people/named-people';
import type { Reading } from '../reading';
import { isRecord, printedValue } from '../record-limits';
import { cellValue } from './cell-value';
import { isEmpty } from './record-moments';

type Fields = Record<string, unknown>;
type Job = { fields: Fields; reading: Reading; asking: Asking | null };

/** The entry of `values.caseType` in a map for cases without a type whose title names two opposing parties. */
const BETWEEN = 'between two parties';

/** The type of a case whose row has none. 2:26-ap-01234 contains its type; an adversary proceeding may be asked about. */
function typeOf({ fields, reading, asking }: Job, value: string): unknown {
  const own = parseCaseNumber(printedValue(fields.caseNumber))?.type;
  if (own) return own;
  const title = printedValue(fields.caseTitle);
  if (value === 'ap' || !isVersus(title)) return cellValue('caseType', value).value;
  const said = reading.values.get('caseType')?.get(BETWEEN);
  if (said === undefined && asking)
    askOf(asking, `caseType:${BETWEEN}`, () => ({
      text: `Of which type is a case without one whose title is between two parties, such as “${title}”?`,
      answers: [
        { set: `caseType:${BETWEEN}=ap`, meaning: 'an adversary proceeding' },
        { set: `caseType:${BETWEEN}=${value}`, meaning: `${value}, like the others` },
      ],
    }));
  return said ?? cellValue('caseType', value).value;
}

/** Fills empty fields with the map's defaults. */
export function fillDefaults(job: Job): void {
  const { fields, reading } = job;
  for (const [field, value] of reading.defaults) {
    if (field === 'appear.mode') {
      if (isRecord(fields.appear) && isEmpty(fields.appear.mode)) fields.appear.mode = value;
    } else if (isEmpty(fields[field]))
      fields[field] = field === 'caseType' ? typeOf(job, value) : cellValue(field, value).value;
  }
}
