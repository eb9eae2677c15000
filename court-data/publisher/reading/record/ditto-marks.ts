import { type Asking, askOf } from '../clerk';
import type { RawRecord } from './shape-record';

/** `"`, `〃`, `same`, `see above`: the cell repeats the one above it. */
const DITTO =
  /^(?:["“”″〃’'^↑]{1,2}|,,|(?:same|ditto|idem|do\.|id\.)(?: (?:as|case|judge|time|debtor|above|the)){0,3}\.?|(?:see|as) above)$/i;
const MAX_LENGTH = 24;
const ACCEPTED = 'marks that repeat the cell above';

/** A row whose marks that repeat the cell above have the text of that cell, if the clerk confirms it. */
export function withoutDitto(raw: RawRecord, above: RawRecord | null, asking: Asking): RawRecord {
  const { ignore, unusual } = asking.reading;
  const marked = Object.entries(raw).filter(
    ([heading, value]) =>
      typeof value === 'string' &&
      value.length <= MAX_LENGTH &&
      DITTO.test(value.trim()) &&
      !ignore.has(heading),
  );
  if (marked.length === 0) return raw;
  if (unusual.has(ACCEPTED) && above)
    return { ...raw, ...Object.fromEntries(marked.map(([heading]) => [heading, above[heading] ?? null])) };
  const [heading, value] = marked[0] ?? [];
  askOf(asking, `unusual:${ACCEPTED}`, () => ({
    text: `Does “${value}” under “${heading}” repeat the cell above it${above ? '' : ', though no row is above it'}? If the rows were sorted, write the text itself into each cell`,
    answers: [{ set: `unusual:${ACCEPTED}=expected`, meaning: 'yes, in every column' }],
  }));
  return raw;
}
