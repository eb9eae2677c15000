import { type CalendarKind, dataPath, lastName, monthPath, parseFacet, type StoredRow } from '@court/domain';
import { oneLine, placeText, type Reject } from '../reading/source-file';
import { type Ledger, ledgerPaths, type Publication, type Removal } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import type { ComparedKind } from './compare-days';
import { dayText } from './moment-text';

const MAX_REMOVED_SHARE = 1 / 3;
/** A day, judge, office or trustee that loses fewer records than this is not suspicious. */
const MIN_REMOVED = 3;
const LEAK_DAYS = 7;
const DAY_MS = 86_400_000;
const MAX_NAMED = 10;

/** So many future records are missing from an export that it was probably truncated. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  constructor(
    /** future records that would be removed, of all kinds together */
    readonly removed: number,
    /** the suspicious losses, one phrase each */
    readonly reasons: readonly string[],
  ) {
    const named = reasons.slice(0, MAX_NAMED).join('; ');
    const more = reasons.length > MAX_NAMED ? `; and ${reasons.length - MAX_NAMED} more` : '';
    super(
      `Upcoming records are missing from this export: ${named}${more}; nothing was published. ` +
        `Check that the export is complete. If they are really off the calendar, add --allow-shrink ${removed}`,
    );
  }
}

/** A subset of the future records in which an export may have lost too many. */
type Window = { text: string; removed: number; upcoming: number };

type Counts = Map<string, number>;

