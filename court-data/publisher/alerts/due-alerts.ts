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
} from '@court/records';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import { type AlertLedger, zoneKey } from './alert-ledger';
import { type Alert, alertOfChange, reminderOf, zoneOf } from './alert-of-change';
import type { AlertContext, AlertedEntry } from './alert-words';

/** Publications of which nothing was sent for so long are news no more: alerts were off meanwhile. */
const OLDEST_MS = 48 * 3_600_000;
/** Minute of the venue's day from which on tomorrow is reminded of: 5 pm. */
const REMINDED_FROM = 17 * 60;
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** Where to read, and what is known to have been sent. `now`: epoch ms. */
export type AlertSource = {
  database: OwnerDatabase;
  context: AlertContext;
  ledger: AlertLedger;
  now: number;
};

/** Alerts that are due, and what the ledger holds once each of them is sent. */
export type DueAlerts = { alerts: Alert[] } & Pick<AlertLedger, 'until' | 'reminded'>;

/** Minutes since midnight on the venue's clock. */
export const minuteOf = (zone: string, at: number) =>
  Math.floor((at + offsetAt(zone, at)) / 60_000) % (24 * 60);

/** A record as it lies in the database; null where it is not public. */
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

/** Alerts of the changes of a kind since the last run, up to the publication `until` (epoch ms). */
async function changeAlerts(
  { database, context, ledger, now }: AlertSource,
  kind: CalendarKind,
  until: number,
): Promise<Alert[]> {
  const after = ledger.until[kind];
  if (after === undefined || after >= until) return [];
  const changes = await changesBetween(database, kind, Math.max(after, now - OLDEST_MS), until);
  const made = await parallelMap(changes.reverse(), async (change: CalendarChange) => {
    const entry = await readEntry(database, kind, change.id);
    if (!entry) return null;
    const successors = await readSuccessors(kind, entry, (id) => readEntry(database, kind, id));
    return alertOfChange({ kind, entry, successors }, change, context, now);
  });
  return made.filter((alert) => alert !== null);
}

/** Alerts of what is to be held tomorrow on the calendar of the venues in `zone`. */
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
 * What is to be sent now: of each publication since the last run its changes, and from 5 pm at the venue tomorrow's hearings
 * and meetings. The first run only remembers where it begins. `updated`: epoch ms of each kind's last publication.
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
