import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/records';
import { classifyFailure, lostFile } from './classify-failure';
import type { LoadRelease } from './load-release';
import { refetchRelease } from './refetch-release';
import { RemoteError } from './remote-error';

/** What went wrong with a release, in one word and with its cause. */
export async function remoteErrorOf(area: string, release: Release, cause: unknown): Promise<RemoteError> {
  if (cause instanceof RemoteError) return cause;
  return new RemoteError(area, release.version, await classifyFailure(cause, release), { cause });
}

/**
 * True where a fresh copy of the release's files may help. After a person's Retry a timeout is none of the network's, which
 * has just brought those files: the browser waits for a preload that began when nothing came.
 */
export const mayHelp = ({ failure }: RemoteError, asked = false) =>
  ['network', 'integrity'].includes(failure) || (asked && failure === 'timeout');

/** Puts fresh copies of what a failure was about into the browser's cache. */
export async function refreshFiles(release: Release, { cause }: RemoteError): Promise<void> {
  await refetchRelease(release, cause instanceof Error ? lostFile(cause)?.request : null);
}

/**
 * The second try of a release whose first one failed with `cause`; `asked`: a person's Retry. Throws RemoteError where none
 * may help, or helps.
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

/** Loads a release, twice where that may help; throws RemoteError. */
export async function tryRelease(area: Area, release: Release, load: LoadRelease): Promise<RemoteModule> {
  try {
    return await load(area, release);
  } catch (cause) {
    return await tryAgain(area, { release, cause }, load);
  }
}