const add = (counts: Counts, key: string, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

/** Window keys of a row: its day, judge, office and trustee. */
const windowsOf = (date: string, of: Record<'judge' | 'office' | 'trustee', string | null | undefined>) => [
  `day ${date}`,
  ...(of.judge ? [`judge ${of.judge}`] : []),
  ...(of.office ? [`office ${of.office}`] : []),
  ...(of.trustee ? [`trustee ${of.trustee}`] : []),
];

const ofRow = ({ j, o, r }: StoredRow) => ({ judge: j, office: o, trustee: r });

/** Counts public future records by window. Reads the counts of the months. */
async function upcomingByWindow(
  database: OwnerDatabase,
  { kind, stored }: ComparedKind,
  today: string,
): Promise<Counts> {
  const upcoming: Counts = new Map();
  const days = Object.keys(stored).filter((date) => date >= today);
  await parallelMap([...new Set(days.map((date) => date.slice(0, 7)))], async (month) => {
    // only the publisher writes counts, so their form is known
    const counts = ((await database.get(monthPath(kind, month))) ?? {}) as Record<
      string,
      Record<string, number>
    >;
    for (const [day, facets] of Object.entries(counts)) {
      const date = `${month}-${day.slice(1)}`;
      if (date < today) continue;
      for (const [facet, count] of Object.entries(facets)) {
        for (const key of windowsOf(date, parseFacet(facet))) add(upcoming, key, count);
      }
    }
  });
  return upcoming;
}

const GROUPS: Readonly<Record<string, 'judges' | 'offices' | 'trustees'>> = {
  judge: 'judges',
  office: 'offices',
  trustee: 'trustees',
};

/** The name of a window in messages to a clerk. */
async function windowText(database: OwnerDatabase, key: string): Promise<string> {
  const [type = '', of = ''] = key.split(' ');
  const group = GROUPS[type];
  if (!group) return `on ${dayText(of)}`;
  const found = await database.get(`${dataPath(group)}/${of}/name`);
  const name = oneLine(typeof found === 'string' ? found : of, 100);
  if (type === 'office') return `in ${name}`;
  return type === 'judge' ? `of Judge ${lastName(name)}` : `of trustee ${name}`;
}

const isTooMuch = (removed: number, upcoming: number) =>
  removed >= MIN_REMOVED && removed > upcoming * MAX_REMOVED_SHARE;

const sentence = (kind: CalendarKind, { text, removed, upcoming }: Window) =>
  `${removed} of ${upcoming} ${kind} ${text}`;

/** The days, judges, offices and trustees that lose more than a third of their future records, and at least three. */
async function shrunkWindows(
  database: OwnerDatabase,
  compared: ComparedKind,
  today: string,
): Promise<string[]> {
  const { kind, gone, exported } = compared;
  const lastDay = exported.dates.at(-1) ?? '';
  const after = gone.filter(({ date }) => date > lastDay).length;
  const removed: Counts = new Map();
  for (const { date, row } of gone) for (const key of windowsOf(date, ofRow(row))) add(removed, key);
  const large = [...removed].filter(([, count]) => count >= MIN_REMOVED);
  if (large.length === 0 && after < MIN_REMOVED) return [];
  const upcoming = await upcomingByWindow(database, compared, today);
  const found: string[] = [];
  if (after >= MIN_REMOVED)
    found.push(`all ${after} ${kind} after ${dayText(lastDay)}, the last day of ${exported.file}`);
  for (const [key, count] of large.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const isAfter = after >= MIN_REMOVED && key > `day ${lastDay}` && key.startsWith('day ');
    const of = Math.max(count, upcoming.get(key) ?? 0);
    if (isAfter || !isTooMuch(count, of)) continue;
    found.push(sentence(kind, { text: await windowText(database, key), removed: count, upcoming: of }));
  }
  return found;
}

/** The removals of all publications in the last seven days. */
function recentRemovals(ledger: Ledger, kind: CalendarKind, now: number): Removal[] {
  const since = now - LEAK_DAYS * DAY_MS;
  return Object.entries(ledger.removals[kind]).flatMap(([at, one]) => (Number(at) > since ? [one] : []));
}

function leaked({ kind, removed, upcoming }: ComparedKind, ledger: Ledger, now: number): string[] {
  const earlier = recentRemovals(ledger, kind, now);
  if (earlier.length === 0 || removed === 0) return [];
  const all = earlier.reduce((sum, one) => sum + one.removed, removed);
  const most = Math.max(upcoming, ...earlier.map((one) => one.upcoming));
  return isTooMuch(all, most)
    ? [
        sentence(kind, {
          text: `in the last seven days, ${removed} of them now`,
          removed: all,
          upcoming: most,
        }),
      ]
    : [];
}

const uncertainText = ({ file, ...reject }: Reject) =>
  `${file} ${placeText(reject)} was rejected and names no public record, so that it may be one of the missing`;

async function reasonsOf(
  database: OwnerDatabase,
  compared: ComparedKind,
  ledger: Ledger,
  { today, at }: Publication,
): Promise<string[]> {
  const { kind, removed, upcoming, unknownRejects } = compared;
  if (removed === 0) return [];
  const isWholeTooMuch = removed > upcoming * MAX_REMOVED_SHARE;
  return [
    ...(isWholeTooMuch ? [`${removed} of ${upcoming} upcoming ${kind}`] : []),
    ...(await shrunkWindows(database, compared, today)),
    ...(isWholeTooMuch ? [] : leaked(compared, ledger, at)),
    ...unknownRejects.map(uncertainText),
  ];
}

/**
 * Guards against truncated exports. `allowed` is the number of future records that may be removed regardless of the
 * checks; true allows any number. Returns true if that permission was needed. Throws ShrinkError.
 */
export async function guardShrink(
  database: OwnerDatabase,
  compared: readonly ComparedKind[],
  {
    ledger,
    publication,
    allowed,
  }: { ledger: Ledger; publication: Publication; allowed: number | true | undefined },
): Promise<boolean> {
  if (allowed === true) return compared.some(({ removed }) => removed > 0);
  const reasons: string[] = [];
  for (const one of compared) reasons.push(...(await reasonsOf(database, one, ledger, publication)));
  const removed = compared.reduce((sum, one) => sum + one.removed, 0);
  if (reasons.length > 0 && allowed !== removed) throw new ShrinkError(removed, reasons);
  return reasons.length > 0;
}

/**
 * Ledger update for the removals of this publication. Adds them, and drops removals that are older than seven days. If
 * a clerk allowed the removals, the update adds none and drops all earlier ones.
 */
export function rememberRemovals(
  compared: readonly ComparedKind[],
  ledger: Ledger,
  { at }: Publication,
  isAllowed: boolean,
): Update {
  const update: Update = {};
  for (const { kind, removed, upcoming } of compared) {
    for (const earlier of Object.keys(ledger.removals[kind])) {
      const isOver = Number(earlier) <= at - LEAK_DAYS * DAY_MS;
      if (isOver || (isAllowed && removed > 0)) update[ledgerPaths.removal(kind, earlier)] = null;
    }
    if (removed > 0 && !isAllowed) update[ledgerPaths.removal(kind, String(at))] = { removed, upcoming };
  }
  return update;
}
