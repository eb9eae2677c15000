import type { Alert } from './alert-of-change';

/**
 * The Android notification channel of these alerts. The app creates it when alerts are turned on; see host/src/notices.
 */
const CHANNEL = 'court-changes';
const MAX_TITLE_LENGTH = 120;
const MAX_BODY_LENGTH = 400;
/** Maximum JSON bytes of a message for Firebase Cloud Messaging, and of its Apple part. */
export const MAX_MESSAGE_BYTES = 4096;
/** Maximum storage time of a message in seconds, for both services. */
const MAX_STORAGE_S = 28 * 86_400;

/**
 * The fields that we use of a message in the HTTP v1 API
 * (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages).
 */
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

/** Removes control characters, which take six bytes each, and truncates to `most` characters. */
function shown(text: string, most: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * The message of an alert for one topic. A phone shows one notification per tag: a repeated message, or one from
 * another topic, replaces it. `now` is epoch ms.
 */
export function fcmMessage(court: string, alert: Alert, topic: string, now: number): FcmMessage {
  const { tag, kind, id, expires } = alert;
  const kept = Math.max(60, Math.min(MAX_STORAGE_S, Math.ceil((expires - now) / 1_000)));
  return {
    topic,
    notification: { title: shown(alert.title, MAX_TITLE_LENGTH), body: shown(alert.body, MAX_BODY_LENGTH) },
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
