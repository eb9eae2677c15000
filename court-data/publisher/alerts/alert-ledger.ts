import { type CalendarKind, dataPath, entryKey } from '@court/records';
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

/** `publisher11/alerts`: what was sent, so that the next run sends the rest. */
export type AlertLedger = {
  /** epoch ms of the last publication of which every alert is sent; absent before the first run that sends any */
  until: { [kind in CalendarKind]?: number | undefined };
  /** by key of a zone: the day, YYYY-MM-DD, of which every reminder is sent */
  reminded: Record<string, string>;
  /** messages, by messageKey, that were sent beyond those */
  sent: Record<string, true>;
};

export const zoneKey = (zone: string) => entryKey(zone);

/** What one message is known by: a change and a topic. */
export const messageKey = (tag: string, topic: string) => `${tag}~${topic}`;

/** One read. */
export async function readAlertLedger(database: OwnerDatabase): Promise<AlertLedger> {
  return v.parse(ledgerSchema, await database.get(ROOT));
}

/** Messages that the service has taken. */
export async function markSent(database: OwnerDatabase, keys: readonly string[]): Promise<void> {
  await database.update(Object.fromEntries(keys.map((key) => [`${ROOT}/sent/${key}`, true])));
}

/** Everything up to `until` and of the days `reminded` is sent; what was marked one by one is no longer needed. */
export async function closeAlerts(
  database: OwnerDatabase,
  { until, reminded }: Pick<AlertLedger, 'until' | 'reminded'>,
): Promise<void> {
  await database.update({ [`${ROOT}/until`]: until, [`${ROOT}/reminded`]: reminded, [`${ROOT}/sent`]: null });
}
