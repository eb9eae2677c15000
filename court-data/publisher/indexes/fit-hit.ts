import { type CaseHit, CUT_MARK, LONGEST_HIT_TITLE, type NameHit } from '@court/records';

type Texts = Partial<Omit<NameHit & CaseHit, 'u' | 'm'>>;

/** What `"key":…,` adds to a hit, and `"u":"2026-12-01"`, and `,"m":1`. */
const AROUND = 4 + 19 + 6;
/** The order in which texts give way: what is told beside a name before the name itself. */
const GIVING_WAY = ['t', 'f', 'n', 'k'] as const;
/** Characters that stay: of what is told beside a name none where it would be fewer. */
const FEWEST = { t: 12, f: 12, n: 12, k: 20 } as const;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The first `length` characters with the mark, or all of a text that is no longer. */
function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}${CUT_MARK}`;
}

/**
 * A hit as it lies under `key`, in `most` bytes with it: a title that says what the name says is left out, and what is too
 * long is cut. Only a name in letters of several bytes, under a key of such, may take a few more.
 */
export function fitHit<Hit extends Texts>(key: string, hit: Hit, most: number): Hit {
  const fitted: Texts = { ...hit };
  if (fitted.t !== undefined) fitted.t = cut(fitted.t, LONGEST_HIT_TITLE);
  if (fitted.t === fitted.n || hit.t === hit.n) delete fitted.t;
  const room = most - AROUND - bytesOf(key);
  for (const field of GIVING_WAY) {
    const text = fitted[field];
    if (text === undefined) continue;
    let over = bytesOf(fitted) - room;
    for (let length = [...text].length; over > 0 && length > FEWEST[field]; over = bytesOf(fitted) - room) {
      // a letter takes four bytes at most
      length = Math.max(FEWEST[field], length - Math.max(1, Math.floor(over / 4)));
      fitted[field] = cut(text, length);
    }
    if (over > 0 && (field === 't' || field === 'f')) delete fitted[field];
  }
  return fitted as Hit;
}
