import {
  type CaseHit,
  casesPath,
  easySearchKeys,
  easySearchPath,
  hitKey,
  type InHearing,
  KeyTooLongError,
  MOST_HIT_BYTES,
  MOST_SIMILAR_BYTES,
  type NameHit,
  nameKeys,
  type People,
  parseDatedKey,
  peoplePath,
  type SearchedName,
  similarKeys,
} from '@court/records';
import { fitHit } from './fit-hit';
import type { IndexList } from './index-list';
import type { Standing } from './list-words';
import { namesInHearing } from './names-in-hearing';
import type { Skipped } from './people-in-entry';
import type { SpokenRow } from './speech';

/** One path that a row's words fill; `dated` ones carry the latest day, and whether there is a meeting. */
export type Support = {
  path: string;
  value: string | Omit<NameHit, 'u'> | Omit<CaseHit, 'u'>;
  dated: boolean;
};

/** All that the words of one row put into the indexes beside the row itself. */
export type Statement = {
  supports: Support[];
  /** a record of the case itself goes before one that only names it as its lead case */
  isOwn: boolean;
  isMeeting: boolean;
};

type OfPerson = SpokenRow & { w: InHearing };

type Hit = Omit<NameHit, 'u'>;

function hitOf(people: People, { n, c, w }: OfPerson, { name, alias }: SearchedName): Hit {
  if (people === 'Attorneys') return w.f ? { n: name, f: w.f } : { n: name };
  return alias ? { n: w.n, k: `${alias} ${name}`, c: n, t: c } : { n: w.n, c: n, t: c };
}

function personSupports(list: IndexList & { of: People }, row: OfPerson, skipped: Skipped): Support[] {
  const supports = new Map<string, Support>();
  const root = peoplePath(list.root, list.of);
  for (const searched of namesInHearing(list.of, row.w)) {
    const { name, business } = searched;
    const hit = hitOf(list.of, row, searched);
    // many similar names are read for a few that are near: they go without their case's title
    const { t: _title, ...similar } = hit;
    const add = (group: 'names' | 'similar', word: string, said: Hit, most: number) => {
      try {
        const key = hitKey(word, list.id);
        const path = `${root}/${group}/${key}`;
        if (!supports.has(path)) supports.set(path, { path, value: fitHit(key, said, most), dated: true });
      } catch (error) {
        if (!(error instanceof KeyTooLongError)) throw error;
        skipped(name);
      }
    };
    for (const word of nameKeys(name, business)) add('names', word, hit, MOST_HIT_BYTES);
    for (const word of similarKeys(name, business)) add('similar', word, similar, MOST_SIMILAR_BYTES);
  }
  return [...supports.values()];
}

function caseSupports({ root, id }: IndexList, { n, c, y, h, o, lead }: SpokenRow): Support[] {
  const said = lead
    ? { number: lead.n, title: lead.c ?? '', type: 'bk' as const, chapter: lead.h }
    : { number: n, title: c, type: y, chapter: h, office: o };
  const head = Object.entries(said).flatMap(([field, value]): Support[] =>
    value === undefined ? [] : [{ path: `${casesPath(root)}/${id}/${field}`, value, dated: false }],
  );
  if (root !== 'hearings') return head;
  const value = { n: said.number, t: said.title };
  const easy = easySearchKeys(said.number, said.type).map((number): Support => {
    const key = hitKey(number, id);
    return { path: `${easySearchPath()}/${key}`, value: fitHit(key, value, MOST_HIT_BYTES), dated: true };
  });
  return [...head, ...easy];
}

/** What a row says in its list; `skipped` is told names that are too long for a key. */
export function statementOf(list: IndexList, { key, speech }: Standing, skipped: Skipped): Statement {
  const { of } = list;
  const { row } = speech;
  if (of === 'Cases') {
    const isMeeting = parseDatedKey(key).kind === 'meetings';
    return { supports: caseSupports(list, row), isOwn: !row.lead, isMeeting };
  }
  const { w } = row;
  const supports = w ? personSupports({ ...list, of }, { ...row, w }, skipped) : [];
  return { supports, isOwn: true, isMeeting: false };
}
