import { alertTopic, type CourtConfig, type FollowedGroup } from '@court/domain';
import { googleAccess, MESSAGING } from '../../store/google-access';
import { NOON, testCourt } from '../../testing/test-court';
import { testFirebase } from '../../testing/test-firebase';
import { SENDER } from '../../testing/test-messaging';
import type { FcmMessage } from '../fcm-message';
import { type AlertsOptions, sendAlerts } from '../send-alerts';

/** The notifications on a phone that follows `topics`, by tag. A repeated message replaces the earlier one. */
export function shownOn(received: readonly FcmMessage[], topics: readonly string[]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { topic, notification, android } of received) {
    if (topics.includes(topic))
      shown.set(android.notification.tag, `${notification.title}: ${notification.body}`);
  }
  return shown;
}

/** `court` with the settings for alerts, for tests. */
export const withPush = (court: CourtConfig): CourtConfig => ({
  ...court,
  pushAppId: `1:${SENDER}:android:abc`,
  client: { ...court.client, messagingSenderId: SENDER },
});

/** A court that sends alerts, with its own database and Google test server. The test must close it. */
export async function alertCourt() {
  const site = await testCourt();
  const court = withPush(site.court);
  const firebase = await testFirebase(site.database.replace(/\?.*/, ''), () => null);
  const topic = (group: FollowedGroup, id: string) => alertTopic(court.code, group, id);
  return {
    ...site,
    court,
    firebase,
    messaging: firebase.messaging,
    topic,
    async send(more: Partial<AlertsOptions> = {}) {
      const access = await googleAccess(firebase.keyFile, fetch, MESSAGING);
      const pause = async () => undefined;
      return sendAlerts({ court, database: site.database, access, now: () => NOON, pause, ...more });
    },
    /** The notifications on phones that follow these topics. */
    shown: (...topics: string[]) => [...shownOn(firebase.messaging.received, topics).values()],
    close: () => Promise.all([site.close(), firebase.close()]),
  };
}

export type AlertCourt = Awaited<ReturnType<typeof alertCourt>>;
