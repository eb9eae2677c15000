import { join } from 'node:path';
import {
  type CalendarChange,
  type CalendarKind,
  CHANGES_FILE,
  type CourtConfig,
  calendarChangesOf,
  changeKey,
  changesPath,
  dayAndClock,
  feedFile,
  isDay,
} from '@court/domain';
import { changeFacts, changeMessages } from '@court/domain/words';
import type { OwnerDatabase } from '../store/owner-database';
import { readIfThere, writeWhole } from './feed-file';
import type { FeedContext } from './feed-record';

/** Maximum latest changes read per kind, and entries per list. */
const MAX_READ_CHANGES = 1_000;
const MAX_LISTED_CHANGES = 200;

type Listed = CalendarChange & { kind: CalendarKind };

type Job = {
  court: CourtConfig;
  database: OwnerDatabase;
  folder: string;
  context: FeedContext;
  pages: string;
  /** epoch ms of the publication */
  published: number;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 does not allow other control characters, not even as character references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const NEVER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const xml = (text: string) => text.replace(NEVER, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** A permanent id, not an address (RFC 4287 §4.2.6). */
const urn = (...parts: string[]) => xml(`urn:x-court-calendar:${parts.map(encodeURIComponent).join(':')}`);

/** The differences, and the record's currently printed day and time, whether or not it will be held then. */
function summaryOf(change: Listed, context: FeedContext): string {
  const facts = changeFacts(change, context, true).map(({ label, from, to }) =>
    from === null
      ? changeMessages('list.fact', { label, to })
      : changeMessages('list.factFrom', { label, from, to }),
  );
  const { d, t = '', o = '', what } = change;
  const { timeZones } = context.court;
  const zone = timeZones.length > 1 ? (context.offices[o]?.timeZone ?? '') : '';
  return [
    ...facts,
    ...(isDay(d) ? [changeMessages('list.when', { when: dayAndClock(d, t, zone) })] : []),
    ...(what === 'removed' ? [changeMessages('list.unlisted')] : []),
  ].join('\n');
}

function item(change: Listed, { court, context }: Job): string[] {
  const { id, at, kind, what, n = '', c = '' } = change;
  const link = context.url(kind, id);
  const record = `${n} ${c}`.trim() || id;
  const title = changeMessages('list.item', { record, what: changeMessages(`what.${what}`) });
  return [
    '<entry>',
    `<id>${urn(court.code, kind, changeKey(at, id))}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${new Date(at).toISOString()}</updated>`,
    ...(link ? [`<link href="${xml(link)}"/>`] : []),
    `<summary>${xml(summaryOf(change, context))}</summary>`,
    '</entry>',
  ];
}

/** The list as Atom. `at` is the time of its latest change, so that equal changes give an equal file. */
function list(job: Job, name: string, title: string, changes: readonly Listed[], at: number): string {
  const { court, pages } = job;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${urn(court.code, name)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${new Date(at).toISOString()}</updated>`,
    `<author><name>${xml(court.displayName)}</name></author>`,
    `<link href="${xml(pages || court.officialSite)}"/>`,
    ...changes.slice(0, MAX_LISTED_CHANGES).flatMap((change) => item(change, job)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

async function readChanges(database: OwnerDatabase, kind: CalendarKind): Promise<Listed[]> {
  const query = { orderBy: '"$key"', limitToLast: String(MAX_READ_CHANGES) };
  const found = await database.get(changesPath(kind), query);
  return calendarChangesOf(found).map((change) => ({ ...change, kind }));
}

/** When an existing list became empty (epoch ms). Null if it holds changes or no valid time. */
function emptySince(text: string): number | null {
  const at = Date.parse(/<updated>([^<]*)<\/updated>/.exec(text)?.[1] ?? '');
  return text.includes('<entry>') || !(at > 0) ? null : at;
}

/** The judges whose lists contain the change: both, if a hearing moved from one judge to another. */
const judgesIn = ({ j, judge }: Listed) =>
  new Set([j, judge?.from, judge?.to].filter((id) => id !== undefined));

/**
 * Writes the latest changes of the court's calendar as Atom (RFC 4287): `changes.atom`, and `judge/<id>.atom` for each
 * judge. A judge without recent changes has an empty list, so that withdrawn records disappear from it. An empty list
 * has the date of the publication after which it was first written, and stays unchanged while it is empty.
 */
export async function writeChangeLists(job: Job): Promise<void> {
  const { court, database, folder, context, published } = job;
  const all = await Promise.all([readChanges(database, 'hearings'), readChanges(database, 'meetings')]);
  const changes = all.flat().sort((one, other) => other.at - one.at);
  const short = court.shortName ?? court.displayName;
  const title = changeMessages('list.all', { court: short });
  const lists: [name: string, title: string, changes: Listed[]][] = [[CHANGES_FILE, title, changes]];
  for (const [id, { name }] of Object.entries(context.judges)) {
    const own = changes.filter((change) => change.kind === 'hearings' && judgesIn(change).has(id));
    const said = changeMessages('list.judge', { name, court: short });
    lists.push([feedFile('judge', id, 'atom'), said, own]);
  }
  for (const [name, said, own] of lists) {
    const path = join(folder, name);
    const there = await readIfThere(path);
    const at = own[0]?.at ?? emptySince(there?.toString() ?? '') ?? published;
    const bytes = Buffer.from(list(job, name, said, own, at));
    if (!there?.equals(bytes)) await writeWhole(path, bytes);
  }
}
