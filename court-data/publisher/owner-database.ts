import { parseDatabaseAddress } from './database-address';
import { DatabaseRefusedError, DatabaseUnreachableError } from './database-error';

/** Values by path from the root; null deletes. All of an update is written, or nothing. */
export type Update = Record<string, unknown>;

type Request = {
  method?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

/**
 * A kept connection that the database has closed while we were at work is noticed only at the next request, which is
 * then safe to send again: what we write is the same however often it is written, unless it is conditional.
 */
function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/**
 * A court's database over REST, with the owner's rights. Keys in paths are written as they are stored. Every call
 * throws DatabaseUnreachableError, or DatabaseRefusedError when the database answers with anything but success.
 */
export function ownerDatabase(address: string) {
  const { origin, namespace } = parseDatabaseAddress(address);

  async function request(path: string, { method = 'GET', query = {}, headers = {}, body }: Request) {
    const search = new URLSearchParams({ ...(namespace ? { ns: namespace } : {}), ...query });
    const url = `${origin}/${path.split('/').map(encodeURIComponent).join('/')}.json?${search}`;
    const init = { method, headers: { Authorization: 'Bearer owner', ...headers } };
    const send = () => fetch(url, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    const response = await send()
      .catch((error: unknown) => {
        if ('if-match' in headers || !isClosedConnection(error)) throw error;
        return send();
      })
      .catch((cause: unknown) => {
        throw new DatabaseUnreachableError(origin, { cause });
      });
    if (response.ok || response.status === 412) return response;
    throw new DatabaseRefusedError(
      origin,
      path || '/',
      response.status,
      (await response.text()).slice(0, 300),
    );
  }

  return {
    origin,
    /** The JSON value of `path`; null where there is nothing. */
    async get(path: string, query: Record<string, string> = {}): Promise<unknown> {
      return (await request(path, { query })).json();
    },
    async put(path: string, value: unknown): Promise<void> {
      await request(path, { method: 'PUT', query: { print: 'silent' }, body: value });
    },
    async update(update: Update): Promise<void> {
      await request('', { method: 'PATCH', query: { print: 'silent' }, body: update });
    },
    /** A value and the mark by which `putIfUnchanged` knows it again. */
    async getMarked(path: string): Promise<{ value: unknown; etag: string }> {
      const response = await request(path, { headers: { 'X-Firebase-ETag': 'true' } });
      return { value: await response.json(), etag: response.headers.get('etag') ?? '' };
    },
    /** The new mark, or null where the value had been changed meanwhile and nothing was written. */
    async putIfUnchanged(path: string, etag: string, value: unknown): Promise<string | null> {
      const headers = { 'if-match': etag, 'X-Firebase-ETag': 'true' };
      const response = await request(path, { method: 'PUT', headers, body: value });
      await response.arrayBuffer();
      return response.status === 412 ? null : (response.headers.get('etag') ?? '');
    },
  };
}

export type OwnerDatabase = ReturnType<typeof ownerDatabase>;
