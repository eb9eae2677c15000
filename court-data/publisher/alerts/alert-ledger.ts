import { type CalendarKind, dataPath, entryKey } from '@court/domain';
import * as v from 'valibot';
import type { OwnerDatabase } from '../store/owner-database';

const ROOT = `${dataPath('publisher')}/alerts`;
const moment = v.optional(v.number());
const ledgerSchema = v.pipe(
  v.unknown(),
  v.transform((stored) => stored ?? {}),
  v.object({
    until: v.nullish(v.object({ hearings: moment, meetings: moment }), {}),
    reminded: v.nullish(v.record(v.string(), v.string()), {}),
    sent: v.nullish(v.record(v.string(), v.literal(true)), {}),
  }),
);

/** `publisher11/alerts`: the alerts that were sent, so that the next run sends only the rest. */
export type AlertLedger = {
  /** epoch ms of the last publication whose alerts were all sent; absent before the first run with alerts */
  until: { [kind in CalendarKind]?: number | undefined };
  /** by key of a time zone: the last day (YYYY-MM-DD) whose reminders were all sent */
  reminded: Record<string, string>;
  /** messages sent since then, by messageKey */
  sent: Record<string, true>;
};

export const zoneKey = (zone: string) => entryKey(zone);

/** Identifies a message: a change and a topic. */
export const messageKey = (tag: string, topic: string) => `${tag}~${topic}`;

/** Takes one database read. */
export async function readAlertLedger(database: OwnerDatabase): Promise<AlertLedger> {
  return v.parse(ledgerSchema, await database.get(ROOT));
}

/** Marks messages that the service has accepted. */
export async function markSent(database: OwnerDatabase, keys: readonly string[]): Promise<void> {
  await database.update(Object.fromEntries(keys.map((key) => [`${ROOT}/sent/${key}`, true])));
}

/** Marks all alerts up to `until` and for the days `reminded` as sent. Removes the marks of single messages. */
export async function closeAlerts(
  database: OwnerDatabase,
  { until, reminded }: Pick<AlertLedger, 'until' | 'reminded'>,
): Promise<void> {
  await database.update({ [`${ROOT}/until`]: until, [`${ROOT}/reminded`]: reminded, [`${ROOT}/sent`]: null });
}
