import type { OwnerCheck } from '../access/owner-access';
import type { DatabaseClient } from '../namespace/database-client';
import { unpacked } from '../tree/data-node';
import { type Path, parsePath, parseWrittenPath } from '../tree/database-path';
import type { JsonObject } from '../tree/json-object';
import { Listener } from '../tree/listener';
import { mergedPaths } from '../tree/merged-paths';
import { parseWireQuery, type Query } from '../tree/query';
import { selectKeys } from '../tree/query-window';
import { RequestError } from '../tree/request-error';
import { serializeChildren, serializeNode } from '../tree/serialize-node';
import type { OnDisconnect } from './on-disconnect';
import { changeMessage } from './wire-message';

/** `query` is the client's own text. The client identifies the listener by it if the listener is revoked. */
export type Following = { readonly listener: Listener; readonly query: unknown };

export type WireState = {
  readonly client: DatabaseClient;
  readonly listeners: Map<string, Following>;
  readonly onDisconnect: OnDisconnect;
  readonly isOwners: OwnerCheck;
  send(message: string): void;
};

type Action = (state: WireState, body: JsonObject) => string;

const DONE = '""';

function pathOf(body: JsonObject, parse: (text: string) => Path = parsePath): Path {
  if (typeof body.p === 'string') return parse(body.p);
  throw new RequestError('invalid_path', 'Invalid path: missing');
}

/** The tag identifies a client's query. A plain listener is identified by its path. */
function listenerKey({ t: tag }: JsonObject, path: Path, query: Query | null): string {
  if (tag === undefined) return `${path.join('/')} ${JSON.stringify(query)}`;
  if (typeof tag === 'number') return `#${tag}`;
  throw new RequestError('invalid_request', 'A tag is a number');
}

/** `h` is the hash of the client's data. Ignores the compound hash `ch`, which only mobile SDKs send. */
const listen: Action = (state, body) => {
  const path = pathOf(body);
  const query = parseWireQuery(body.q);
  const key = listenerKey(body, path, query);
  const listener = new Listener(path, query, (change) => state.send(changeMessage(change, body.t)));
  const replaced = state.listeners.get(key)?.listener;
  if (replaced) state.client.store.unlisten(replaced);
  state.listeners.delete(key);
  state.client.listen(listener, typeof body.h === 'string' ? body.h : undefined);
  state.listeners.set(key, { listener, query: body.q });
  return '{}';
};

const unlisten: Action = (state, body) => {
  const key = listenerKey(body, pathOf(body), parseWireQuery(body.q));
  const listener = state.listeners.get(key)?.listener;
  if (listener) state.client.store.unlisten(listener);
  state.listeners.delete(key);
  return DONE;
};

const read: Action = ({ client }, body) => {
  const path = pathOf(body);
  const query = parseWireQuery(body.q);
  client.demandRead(path, query);
  const kept = client.store.keptAt(path);
  if (!query || kept === null) return serializeNode(kept, 'wire');
  const node = unpacked(kept);
  return serializeChildren(node, selectKeys(node, query), 'wire');
};

/** Throws "datastale" if the data has changed. `h` is the hash of the data from which a transaction was computed. */
function demandFresh({ client }: WireState, body: JsonObject, path: Path): void {
  if (body.h === undefined) return;
  client.demandWrite(path);
  if (body.h !== client.store.hash(path)) throw new RequestError('datastale', 'Data is stale');
}

const put: Action = (state, body) => {
  const path = pathOf(body, parseWrittenPath);
  demandFresh(state, body, path);
  state.client.write([[path, body.d]]);
  return DONE;
};

const merge: Action = (state, body) => {
  const path = pathOf(body);
  demandFresh(state, body, path);
  state.client.write(mergedPaths(path, body.d));
  return DONE;
};

function wish(state: WireState, assignments: readonly (readonly [Path, unknown])[]): string {
  for (const [path] of assignments) state.client.demandWrite(path);
  state.client.store.check(assignments);
  state.onDisconnect.add(assignments);
  return DONE;
}

const authenticate: Action = (state, body) => {
  if (state.isOwners(body.cred)) state.client.isOwner = true;
  else if (typeof body.cred !== 'string' || body.cred.split('.').length !== 3) {
    throw new RequestError('invalid_token', 'Invalid token');
  }
  return '{"auth":null}';
};

const nothing: Action = () => DONE;

/**
 * Actions by their wire names. A JSON web token is accepted and grants nothing, because our rules have no users except
 * the owner.
 */
export const WIRE_ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['q', listen],
  ['n', unlisten],
  ['g', read],
  ['p', put],
  ['m', merge],
  ['o', (state, body) => wish(state, [[pathOf(body, parseWrittenPath), body.d]])],
  ['om', (state, body) => wish(state, mergedPaths(pathOf(body), body.d))],
  [
    'oc',
    (state, body) => {
      state.onDisconnect.cancel(pathOf(body, parseWrittenPath));
      return DONE;
    },
  ],
  ['auth', authenticate],
  ['gauth', authenticate],
  ['appcheck', nothing],
  ['unappeck', nothing],
  ['s', nothing],
]);
