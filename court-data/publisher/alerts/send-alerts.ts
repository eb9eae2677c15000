import { type CourtConfig, dataPath, namedPeople } from '@court/domain';
import * as v from 'valibot';
import { takeTurn } from '../../command-line/take-turn.mjs';
import type { GoogleAccess } from '../store/google-access';
import { databaseOf, type OwnerDatabase } from '../store/owner-database';
import { closeAlerts, markSent, messageKey, readAlertLedger } from './alert-ledger';
import type { Alert } from './alert-of-change';
import type { AlertContext } from './alert-words';
import { dueAlerts, minuteOf } from './due-alerts';
import { type FcmMessage, fcmMessage } from './fcm-message';
import { messagingOf, type SendMessage } from './messaging';

/** Messages per group, and minimum ms between groups: 100 messages a second. The limit of a project is 10,000. */
const MAX_GROUP_MESSAGES = 20;
const MIN_GROUP_INTERVAL_MS = 200;

const officesSchema = v.nullish(
  v.record(v.string(), v.looseObject({ name: v.string(), timeZone: v.string() })),
  {},
);
const moment = v.optional(v.number());
const updatedSchema = v.nullish(v.object({ hearings: moment, meetings: moment }), {});

export type AlertsOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** access of the service account, with the scope MESSAGING; null sends no messages and marks none as sent */
  access: GoogleAccess | null;
  /** epoch ms */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

/** The result of a run. */
export type AlertsSummary = {
  sent: number;
  /** messages that wait for the end of the venue's quiet hours */
  waiting: number;
  /** the reasons for which the service refused messages */
  refused: string[];
  /** messages that would be sent; only in a dry run */
  due?: string[];
};

type Message = { key: string; alert: Alert; topic: string };

async function readContext(court: CourtConfig, database: OwnerDatabase): Promise<AlertContext> {
  const [offices, judges] = await Promise.all([
    database.get(dataPath('offices')),
    database.get(dataPath('judges')),
  ]);
  return { court, offices: v.parse(officesSchema, offices), judges: namedPeople(judges) };
}

/** Whether it is now (epoch ms) quiet hours at the venue. */
function isQuiet({ quietHours }: CourtConfig, zone: string, now: number): boolean {
  if (!quietHours) return false;
  const [from, to] = [quietHours.from, quietHours.to].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  const minute = minuteOf(zone, now);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

const inWords = ({ topic, notification: { title, body } }: FcmMessage) => `${topic}  ${title}: ${body}`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends messages group by group. Marks each group after the service has accepted it, so that a killed run repeats at
 * most one group. Returns the reasons of permanent refusals.
 */
async function sendAll(
  messages: readonly Message[],
  database: OwnerDatabase,
  {
    of,
    send,
    pause,
  }: { of: (one: Message) => FcmMessage; send: SendMessage; pause: (ms: number) => Promise<unknown> },
): Promise<string[]> {
  const refused: string[] = [];
  for (let at = 0; at < messages.length; at += MAX_GROUP_MESSAGES) {
    const group = messages.slice(at, at + MAX_GROUP_MESSAGES);
    const [outcomes] = await Promise.all([
      Promise.allSettled(group.map((one) => send(of(one)))),
      at + MAX_GROUP_MESSAGES < messages.length ? pause(MIN_GROUP_INTERVAL_MS) : null,
    ]);
    const done = group.filter((_, n) => outcomes[n]?.status === 'fulfilled');
    if (done.length > 0)
      await markSent(
        database,
        done.map(({ key }) => key),
      );
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') throw outcome.reason;
      if (outcome.value.outcome === 'refused') refused.push(`${group[n]?.key}: ${outcome.value.reason}`);
    }
  }
  return refused;
}

async function run({ court, access, now = Date.now, pause = sleep }: AlertsOptions, database: OwnerDatabase) {
  const at = now();
  const [ledger, context, updated] = await Promise.all([
    readAlertLedger(database),
    readContext(court, database),
    database.get(dataPath('lastUpdated')).then((found) => v.parse(updatedSchema, found)),
  ]);
  const due = await dueAlerts({ database, context, ledger, now: at }, updated);
  const all = due.alerts.flatMap((alert): Message[] =>
    alert.topics.map((topic) => ({ key: messageKey(alert.tag, topic), alert, topic })),
  );
  const left = all.filter(({ key }) => !ledger.sent[key]);
  const ready = left.filter(({ alert }) => !isQuiet(court, alert.zone, at));
  const waiting = left.length - ready.length;
  const of = ({ alert, topic }: Message) => fcmMessage(court.code, alert, topic, at);
  if (!access) return { sent: 0, waiting, refused: [], due: ready.map((one) => inWords(of(one))) };
  const send = messagingOf(access, court.client.messagingSenderId);
  const refused = await sendAll(ready, database, { of, send, pause });
  const { until, reminded } = due;
  const isNews = JSON.stringify([until, reminded]) !== JSON.stringify([ledger.until, ledger.reminded]);
  if (waiting === 0 && (isNews || Object.keys(ledger.sent).length > 0 || ready.length > 0)) {
    await closeAlerts(database, { until, reminded });
  }
  return { sent: ready.length - refused.length, waiting, refused };
}

/**
 * Sends alerts for all changes since the last run and, from 5 pm at the venue, reminders for tomorrow. Sends one
 * message per topic and change. Runs on this machine wait for each other. Throws AlertsNotSentError, TokenError,
 * DatabaseUnreachableError and DatabaseRefusedError. The next run sends the messages that this run did not send.
 */
export async function sendAlerts(options: AlertsOptions): Promise<AlertsSummary> {
  const { court } = options;
  const database = databaseOf(options.database, court.paths);
  const endTurn = await takeTurn(`alerts ${database.address}`, () => undefined);
  try {
    return await run(options, database);
  } finally {
    endTurn();
  }
}
