import {
  type CaseHit,
  CUT_MARK,
  casesPath,
  easySearchKeys,
  easySearchPath,
  fallbackCaseKey,
  hitKey,
  type InHearing,
  KeyTooLongError,
  MAX_HIT_BYTES,
  MAX_HIT_TITLE_LENGTH,
  MAX_SIMILAR_BYTES,
  type NameHit,
  nameKeys,
  namesOfDebtor,
  type People,
  parseDatedKey,
  peoplePath,
  type SearchedName,
  similarKeys,
} from '@court/domain';
import type { IndexedFields, IndexList, ListedRow, Skipped } from './indexed-record';

/** The names by which a search can find a person because of one hearing. */
function namesInHearing(people: People, { n, a = [], b }: InHearing): SearchedName[] {
  if (people === 'Attorneys') {
    return [n, ...a].map((name) => ({ name, alias: null, business: false }));
  }
  const aliases = a.map((alias) => {
    const [kind = '', ...name] = alias.split(' ');
    return { kind, name: name.join(' ') };
  });
  return namesOfDebtor({ name: n, business: b === 1, aliases });
}

type Texts = Partial<Omit<NameHit & CaseHit, 'u' | 'm'>>;

/** Bytes that surround a hit: `"key":…,`, `"u":"2026-12-01"` and `,"m":1`. */
const AROUND = 4 + 19 + 6;
/** The order in which texts are truncated: details before the name itself. */
const GIVING_WAY = ['t', 'f', 'n', 'k'] as const;
/** Minimum characters that truncation leaves. A detail is removed completely if fewer would remain. */
const MIN_LENGTH = { t: 12, f: 12, n: 12, k: 20 } as const;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Truncates to `length` characters, with an ellipsis. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}${CUT_MARK}`;
}

/**
 * Fits a hit and its `key` into `most` bytes. Leaves out a title that equals the name, and truncates long texts. Only a
 * name and key with multi-byte letters may take a few more bytes.
 */
export function fitHit<Hit extends Texts>(key: string, hit: Hit, most: number): Hit {
  const fitted: Texts = { ...hit };
  if (fitted.t !== undefined) fitted.t = cut(fitted.t, MAX_HIT_TITLE_LENGTH);
  if (fitted.t === fitted.n || hit.t === hit.n) delete fitted.t;
  const room = most - AROUND - bytesOf(key);
  if (bytesOf(fitted) <= room) return fitted as Hit;
  for (const field of GIVING_WAY) {
    const text = fitted[field];
    if (text === undefined) continue;
    let over = bytesOf(fitted) - room;
    for (
      let length = [...text].length;
      over > 0 && length > MIN_LENGTH[field];
      over = bytesOf(fitted) - room
    ) {
      // a character takes four bytes at most
      length = Math.max(MIN_LENGTH[field], length - Math.max(1, Math.floor(over / 4)));
      fitted[field] = cut(text, length);
    }
    if (over > 0 && (field === 't' || field === 'f')) delete fitted[field];
  }
  return fitted as Hit;
}

/** One index path and its value. `dated` entries also carry the latest day, and whether there is a 341 meeting. */
export type IndexEntry = {
  path: string;
  value: string | Omit<NameHit, 'u'> | Omit<CaseHit, 'u'>;
  dated: boolean;
};

/** The index entries of one row, apart from the row itself. */
export type RowEntries = {
  entries: IndexEntry[];
  /** a record of the case itself takes precedence over one that names it as lead case */
  isOwn: boolean;
  isMeeting: boolean;
};

type OfPerson = IndexedFields & { w: InHearing };

type Hit = Omit<NameHit, 'u'>;

function hitOf(people: People, { n, c, w }: OfPerson, { name, alias }: SearchedName): Hit {
  if (people === 'Attorneys') return w.f ? { n: name, f: w.f } : { n: name };
  return alias ? { n: w.n, k: `${alias} ${name}`, c: n, t: c } : { n: w.n, c: n, t: c };
}

function personEntries(list: IndexList & { of: People }, row: OfPerson, skipped: Skipped): IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  const root = peoplePath(list.root, list.of);
  for (const searched of namesInHearing(list.of, row.w)) {
    const { name, business } = searched;
    const hit = hitOf(list.of, row, searched);
    // many similar names are read to find a few, so they have no case title
    const { t: _title, ...similar } = hit;
    const add = (group: 'names' | 'similar', word: string, said: Hit, most: number) => {
      try {
        const key = hitKey(word, list.id);
        const path = `${root}/${group}/${key}`;
        if (!entries.has(path)) entries.set(path, { path, value: fitHit(key, said, most), dated: true });
      } catch (error) {
        if (!(error instanceof KeyTooLongError)) throw error;
        skipped(name);
      }
    };
    for (const word of nameKeys(name, business)) add('names', word, hit, MAX_HIT_BYTES);
    for (const word of similarKeys(name, business)) add('similar', word, similar, MAX_SIMILAR_BYTES);
  }
  return [...entries.values()];
}

function caseEntries({ root, id }: IndexList, { n, c, y, h, o, lead }: IndexedFields): IndexEntry[] {
  const said = lead
    ? { number: lead.n, title: lead.c ?? '', type: 'bk' as const, chapter: lead.h }
    : { number: n, title: c, type: y, chapter: h, office: o };
  const head = Object.entries(said).flatMap(([field, value]): IndexEntry[] =>
    value === undefined ? [] : [{ path: `${casesPath(root)}/${id}/${field}`, value, dated: false }],
  );
  if (root !== 'hearings') return head;
  const value = { n: said.number, t: said.title };
  // a case that an older format listed without parsing its number has no other key, and is removed by that key
  const words = id.startsWith('x-') ? [fallbackCaseKey(said.number)] : easySearchKeys(said.number, said.type);
  const easy = words.map((number): IndexEntry => {
    const key = hitKey(number, id);
    return { path: `${easySearchPath()}/${key}`, value: fitHit(key, value, MAX_HIT_BYTES), dated: true };
  });
  return [...head, ...easy];
}

/** The index entries of a row in its list. Calls `skipped` with names that are too long for a key. */
export function entriesOf(list: IndexList, { key, fields }: ListedRow, skipped: Skipped): RowEntries {
  const { of } = list;
  const { row } = fields;
  if (of === 'Cases') {
    const isMeeting = parseDatedKey(key).kind === 'meetings';
    return { entries: caseEntries(list, row), isOwn: !row.lead, isMeeting };
  }
  const { w } = row;
  const entries = w ? personEntries({ ...list, of }, { ...row, w }, skipped) : [];
  return { entries, isOwn: true, isMeeting: false };
}
