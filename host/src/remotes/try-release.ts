import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/domain';
import type { LoadRelease } from './load-release';
import {
  CLASSIFY_LIMIT_MS,
  REFETCH_LIMIT_MS,
  RemoteError,
  type RemoteFailure,
  TimeLimitError,
} from './remote-error';

/**
 * Refetches a release's files into the HTTP cache. Versioned files are immutable, so a bad copy would otherwise be
 * served from the cache for a year. Failures are ignored: the next attempt reports them.
 */
export async function refetchRelease(release: Release, also?: string | null): Promise<void> {
  const files = new Set([release.entry, ...release.preload.map(({ file }) => file)]);
  if (also) files.add(also);
  const signal = AbortSignal.timeout(REFETCH_LIMIT_MS);
  await Promise.allSettled(
    [...files].map(async (file) => {
      const answer = await fetch(new URL(file, document.baseURI), { cache: 'reload', signal });
      await answer.arrayBuffer();
    }),
  );
}

/** A bundler's error about a file that did not load: its address and how the download ended. */
type FileError = Error & { request?: string; type?: string };

/** Finds out why a release failed to load. Requests the failed file once more, within its own time limit. */
export async function classifyFailure(error: unknown, release: Release): Promise<RemoteFailure> {
  if (!(error instanceof Error)) return 'crash';
  if (error instanceof TimeLimitError) return 'timeout';
  const lost = lostFile(error, release);
  if (lost) return lost.timedOut ? 'timeout' : failureOfFiles(suspects(lost.request, release), release);
  if (/RUNTIME-0(05|06|12)\b|does not satisfy the requirement/.test(error.message)) return 'skew';
  return 'crash';
}

/**
 * For an error about a file that did not load: its address, or null if the bundler does not name it. Null for other
 * errors.
 */
function lostFile(error: Error, release: Release): { request: string | null; timedOut: boolean } | null {
  const { name, message, request, type, cause } = error as FileError;
  if (name === 'ChunkLoadError') return { request: request ?? null, timedOut: type === 'timeout' };
  // Module Federation uses the same code for an entry that loaded and threw.
  if (/RUNTIME-008\b/.test(message) && !message.includes('ScriptExecutionError'))
    return { request: release.entry, timedOut: false };
  return cause instanceof Error ? lostFile(cause, release) : null;
}

/**
 * Rspack names no address for a style sheet, because it reads `src` of a link. Any style sheet of the release may
 * then be the one.
 */
function suspects(request: string | null, release: Release): string[] {
  if (request) return [request];
  return release.preload.filter(({ as }) => as === 'style').map(({ file }) => file);
}

async function failureOfFiles(files: string[], release: Release): Promise<RemoteFailure> {
  const found = await Promise.all(files.map((file) => failureOfFile(file, release)));
  return found.find((failure) => failure !== null) ?? 'network';
}

/** Null if the file now arrives intact. The browser compares the bytes, which also works without a secure context. */
async function failureOfFile(request: string, release: Release): Promise<RemoteFailure | null> {
  const url = new URL(request, document.baseURI);
  const ask: RequestInit = { cache: 'force-cache', signal: AbortSignal.timeout(CLASSIFY_LIMIT_MS) };
  try {
    const answer = await fetch(url, ask);
    if (!answer.ok) return 'network';
    await answer.arrayBuffer();
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network';
  }
  const expected = expectedIntegrity(url.pathname, release);
  // The file arrives and has no known integrity here. Only an integrity check can have stopped the browser.
  if (!expected) return 'integrity';
  const intact = await fetch(url, { ...ask, integrity: expected }).catch(() => null);
  return intact ? null : 'integrity';
}

function expectedIntegrity(pathname: string, release: Release): string | null {
  if (pathname === release.entry) return release.integrity;
  return release.preload.find(({ file }) => file === pathname)?.integrity ?? null;
}

/** Classifies a release's failure and returns it with its cause. */
export async function remoteErrorOf(area: string, release: Release, cause: unknown): Promise<RemoteError> {
  if (cause instanceof RemoteError) return cause;
  return new RemoteError(area, release.version, await classifyFailure(cause, release), { cause });
}

/**
 * True if refetching the release's files may help. After the reader's Retry, those files have just arrived. A timeout
 * then comes from an old preload that the browser still waits for.
 */
export const mayHelp = ({ failure }: RemoteError, asked = false) =>
  ['network', 'integrity'].includes(failure) || (asked && failure === 'timeout');

/** Refetches the files that a failure was about. */
export async function refreshFiles(release: Release, { cause }: RemoteError): Promise<void> {
  await refetchRelease(release, cause instanceof Error ? lostFile(cause, release)?.request : null);
}

/**
 * The second try of a release whose first one failed with `cause`. `asked`: the reader pressed Retry. Throws
 * RemoteError if a second try cannot help, or fails.
 */
export async function tryAgain(
  area: Area,
  { release, cause, asked = false }: { release: Release; cause: unknown; asked?: boolean },
  load: LoadRelease,
): Promise<RemoteModule> {
  const error = await remoteErrorOf(area, release, cause);
  if (!mayHelp(error, asked)) throw error;
  await refreshFiles(release, error);
  try {
    return await load(area, release);
  } catch (again) {
    throw await remoteErrorOf(area, release, again);
  }
}

/** Loads a release, twice if that may help. Throws RemoteError. */
export async function tryRelease(area: Area, release: Release, load: LoadRelease): Promise<RemoteModule> {
  try {
    return await load(area, release);
  } catch (cause) {
    return await tryAgain(area, { release, cause }, load);
  }
}
