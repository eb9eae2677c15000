import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type FcmMessage, MAX_MESSAGE_BYTES } from '../alerts/fcm-message';

/** The fault of a message: an answer with this status, or a connection cut before or after the service accepted it. */
export type MessageFault = 429 | 500 | 503 | 400 | 'cut' | 'cut after';

/** The project number of the test courts. */
export const SENDER = '4711';
const PATH = `/v1/projects/${SENDER}/messages:send`;

const text = v.pipe(v.string(), v.minLength(1));
const tag = v.pipe(text, v.regex(/^[a-z0-9]{2,20}$/));
/** The messages that the service accepts (docs/cloud-messaging), and no others. */
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
 * A test server for Firebase Cloud Messaging's HTTP v1 endpoint. It requires a token that it issued, and refuses the
 * messages that the service would refuse. `received` has the accepted messages in order; `refused` has the reasons for
 * refusing others.
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
    /** Issues a new token. Earlier tokens stay valid. */
    token() {
      const token = `ya29.m${tokens.size + 1}`;
      tokens.add(token);
      return token;
    },
    /** Sets the faults of later messages. They are counted from 1. */
    failAs(fault: typeof faultOf) {
      faultOf = fault;
      count = 0;
    },
    /** Called for each accepted message with its number, from 1, before it is answered. */
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
      if (Buffer.byteLength(JSON.stringify(parsed.output.message)) > MAX_MESSAGE_BYTES)
        return refuse(response, 400, 'INVALID_ARGUMENT message too big');
      received.push(parsed.output.message as FcmMessage);
      onTaken(received.length);
      if (fault === 'cut after') return void request.socket.destroy();
      const name = `projects/${SENDER}/messages/${received.length}`;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ name }));
    },
  };
}
