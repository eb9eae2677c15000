import type { GoogleAccess } from '../store/google-access';
import { PassingFailure, retry } from '../store/retry';
import type { FcmMessage } from './fcm-message';

const FCM = 'https://fcm.googleapis.com';
const REQUEST_MS = 20_000;
const PASSING: readonly number[] = [429, 500, 502, 503, 504];
const REMEDIES: Readonly<Record<number, string>> = {
  401: '. Check that the service account is of the project that client.messagingSenderId numbers',
  403: '. Give the service account the role Firebase Cloud Messaging API Admin',
  404: '. Check client.messagingSenderId, and that the Firebase Cloud Messaging API is switched on',
};

/** The calendar is published, but some alerts are not sent. The next run sends them. */
export class AlertsNotSentError extends Error {
  override name = 'AlertsNotSentError';
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The calendar is published, but not all alerts were sent: ${reason}. The next run sends what is missing`,
      options,
    );
  }
}

/** `refused`: the service will never accept the message. `reason` is the service's own text. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused'; reason: string };

/** Sends a message to all followers of its topic. Throws AlertsNotSentError and TokenError. */
export type SendMessage = (message: FcmMessage) => Promise<Sent>;

/** `Retry-After` in ms if it is a number of seconds. The service uses no other form. */
const retryAfter = (header: string | null) =>
  header && /^\d+$/.test(header) ? Number(header) * 1_000 : null;

/**
 * Sends messages of the project with the number `senderId` over HTTP v1. Retries temporary failures for at most 55 s.
 */
export function messagingOf(access: GoogleAccess, senderId: string, send: typeof fetch = fetch): SendMessage {
  const url = `${access.standIn ?? FCM}/v1/projects/${senderId}/messages:send`;
  async function once(message: FcmMessage): Promise<Sent> {
    const token = await access.token();
    let response: Response;
    let text: string;
    try {
      response = await send(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ message }),
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new PassingFailure(
        new AlertsNotSentError(`${new URL(url).origin} does not answer`, { cause }),
        null,
      );
    }
    if (response.ok) return { outcome: 'sent' };
    const reason = text.slice(0, 300);
    if (response.status === 400) return { outcome: 'refused', reason };
    const remedy = REMEDIES[response.status] ?? '';
    const failure = new AlertsNotSentError(`the service answered ${response.status}: ${reason}${remedy}`);
    if (PASSING.includes(response.status)) {
      throw new PassingFailure(failure, retryAfter(response.headers.get('retry-after')));
    }
    throw response.status === 401 && access.renew() ? new PassingFailure(failure, null) : failure;
  }
  return (message) => retry(() => once(message));
}
