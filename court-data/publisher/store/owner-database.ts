import { isDeepStrictEqual } from 'node:util';
import { courtPath, type PathNames } from '@court/domain';
import {
  clockOffset,
  type DatabaseAccess,
  DatabaseRefusedError,
  DatabaseUnreachableError,
  localAccess,
  NoAccessError,
  parseDatabaseAddress,
} from './database-access';
import { PassingFailure, retry } from './retry';

const REQUEST_MS = 20_000;
const PASSING_STATUSES: readonly number[] = [429, 500, 502, 503, 504];
/**
 * Error codes of interrupted connections and timeouts. A refused connection (ECONNREFUSED) and an unknown host are
 * reported immediately.
 */
const PASSING_CODES: readonly unknown[] = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];

/** `offset`: see clockOffset. */
type Answer = { status: number; etag: string; text: string; offset: number | null };

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && PASSING_CODES.includes(cause.code);
}

/** `Retry-After` in ms, from seconds or a date. Null if there is none. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/**
 * Waits until closed connections are noticed. Comparing a large export keeps this thread busy for longer than a server
 * keeps an idle connection. The event loop must turn before Node notices that the server closed it. A request sent
 * before would fail and be sent again.
 */
async function noticeHangUps() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Sends one request with a token and reads its whole answer: a success, or 412 (an `if-match` that did not match).
 * Throws PassingFailure for temporary failures, DatabaseUnreachableError and DatabaseRefusedError.
 */
