import { expect, test } from 'vitest';
import type { Alert } from './alert-of-change';
import { fcmMessage, MAX_MESSAGE_BYTES } from './fcm-message';

const NOW = Date.UTC(2026, 10, 23, 18);
const alert = (more: Partial<Alert> = {}): Alert => ({
  tag: 'c1',
  kind: 'hearings',
  id: 'h1',
  topics: [],
  title: 'a',
  body: 'b',
  zone: 'America/Chicago',
  expires: NOW + 3_600_000,
  ...more,
});
const HOSTILE = [
  '\u0000'.repeat(5_000),
  '"\\'.repeat(5_000),
  '🧑‍⚖️'.repeat(3_000),
  '\ud800'.repeat(3_000),
  '审'.repeat(9_000),
];

test.each(HOSTILE)('no text of a record makes a message too big (%#)', (text) => {
  const id = text.replace(/\p{Cs}/gu, '').slice(0, 250);
  const message = fcmMessage('txwb', alert({ title: text, body: text, id }), 'txwb-h-1', NOW);
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
  expect(message.notification.body).not.toMatch(/\p{Cs}/u);
});

test('a message waits for a phone that is off until it expires, at most four weeks', () => {
  expect(fcmMessage('txwb', alert(), 't', NOW).android.ttl).toBe('3600s');
  const later = fcmMessage('txwb', alert({ expires: NOW + 1e12 }), 't', NOW);
  expect(later.android.ttl).toBe(`${28 * 86_400}s`);
  expect(later.apns.headers['apns-expiration']).toBe(String(NOW / 1_000 + 28 * 86_400));
  expect(fcmMessage('txwb', alert({ expires: NOW - 1 }), 't', NOW).android.ttl).toBe('60s');
});
