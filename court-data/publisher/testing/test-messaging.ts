import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type FcmMessage, MOST_MESSAGE_BYTES } from '../alerts/fcm-message';

/** What befalls a message: an answer with this status, or the connection cut before or after the service has taken it. */
export type MessageFault = 429 | 500 | 503 | 400 | 'cut' | 'cut after';

/** The project whose number the tests' courts have. */
export const SENDER = '4711';
const PATH = `/v1/projects/${SENDER}/messages:send`;

const text = v.pipe(v.string(), v.minLength(1));
const tag = v.pipe(text, v.regex(/^[a-z0-9]{2,20}$/));
/** What the service takes of such messages (docs/cloud-messaging), and nothing beside it. */
const bodySchema = v.strictObject({
  message: v.strictObject({
    topic: v.pipe(text, v.regex(/^[a-zA-Z0-9-_.~%]+$/)),
    notification: v.strictObject({ title: text, body: text }),
    data: v.record(v.string(), v.string()),
    android: v.strictObject({
      priority: v.picklist(['high', 'normal']),
      collapse_key: tag,
      ttl: v.pipe(text, v.regex(/^\d+s$/)),
      notification: v.strictObject({ tag, channel_id: text }),
    }),
    apns: v.strictObject({
      headers: v.strictObject({
        'apns-collapse-id': tag,
        'apns-expiration': v.pipe(text, v.regex(/^\d{10}$/)),
      }),
      payload: v.strictObject({ aps: v.strictObject({ sound: text }) }),
    }),
  }),
});

/**
 * Firebase Cloud Messaging's HTTP v1 endpoint, for tests: wants a token that it issued, and refuses what the service would.
 * `received` is what it has taken, in order; `refused` why it took others not.
 */
export function testMessaging() {
  const tokens = new Set<string>();
  const received: FcmMessage[] = [];
  const refused: string[] = [];
  let faultOf: (count: number) => MessageFault | null = () => null;
  let onTaken: (count: number) => void = () => undefined;
  let count = 0;

  function refuse(response: ServerResponse, status: number, why: string) {
    refused.push(`${status} ${why}`);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: why }));
  }

  return {
    received,
    refused,
    /** A new token; the ones before stay good. */
    token() {
      const token = `ya29.m${tokens.size + 1}`;
      tokens.add(token);
      return token;
    },
    /** From now on messages fail so; they are counted from 1. */
    failAs(fault: typeof faultOf) {
      faultOf = fault;
      count = 0;
    },
    /** Is told of each message that is taken, by its number from 1, before it is answered. */
    onTaken(tell: typeof onTaken) {
      onTaken = tell;
    },
    answer(request: IncomingMessage, body: string, response: ServerResponse) {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      if (!tokens.has(token)) return refuse(response, 401, 'no such token');
      if (request.method !== 'POST' || request.url !== PATH) return refuse(response, 404, 'no such project');
      count += 1;
      const fault = faultOf(count);
      if (fault === 'cut') return void request.socket.destroy();
      if (typeof fault === 'number') {
        response.writeHead(fault, { 'Retry-After': '0' }).end('{"error": "as told"}');
        return;
      }
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), body);
      if (!parsed.success) return refuse(response, 400, `INVALID_ARGUMENT ${parsed.issues[0].message}`);
      if (Buffer.byteLength(JSON.stringify(parsed.output.message)) > MOST_MESSAGE_BYTES)
        return refuse(response, 400, 'INVALID_ARGUMENT message too big');
      received.push(parsed.output.message as FcmMessage);
      onTaken(received.length);
      if (fault === 'cut after') return void request.socket.destroy();
      const name = `projects/${SENDER}/messages/${received.length}`;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ name }));
    },
  };
}
