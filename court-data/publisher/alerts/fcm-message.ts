import type { Alert } from './alert-of-change';

/** Android's channel of these alerts, which the app makes when they are turned on; see host/src/notices. */
const CHANNEL = 'court-changes';
const LONGEST_TITLE = 120;
const LONGEST_BODY = 400;
/** Bytes of JSON that Firebase Cloud Messaging takes of a message, and Apple of its part. */
export const MOST_MESSAGE_BYTES = 4096;
/** Neither service keeps a message for longer. */
const LONGEST_KEPT_S = 28 * 86_400;

/** A message of the HTTP v1 API, as far as ours go (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export type FcmMessage = {
  topic: string;
  notification: { title: string; body: string };
  data: { court: string; kind: string; id: string };
  android: {
    priority: 'high';
    collapse_key: string;
    ttl: string;
    notification: { tag: string; channel_id: string };
  };
  apns: {
    headers: { 'apns-collapse-id': string; 'apns-expiration': string };
    payload: { aps: { sound: 'default' } };
  };
};

/** No control characters, which take six bytes each, and at most `most` characters. */
function shown(text: string, most: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * An alert for one topic. Its tag is what a phone shows of it once: a message that comes again, or comes by another topic too,
 * replaces what stands there. `now`: epoch ms.
 */
export function fcmMessage(court: string, alert: Alert, topic: string, now: number): FcmMessage {
  const { tag, kind, id, expires } = alert;
  const kept = Math.max(60, Math.min(LONGEST_KEPT_S, Math.ceil((expires - now) / 1_000)));
  return {
    topic,
    notification: { title: shown(alert.title, LONGEST_TITLE), body: shown(alert.body, LONGEST_BODY) },
    data: { court, kind, id },
    android: {
      priority: 'high',
      collapse_key: tag,
      ttl: `${kept}s`,
      notification: { tag, channel_id: CHANNEL },
    },
    apns: {
      headers: {
        'apns-collapse-id': tag,
        'apns-expiration': String(Math.floor(now / 1_000) + kept),
      },
      payload: { aps: { sound: 'default' } },
    },
  };
}
