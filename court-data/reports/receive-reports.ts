import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { type LockHolder, takeLock } from '../disk/process-lock';
import { makeFolder } from '../disk/replace-file';
import { readLoadReport } from './load-report';
import { countReport, readCounts, writeCounts } from './report-counts';

/** Another receiver already writes to the file. */
export class CountsTakenError extends Error {
  override name = 'CountsTakenError';
  constructor(file: string, { pid }: LockHolder) {
    super(`Process ${pid} receives reports into ${file} already. End it, or name another file with --file.`);
  }
}

/** Maximum bytes of a report. A page's report has about 100. */
const MAX_REPORT_BYTES = 1_024;
/** Rate limit: sustained reports per second, and the burst after a pause. */
const REPORTS_PER_SECOND = 50;
const REPORT_BURST = 200;
/** Interval between two writes of the file. A killed process loses the counts of this interval. */
const WRITE_INTERVAL_MS = 2_000;

export type Receiver = { port: number; close: () => Promise<void> };

/**
 * Receives load reports by POST at any path, on this machine only, and counts them in `file`. Port 0 takes a free port.
 * Answers 204 to a counted report, 400 to an invalid one, 405 to other methods, 413 above MAX_REPORT_BYTES, and 429
 * above the rate limit.
 * Stores nothing about the sender. `now` returns epoch ms. Throws CountsTakenError, CountsFileError and the system's
 * error if the port is in use.
 */
export async function receiveReports(file: string, port: number, now = Date.now): Promise<Receiver> {
  makeFolder(dirname(file));
  const lock = takeLock(`${file}.lock`);
  if (!lock.isTaken) throw new CountsTakenError(file, lock.holder);
  try {
    return await counting(file, port, now, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function counting(
  file: string,
  port: number,
  now: () => number,
  release: () => void,
): Promise<Receiver> {
  const counts = readCounts(file, now());
  let isDirty = false;
  const write = () => {
    if (isDirty) writeCounts(file, counts);
    isDirty = false;
  };
  const mayTake = tokens(now);

  function answer(text: string | null): number {
    isDirty = true;
    if (!mayTake()) {
      counts.refused.tooMany += 1;
      return 429;
    }
    const report = text === null ? null : readLoadReport(text);
    if (report) countReport(counts, report, now());
    else counts.refused.unreadable += 1;
    if (report) return 204;
    return text === null ? 413 : 400;
  }

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return end(response, 405, { allow: 'POST' });
    const text = await bodyOf(request).catch(() => '');
    end(response, answer(text));
  });
  // do not wait for a sender that stops in the middle of a request
  server.requestTimeout = 5_000;
  server.headersTimeout = 5_000;
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', listening);
  });
  const timer = setInterval(write, WRITE_INTERVAL_MS);
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      write();
      release();
    },
  };
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { connection: 'close', ...headers }).end();
}

/** Null if the body is too long. The rest of it is not read. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_REPORT_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** A token bucket: REPORT_BURST tokens, refilled with REPORTS_PER_SECOND per second. Returns whether a token was available. */
function tokens(now: () => number): () => boolean {
  let left = REPORT_BURST;
  let last = now();
  return () => {
    const at = now();
    left = Math.min(REPORT_BURST, left + (Math.max(0, at - last) * REPORTS_PER_SECOND) / 1000);
    last = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
