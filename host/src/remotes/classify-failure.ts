import type { Release } from '@court/contract';
import { CLASSIFY_LIMIT } from './limits';
import type { RemoteFailure } from './remote-error';
import { TimeLimitError } from './time-limit';

/** What bundlers throw when a file of theirs does not come: where it was asked for, and how that ended. */
type FileError = Error & { request?: string; type?: string };

/** Finds out why a release could not be loaded. Asks for the failed file once more, within its own time limit. */
export async function classifyFailure(error: unknown, release: Release): Promise<RemoteFailure> {
  if (!(error instanceof Error)) return 'crash';
  if (error instanceof TimeLimitError) return 'timeout';
  const lost = lostFile(error);
  if (lost) return lost.timedOut ? 'timeout' : failureOfFiles(suspects(lost.request, release), release);
  if (/RUNTIME-0(05|06|12)\b/.test(error.message)) return 'skew';
  return 'crash';
}

/** For an error about a file that did not come: its address, null where the bundler does not say. Null for others. */
export function lostFile(error: Error): { request: string | null; timedOut: boolean } | null {
  const { name, request, type, cause } = error as FileError;
  if (name === 'ChunkLoadError' || name === 'EntryNotRunError')
    return { request: request ?? null, timedOut: type === 'timeout' };
  return cause instanceof Error ? lostFile(cause) : null;
}

/** Rspack names no address for a style sheet (it reads `src` of a link): then any of the release's may be the one. */
function suspects(request: string | null, release: Release): string[] {
  if (request) return [request];
  return release.preload.filter(({ as }) => as === 'style').map(({ file }) => file);
}

async function failureOfFiles(files: string[], release: Release): Promise<RemoteFailure> {
  const found = await Promise.all(files.map((file) => failureOfFile(file, release)));
  return found.find((failure) => failure !== null) ?? 'network';
}

/** Null when the file arrives as it should, now. The browser compares the bytes: it can without a secure context. */
async function failureOfFile(request: string, release: Release): Promise<RemoteFailure | null> {
  const url = new URL(request, document.baseURI);
  const ask: RequestInit = { cache: 'force-cache', signal: AbortSignal.timeout(CLASSIFY_LIMIT) };
  try {
    const answer = await fetch(url, ask);
    if (!answer.ok) return 'network';
    await answer.arrayBuffer();
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network';
  }
  const expected = expectedIntegrity(url.pathname, release);
  // it arrives, and no one here knows what it should be: then only its integrity can have stopped the browser
  if (!expected) return 'integrity';
  const intact = await fetch(url, { ...ask, integrity: expected }).catch(() => null);
  return intact ? null : 'integrity';
}

function expectedIntegrity(pathname: string, release: Release): string | null {
  if (pathname === release.entry) return release.integrity;
  return release.preload.find(({ file }) => file === pathname)?.integrity ?? null;
}
