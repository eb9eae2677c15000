import { isDeepStrictEqual } from 'node:util';
import {
  attorneyId,
  type CalendarEntry,
  type CalendarKind,
  casesPath,
  type DatedRow,
  datedKey,
  dayPath,
  debtorId,
  easySearchKeys,
  easySearchPath,
  entriesPath,
  hitKey,
  nameKeys,
  namesOfDebtor,
  peoplePath,
  rowKey,
  similarKeys,
  targetOfHitKey,
} from '@court/domain';

type Node = { [key: string]: Node };

const KINDS = ['hearings', 'meetings'] as const;
const PEOPLE = ['Attorneys', 'Debtors'] as const;

function at(root: Node, path: string): Node | undefined {
  return path.split('/').reduce<Node | undefined>((node, key) => node?.[key], root);
}

/** Empty if no key can be made. */
function hitPath(path: string, word: string, target: string): string[] {
  try {
    return [`${path}/${hitKey(word, target)}`];
  } catch {
    return [];
  }
}

/** Paths of the rows and hits that a record must have in the lists of one root. */
function wantedOf(root: CalendarKind, kind: CalendarKind, entry: CalendarEntry) {
  const key = datedKey(kind, entry.date, entry.time, entry.id);
  const own = entry.caseKey ?? '';
  const rows = [`${casesPath(root)}/${own}/${kind}/${key}`];
  const hits: string[] = [];
  if (entry.leadCaseKey) rows.push(`${casesPath(root)}/${entry.leadCaseKey}/${kind}/${key}`);
  const person = (people: (typeof PEOPLE)[number], id: string, name: string, business: boolean) => {
    const path = peoplePath(root, people);
    hits.push(...nameKeys(name, business).flatMap((word) => hitPath(`${path}/names`, word, id)));
    hits.push(...similarKeys(name, business).flatMap((word) => hitPath(`${path}/similar`, word, id)));
    rows.push(`${path}/hearings/${id}/${key}`);
  };
  for (const attorney of entry.attorneys ?? []) {
    person('Attorneys', attorneyId(attorney), attorney.name, false);
  }
  const title = entry.caseTitle.replace(/ - Adversary Proceeding$/, '');
  const isParty = !entry.debtors || / v\. /.test(title);
  for (const debtor of [...(entry.debtors ?? []), ...(isParty ? [{ name: title }] : [])]) {
    for (const { name, business } of namesOfDebtor(debtor)) {
      person('Debtors', debtorId(own, debtor.name), name, business);
    }
  }
  const numbers = [[entry.caseNumber, entry.caseType, own] as const];
  if (entry.leadCaseNumber && entry.leadCaseKey)
    numbers.push([entry.leadCaseNumber, 'bk', entry.leadCaseKey]);
  for (const [number, type, target] of numbers) {
    hits.push(...easySearchKeys(number, type).map((word) => `${easySearchPath()}/${hitKey(word, target)}`));
  }
  return { rows, hits };
}

function* leaves(node: Node | undefined, depth: number, path: string): Generator<[string, Node]> {
  for (const [key, inner] of Object.entries(node ?? {})) {
    if (depth === 1) yield [`${path}/${key}`, inner];
    else yield* leaves(inner, depth - 1, `${path}/${key}`);
  }
}

/** All rows in lists, and all hits that lead to a list: path → target. */
function foundIn(root: Node) {
  const rows = new Map<string, Node>();
  const hits = new Map<string, string>();
  for (const kind of KINDS) {
    for (const [path, node] of leaves(root[casesPath(kind)], 1, casesPath(kind))) {
      for (const group of KINDS)
        for (const [at, row] of leaves(node[group], 1, `${path}/${group}`)) rows.set(at, row);
      hits.set(path, path);
    }
    for (const people of PEOPLE) {
      const path = peoplePath(kind, people);
      for (const [at, row] of leaves(root[path]?.hearings, 2, `${path}/hearings`)) rows.set(at, row);
      for (const group of ['names', 'similar']) {
        for (const [at] of leaves(root[path]?.[group], 1, `${path}/${group}`)) {
          hits.set(at, `${path}/hearings/${targetOfHitKey(at.slice(at.lastIndexOf('/') + 1))}`);
        }
      }
    }
  }
  const easy = easySearchPath();
  for (const [at] of leaves(root[easy], 1, easy)) {
    hits.set(at, `${casesPath('hearings')}/${targetOfHitKey(at.slice(easy.length + 1))}`);
  }
  return { rows, hits };
}

/**
 * All faults of the indexes in a court's database (its whole JSON), for tests. Finds records that are missing in a list
 * or cannot be found, rows that differ from the docket or belong to no record, and hits that lead nowhere.
 */
export function indexFaults(content: object): string[] {
  const root = content as Node;
  const faults: string[] = [];
  const { rows, hits } = foundIn(root);
  const known = new Set<string>();
  for (const kind of KINDS) {
    for (const entry of Object.values(root[entriesPath(kind)] ?? {}) as unknown as CalendarEntry[]) {
      if ('withdrawn' in entry) continue;
      const docket = at(root, `${dayPath(kind, entry.date)}/${rowKey(entry.time, entry.id)}`);
      // only docket rows contain the former position of a hearing
      const { b: _from, ...listed } = docket ?? ({} as Node);
      const roots: CalendarKind[] = kind === 'meetings' ? ['hearings', 'meetings'] : ['hearings'];
      for (const wanted of roots.map((one) => wantedOf(one, kind, entry))) {
        for (const path of wanted.rows) {
          known.add(path);
          const { w: _w, lead: _lead, ...row } = (rows.get(path) ?? {}) as unknown as DatedRow;
          if (!docket || !isDeepStrictEqual(row, listed)) faults.push(`not as on the docket: ${path}`);
        }
        faults.push(...wanted.hits.filter((path) => !at(root, path)).map((path) => `not found by: ${path}`));
      }
    }
  }
  faults.push(...[...rows.keys()].filter((path) => !known.has(path)).map((path) => `of no record: ${path}`));
  const lists = new Set(
    [...rows.keys()].flatMap((path) => [path.replace(/\/[^/]+$/, ''), path.replace(/\/[^/]+\/[^/]+$/, '')]),
  );
  faults.push(...[...hits].filter(([, list]) => !lists.has(list)).map(([path]) => `leads nowhere: ${path}`));
  return faults;
}
