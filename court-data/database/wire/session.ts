import { randomUUID } from 'node:crypto';
import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import { DatabaseClient } from '../database-client';
import { RequestError } from '../rest/request-error';
import type { Store } from '../store';
import { isJsonObject, type JsonObject } from '../tree/json-object';
import { OnDisconnect } from './on-disconnect';
import { type Following, WIRE_ACTIONS, type WireState } from './wire-actions';
import { controlMessage, responseMessage, revokedMessage } from './wire-message';

/** What carries a session's messages: a websocket, or polling. */
export type Transport = { send(message: string): void; close(): void };

type Secondary = { readonly transport: Transport; readonly waiting: JsonObject[] };

/** One client of the wire protocol, from its handshake until it goes; it may change its transport once. */
export class Session implements WireState {
  readonly id = randomUUID();
  readonly client: DatabaseClient;
  readonly listeners = new Map<string, Following>();
  readonly onDisconnect = new OnDisconnect();
  private secondary: Secondary | null = null;
  private ended = false;

  constructor(
    store: Store,
    rules: Rules,
    private primary: Transport,
    readonly isOwners: OwnerCheck,
    private readonly onEnd: (session: Session) => void,
  ) {
    this.client = new DatabaseClient(store, rules);
  }

  /** `host` is where the client is to reconnect: where it already is. */
  greet(host: string): void {
    this.send(controlMessage('h', { ts: Date.now(), v: '5', h: host, s: this.id }));
  }

  send(message: string): void {
    if (!this.ended) this.primary.send(message);
  }

  /** A second transport, to be used once the client says that it has sent its last message on the first. */
  upgrade(transport: Transport): void {
    this.secondary?.transport.close();
    this.secondary = { transport, waiting: [] };
    transport.send(controlMessage('a', {}));
  }

  /** Throws a RequestError for a message that is not the protocol's: the transport is then closed. */
  receive(transport: Transport, message: unknown): void {
    if (!isJsonObject(message) || !isJsonObject(message.d)) {
      throw new RequestError('invalid_request', 'Not a message of the protocol');
    }
    if (message.t === 'c') this.control(transport, message.d);
    else if (transport === this.secondary?.transport) this.secondary.waiting.push(message.d);
    else this.answer(message.d);
  }

  lost(transport: Transport): void {
    if (transport === this.secondary?.transport) this.secondary = null;
    else if (transport === this.primary) this.end();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.secondary?.transport.close();
    this.primary.close();
    for (const { listener } of this.listeners.values()) this.client.store.unlisten(listener);
    for (const wish of this.onDisconnect.take()) this.grant(wish);
    this.onEnd(this);
  }

  /** No one is left to be told that a wish was refused. */
  private grant(wish: Parameters<DatabaseClient['write']>[0][number]): void {
    try {
      this.client.write([wish]);
    } catch (error) {
      if (!(error instanceof RequestError)) console.error(error);
    }
  }

  private control(transport: Transport, { t: type }: JsonObject): void {
    if (type === 'p') transport.send(controlMessage('o', {}));
    if (type !== 'n' || transport !== this.primary || !this.secondary) return;
    const { transport: next, waiting } = this.secondary;
    transport.send(controlMessage('n', {}));
    this.primary = next;
    this.secondary = null;
    transport.close();
    for (const request of waiting) this.answer(request);
  }

  private answer({ r: request, a: action, b: body }: JsonObject): void {
    if (typeof request !== 'number') throw new RequestError('invalid_request', 'Not a numbered request');
    if (action === 'unauth') this.loseOwner();
    const perform = WIRE_ACTIONS.get(String(action));
    try {
      if (action !== 'unauth' && !perform) throw new RequestError('invalid_request', 'Unknown action');
      const json = perform?.(this, isJsonObject(body) ? body : {}) ?? '""';
      this.send(responseMessage(request, 'ok', json));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.send(responseMessage(request, error.refusal, JSON.stringify(error.message)));
    }
  }

  private loseOwner(): void {
    this.client.isOwner = false;
    for (const [key, { listener, query }] of this.listeners) {
      if (this.client.mayRead(listener.path, listener.query)) continue;
      this.client.store.unlisten(listener);
      this.listeners.delete(key);
      this.send(revokedMessage(listener.path.join('/'), query === undefined ? undefined : [query]));
    }
  }
}
