import { isDeepStrictEqual } from 'node:util';
import { type DatabaseAccess, localAccess, NoAccessError } from './database-access';
import { parseDatabaseAddress } from './database-address';
import { retry } from './retry';
import { type Answer, sendRequest } from './send-request';

/** Values by path from the root; null deletes. All of an update is written, or nothing. */
export type Update = Record<string, unknown>;

type Request = {
  method?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** A value and the mark by which `putIfUnchanged` knows it again. */
export type Marked = { value: unknown; etag: string };

/**
 * A court's database over REST, with the right to write. Keys in paths are written as they are stored. What fails in
 * passing (429, 500, 502, 503, 504, cut connections, time-outs) is tried again: what we write is the same however often
 * it is written. `access` opens a database that is not on this machine. Throws DatabaseAddressError, NoAccessError and
 * BadOwnerTokenError; every call throws DatabaseUnreachableError, TokenError, or DatabaseRefusedError when the database
 * answers with anything but success.
 */
export function ownerDatabase(
  address: string,
  { access, fetch: send = fetch }: { access?: DatabaseAccess | undefined; fetch?: typeof fetch } = {},
) {
  const { origin, namespace, isLocal } = parseDatabaseAddress(address);
  const granted = isLocal ? localAccess() : access;
  if (!granted) throw new NoAccessError(origin);

  const once = (
    path: string,
    { method = 'GET', query = {}, headers = {}, body }: Request,
  ): Promise<Answer> => {
    const url = new URL(`${origin}/${path.split('/').map(encodeURIComponent).join('/')}.json`);
    url.search = String(new URLSearchParams({ ...(namespace ? { ns: namespace } : {}), ...query }));
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return sendRequest(send, granted, url, { method, headers, ...init });
  };

  const request = (path: string, asked: Request) => retry(() => once(path, asked));

  async function readMarked(path: string): Promise<Marked> {
    const { text, etag } = await once(path, { headers: { 'X-Firebase-ETag': 'true' } });
    return { value: JSON.parse(text), etag };
  }

  return {
    /** as it was given */
    address,
    origin,
    /** The JSON value of `path`; null where there is nothing. */
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
     * The new mark, or null where the value had been changed meanwhile and nothing was written. A write whose answer was
     * lost may stand or not, and may come late: the value is read before it is written again, so no two writers may ever
     * write the same one.
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

/** A database that is open stays as it is; an address on this machine is opened. */
export function databaseOf(database: string | OwnerDatabase): OwnerDatabase {
  return typeof database === 'string' ? ownerDatabase(database) : database;
}
