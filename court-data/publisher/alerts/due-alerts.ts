import {
  addDays,
  type CalendarChange,
  type CalendarKind,
  calendarChangesOf,
  calendarEntryOf,
  changesPath,
  type DocketRow,
  dayIn,
  dayPath,
  docketRows,
  entriesPath,
  entryKey,
  factsOfEntry,
  objectOf,
  offsetAt,
  readSuccessors,
  stateOf,
} from '@court/domain';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { type AlertLedger, zoneKey } from './alert-ledger';
import { type Alert, alertOfChange, reminderOf, zoneOf } from './alert-of-change';
import type { AlertContext, AlertedEntry } from './alert-words';

/** Older publications cause no alerts. They are older only if alerts were off meanwhile. */
const MAX_NEWS_AGE_MS = 48 * 3_600_000;
/** Reminders for tomorrow start at this minute of the venue's day (5 pm). */
const REMINDED_FROM = 17 * 60;
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** The database, the alert ledger and the clock. `now` is epoch ms. */
export type AlertSource = {
  database: OwnerDatabase;
  context: AlertContext;
  ledger: AlertLedger;
  now: number;
};

/** The alerts that are due, and the ledger after all of them are sent. */
export type DueAlerts = { alerts: Alert[] } & Pick<AlertLedger, 'until' | 'reminded'>;

/** Minutes since midnight on the venue's clock. */
export const minuteOf = (zone: string, at: number) =>
  Math.floor((at + offsetAt(zone, at)) / 60_000) % (24 * 60);

/** Reads a record's entry. Null if it is not public. */
async function readEntry(
  database: OwnerDatabase,
  kind: CalendarKind,
  id: string,
): Promise<AlertedEntry | null> {
  const json = objectOf(await database.get(`${entriesPath(kind)}/${entryKey(id)}`));
  return json && json.withdrawn !== true ? calendarEntryOf(id, json) : null;
}

async function changesBetween(database: OwnerDatabase, kind: CalendarKind, after: number, until: number) {
  const keys = { startAt: JSON.stringify(`${after + 1}`), endAt: JSON.stringify(`${until}~\uf8ff`) };
  return calendarChangesOf(await database.get(changesPath(kind), { orderBy: '"$key"', ...keys }));
}

/** Alerts for the changes of a kind since the last run, up to the publication `until` (epoch ms). */
async function changeAlerts(
  { database, context, ledger, now }: AlertSource,
  kind: CalendarKind,
  until: number,
): Promise<Alert[]> {
  const after = ledger.until[kind];
  if (after === undefined || after >= until) return [];
  const changes = await changesBetween(database, kind, Math.max(after, now - MAX_NEWS_AGE_MS), until);
  const made = await parallelMap(changes.reverse(), async (change: CalendarChange) => {
    const entry = await readEntry(database, kind, change.id);
    if (!entry) return null;
    const successors = await readSuccessors(kind, entry, (id) => readEntry(database, kind, id));
    return alertOfChange({ kind, entry, successors }, change, context, now);
  });
  return made.filter((alert) => alert !== null);
}

/** Reminders for tomorrow's hearings or meetings at the venues in `zone`. */
async function reminders(
  { database, context }: AlertSource,
  zone: string,
  tomorrow: string,
): Promise<Alert[]> {
  const found = await parallelMap(KINDS, async (kind) => {
    const rows = docketRows(tomorrow, await database.get(dayPath(kind, tomorrow)), []);
    const isOn = (row: DocketRow) => stateOf(row) === 'on';
    return parallelMap(rows.filter(isOn), async ({ id, officeId }) => {
      if (zoneOf({ id, ...(officeId ? { officeId } : {}) }, context) !== zone) return [];
      const entry = await readEntry(database, kind, id);
      const isThen = entry?.date === tomorrow && stateOf(factsOfEntry(kind, entry)) === 'on';
      return isThen ? [reminderOf(kind, entry, context)] : [];
    });
  });
  return found.flat(2);
}

/**
 * The alerts to send now: changes of each publication since the last run and, from 5 pm at the venue, reminders for
 * tomorrow. The first run only records its starting point. `updated` holds epoch ms of each kind's last publication.
 */
export async function dueAlerts(
  source: AlertSource,
  updated: { [kind in CalendarKind]?: number | undefined },
): Promise<DueAlerts> {
  const { context, ledger, now } = source;
  const alerts: Alert[] = [];
  const until: AlertLedger['until'] = {};
  for (const kind of KINDS) {
    until[kind] = Math.max(updated[kind] ?? 0, ledger.until[kind] ?? 0);
    alerts.push(...(await changeAlerts(source, kind, until[kind])));
  }
  const zones = new Set([
    ...context.court.timeZones,
    ...Object.values(context.offices).map(({ timeZone }) => timeZone),
  ]);
  const reminded = { ...ledger.reminded };
  for (const zone of zones) {
    const tomorrow = addDays(dayIn(zone, now), 1);
    if (minuteOf(zone, now) < REMINDED_FROM || reminded[zoneKey(zone)] === tomorrow) continue;
    alerts.push(...(await reminders(source, zone, tomorrow)));
    reminded[zoneKey(zone)] = tomorrow;
  }
  return { alerts, until, reminded };
}