async function sendRequest(
  send: typeof fetch,
  access: DatabaseAccess,
  url: URL,
  { headers, ...init }: { method: string; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  const token = await access.token();
  await noticeHangUps();
  let response: Response;
  let text: string;
  const sentAt = Date.now();
  let receivedAt: number;
  try {
    response = await send(url, {
      ...init,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    receivedAt = Date.now();
    text = await response.text();
  } catch (cause) {
    const failure = new DatabaseUnreachableError(url.origin, { cause });
    throw isPassing(cause) ? new PassingFailure(failure, null) : failure;
  }
  const { status } = response;
  if (response.ok || status === 412) {
    const offset = clockOffset(response.headers.get('date'), sentAt, receivedAt);
    return { status, etag: response.headers.get('etag') ?? '', text, offset };
  }
  const path = decodeURIComponent(url.pathname).replace(/\.json$/, '');
  const reason = response.headers.get('location') ?? text.slice(0, 300);
  const refusal = new DatabaseRefusedError(url.origin, path, status, reason);
  if (PASSING_STATUSES.includes(status)) {
    throw new PassingFailure(refusal, retryAfter(response.headers.get('retry-after')));
  }
  throw status === 401 && access.renew() ? new PassingFailure(refusal, null) : refusal;
}

/** Values by path from the root. Null deletes. An update is written completely or not at all. */
export type Update = Record<string, unknown>;

type Request = {
  method?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** A value and its ETag for `putIfUnchanged`. */
export type Marked = { value: unknown; etag: string };

/**
 * A court's database over REST, with write access. Keys in paths must be in their stored form. Temporary failures (429,
 * 500, 502, 503, 504, interrupted connections, timeouts) are retried, because our writes are idempotent. Without
 * `access`, a database on this machine is opened with its owner token. Throws DatabaseAddressError, NoAccessError and
 * BadOwnerTokenError. Every call throws DatabaseUnreachableError or TokenError. It throws DatabaseRefusedError if the
 * answer is not a success.
 */
export function ownerDatabase(
  address: string,
  { access, fetch: send = fetch }: { access?: DatabaseAccess | undefined; fetch?: typeof fetch } = {},
) {
  const { origin, namespace, isLocal } = parseDatabaseAddress(address);
  const granted = access ?? (isLocal ? localAccess() : undefined);
  if (!granted) throw new NoAccessError(origin);

  let offset: number | null = null;
  const once = async (
    path: string,
    { method = 'GET', query = {}, headers = {}, body }: Request,
  ): Promise<Answer> => {
    const url = new URL(`${origin}/${path.split('/').map(encodeURIComponent).join('/')}.json`);
    url.search = String(new URLSearchParams({ ...(namespace ? { ns: namespace } : {}), ...query }));
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await sendRequest(send, granted, url, { method, headers, ...init });
    offset = answer.offset ?? offset;
    return answer;
  };

  const request = (path: string, asked: Request) => retry(() => once(path, asked));

  async function readMarked(path: string): Promise<Marked> {
    const { text, etag } = await once(path, { headers: { 'X-Firebase-ETag': 'true' } });
    return { value: JSON.parse(text), etag };
  }

  return {
    /** the address as given */
    address,
    origin,
    /** How far the database's clock was ahead of this computer's at the last answer, in ms. Null before the first answer. */
    clockOffset: () => offset,
    /** The JSON value of `path`. Null if it is empty. */
    async get(path: string, query: Record<string, string> = {}): Promise<unknown> {
      return JSON.parse((await request(path, { query })).text);
    },
    async put(path: string, value: unknown): Promise<void> {
      await request(path, { method: 'PUT', query: { print: 'silent' }, body: value });
    },
    async update(update: Update): Promise<void> {
      await request('', { method: 'PATCH', query: { print: 'silent' }, body: update });
    },
    getMarked(path: string): Promise<Marked> {
      return retry(() => readMarked(path));
    },
    /**
     * Writes if the value is unchanged. Returns the new ETag, or null if another writer changed the value and nothing
     * was written. If the answer is lost, the write may have happened or may still happen. The value is therefore read
     * before it is written again, so no two writers may write the same value.
     */
    putIfUnchanged(path: string, etag: string, value: unknown): Promise<string | null> {
      const headers = { 'if-match': etag, 'X-Firebase-ETag': 'true' };
      const ownMark = (found: Marked) => (isDeepStrictEqual(found.value, value) ? found.etag : null);
      return retry(async (earlier) => {
        if (earlier > 0) {
          const found = await readMarked(path);
          if (found.etag !== etag) return ownMark(found);
        }
        const answer = await once(path, { method: 'PUT', headers, body: value });
        if (answer.status !== 412) return answer.etag;
        return earlier > 0 ? ownMark(await readMarked(path)) : null;
      });
    },
  };
}

export type OwnerDatabase = ReturnType<typeof ownerDatabase>;

/**
 * A court's database in which callers use our path names. It translates them to the court's own `names`. Keeps an open
 * database, and opens an address on this machine.
 */
export function databaseOf(database: string | OwnerDatabase, names: PathNames): OwnerDatabase {
  const open = typeof database === 'string' ? ownerDatabase(database) : database;
  if (Object.keys(names).length === 0) return open;
  const named = (path: string) => courtPath(path, names);
  return {
    ...open,
    get: (path, query) => open.get(named(path), query),
    put: (path, value) => open.put(named(path), value),
    update: (update) =>
      open.update(Object.fromEntries(Object.entries(update).map(([path, value]) => [named(path), value]))),
    getMarked: (path) => open.getMarked(named(path)),
    putIfUnchanged: (path, etag, value) => open.putIfUnchanged(named(path), etag, value),
  };
}

/**
 * Opens a court's database for writing with the service account of the file `named`. Without it, a database on this
 * machine needs no account, and another database uses the account of `usual`. Throws DatabaseAddressError,
 * NoAccessError and ServiceAccountError.
 */
export async function openDatabase(
  address: string,
  named: string | undefined,
  usual = process.env.GOOGLE_APPLICATION_CREDENTIALS,
): Promise<OwnerDatabase> {
  const { isLocal } = parseDatabaseAddress(address);
  const keyFile = named ?? (isLocal ? undefined : usual);
  if (!keyFile) return ownerDatabase(address);
  const { googleAccess } = await import('./google-access');
  return ownerDatabase(address, { access: await googleAccess(keyFile, fetch) });
}
