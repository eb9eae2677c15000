import { randomUUID } from 'node:crypto';
import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import { DatabaseClient } from '../namespace/database-client';
import type { Store } from '../namespace/store';
import { isJsonObject, type JsonObject } from '../tree/json-object';
import { RequestError } from '../tree/request-error';
import { OnDisconnect } from './on-disconnect';
import { type Following, WIRE_ACTIONS, type WireState } from './wire-actions';
import { controlMessage, responseMessage, revokedMessage } from './wire-message';

/** Sends a session's messages to its client. */
export type Transport = { send(message: string): void; close(): void };

/** One client of the wire protocol, from its handshake until its socket closes. */
export class Session implements WireState {
  readonly id = randomUUID();
  readonly client: DatabaseClient;
  readonly listeners = new Map<string, Following>();
  readonly onDisconnect = new OnDisconnect();
  private ended = false;

  constructor(
    store: Store,
    rules: Rules,
    private readonly transport: Transport,
    readonly isOwners: OwnerCheck,
    private readonly onEnd: (session: Session) => void,
  ) {
    this.client = new DatabaseClient(store, rules);
  }

  /** Sends the handshake. `host` is the address for reconnections: the current host. */
  greet(host: string): void {
    this.send(controlMessage('h', { ts: Date.now(), v: '5', h: host, s: this.id }));
  }

  send(message: string): void {
    if (!this.ended) this.transport.send(message);
  }

  /** Throws a RequestError if the message does not follow the protocol. The caller then closes the socket. */
  receive(message: unknown): void {
    if (!isJsonObject(message) || !isJsonObject(message.d)) {
      throw new RequestError('invalid_request', 'Not a message of the protocol');
    }
    if (message.t !== 'c') this.answer(message.d);
    else if (message.d.t === 'p') this.send(controlMessage('o', {}));
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.transport.close();
    for (const { listener } of this.listeners.values()) this.client.store.unlisten(listener);
    for (const wish of this.onDisconnect.take()) this.grant(wish);
    this.onEnd(this);
  }

  /** Writes an onDisconnect value. Ignores refusals, because the client is gone. */
  private grant(wish: Parameters<DatabaseClient['write']>[0][number]): void {
    try {
      this.client.write([wish]);
    } catch (error) {
      if (!(error instanceof RequestError)) console.error(error);
    }
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
