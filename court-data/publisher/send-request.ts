import type { DatabaseAccess } from './database-access';
import { DatabaseRefusedError, DatabaseUnreachableError } from './database-error';
import { PassingFailure } from './retry';

const REQUEST_MS = 20_000;
const PASSING_STATUSES: readonly number[] = [429, 500, 502, 503, 504];
/** Cut connections and time-outs. Where nobody listens (ECONNREFUSED) or no such host is known, that is said at once. */
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

export type Answer = { status: number; etag: string; text: string };

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && PASSING_CODES.includes(cause.code);
}

/** `Retry-After` in ms: seconds or a date; null where there is none. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/**
 * Comparing a large export keeps this thread busy for longer than a server keeps an idle connection. That it hung up is
 * noticed once the event loop has turned; sent before, a request would fail and be sent again.
 */
async function noticeHangUps() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Sends one request with the access's token and reads its whole answer, which is success or 412 (an `if-match` that did
 * not match). Throws PassingFailure for what may pass, DatabaseUnreachableError, and DatabaseRefusedError.
 */
export async function sendRequest(
  send: typeof fetch,
  access: DatabaseAccess,
  url: URL,
  { headers, ...init }: { method: string; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  const token = await access.token();
  await noticeHangUps();
  let response: Response;
  let text: string;
  try {
    response = await send(url, {
      ...init,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    text = await response.text();
  } catch (cause) {
    const failure = new DatabaseUnreachableError(url.origin, { cause });
    throw isPassing(cause) ? new PassingFailure(failure, null) : failure;
  }
  const { status } = response;
  if (response.ok || status === 412) return { status, etag: response.headers.get('etag') ?? '', text };
  const path = decodeURIComponent(url.pathname).replace(/\.json$/, '');
  const reason = response.headers.get('location') ?? text.slice(0, 300);
  const refusal = new DatabaseRefusedError(url.origin, path, status, reason);
  if (PASSING_STATUSES.includes(status)) {
    throw new PassingFailure(refusal, retryAfter(response.headers.get('retry-after')));
  }
  throw status === 401 && access.renew() ? new PassingFailure(refusal, null) : refusal;
}
