import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { ignoreMissingIPv6, isLoopbackHeader } from './access/loopback';
import { type OwnerCheck, ownerAccess } from './access/owner-access';
import { checkOwnerToken, databaseOwnerToken } from './access/owner-token';
import { checkRules, type Rules, readRules } from './access/rules';
import { Namespaces } from './namespace/namespaces';
import { parseUrl, RequestHandler } from './rest/request-handler';
import { RestHandler } from './rest/rest-handler';
import { MAX_MESSAGE_BYTES } from './wire/frame-assembler';
import { Sessions } from './wire/sessions';
import { connectWebsocket } from './wire/websocket-transport';

/** The token that Firebase's emulator accepts and its SDK sends. */
const WELL_KNOWN_OWNER = 'owner';
const DEFAULT_RULES = new URL('./database.rules.json', import.meta.url);

export type DatabaseOptions = {
  /** Port number. 0 takes any free port. */
  readonly port: number;
  /** Without a folder, the data lives in memory only. */
  readonly dataDir?: string;
  /** The value of "rules" in a rules file. Default: database.rules.json. */
  readonly rules?: Rules;
  readonly defaultNamespace?: string;
  /** The token that allows reads and writes everywhere. Default: this machine's own token. */
  readonly ownerToken?: string;
  /** Accepts the token "owner" as well, which the Firebase SDK sends to an emulator. */
  readonly wellKnownOwner?: boolean;
};

export type RunningDatabase = { readonly url: string; readonly port: number; close(): Promise<void> };

/**
 * Listens on 127.0.0.1 and, if the machine has IPv6, on ::1. The database serves only this machine, because it has no
 * user accounts. Throws BadOwnerTokenError, OwnerTokenFileError, and Node's error if the port is in use.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const {
    port,
    dataDir,
    rules = readRules(DEFAULT_RULES),
    defaultNamespace = 'txwb',
    ownerToken = databaseOwnerToken(),
    wellKnownOwner = false,
  } = options;
  checkRules(rules);
  checkOwnerToken(ownerToken, 'ownerToken', 'Give a longer one.');
  const ownerCheckFor = ownerAccess(wellKnownOwner ? [ownerToken, WELL_KNOWN_OWNER] : [ownerToken]);
  const namespaces = new Namespaces(defaultNamespace, dataDir);
  namespaces.openAll();
  const sessions = new Sessions(namespaces, rules);
  const handler = new RequestHandler(new RestHandler(namespaces, rules, ownerCheckFor));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const servers: Server[] = [];
  const listenOn = async (host: string, at: number) => {
    const server = createListener(handler, sockets, sessions, ownerCheckFor);
    await listen(server, at, host);
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    sessions.endAll();
    for (const socket of sockets.clients) socket.terminate();
    await Promise.all(servers.map(closeServer));
    namespaces.close();
  };
  try {
    const bound = await listenOn('127.0.0.1', port);
    // browsers may resolve localhost to ::1: another program there would get their requests
    await listenOn('::1', bound).catch(ignoreMissingIPv6(port));
    return { url: `http://127.0.0.1:${bound}`, port: bound, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function createListener(
  handler: RequestHandler,
  sockets: WebSocketServer,
  sessions: Sessions,
  ownerCheckFor: (request: IncomingMessage) => OwnerCheck,
): Server {
  const server = createServer((request, response) => void handler.answer(request, response));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = URL.canParse(`http://localhost${request.url}`) ? parseUrl(request.url) : null;
    if (!isLoopbackHeader(request.headers.host)) refuse(socket, '403 Forbidden');
    else if (url?.pathname !== '/.ws' || url.searchParams.get('v') !== '5') refuse(socket, '400 Bad Request');
    else
      sockets.handleUpgrade(request, socket, head, (ws) =>
        connectWebsocket(ws, request, url.searchParams, sessions, ownerCheckFor(request)),
      );
  });
  server.on('clientError', (_error, socket) => refuse(socket, '400 Bad Request'));
  return server;
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
