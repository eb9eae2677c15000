import { allowScriptsBelow } from '@court/shared/compose/trusted-types';
import type { Release } from '@court/shared/contract/registry';
import type { RemoteModule } from '@court/shared/contract/remote-module';
import type { Area } from '@court/shared/records/court-defaults';
import type { AreaLoad, LoadTools } from './area-loads';
import { fetchRegistry } from './fetch-registry';
import { refetchRelease } from './refetch-release';
import { noteRegistry } from './registry-note';
import { RemoteError } from './remote-error';
import { forgiveReleases, shunRelease } from './shun-release';
import { mayHelp, refreshFiles, remoteErrorOf, tryAgain, tryRelease } from './try-release';

type Ready = Extract<AreaLoad, { status: 'ready' }>;
/** A release that failed with `cause`; `since`: when it was asked for, on the page's clock; `asked`: by Retry. */
type Failed = { release: Release; cause: unknown; since: number; asked: boolean };

/** After a release did not load: itself at a second try, the release before it, or the failure. */
export async function recoverArea(area: Area, failed: Failed, tools: LoadTools): Promise<AreaLoad> {
  const { release, since } = failed;
  try {
    const module = await tryAgain(area, failed, tools.loadRelease);
    return shown(area, release, module, since, tools);
  } catch (error) {
    return await replace(area, release, asRemoteError(area, release, error), since, tools);
  }
}

/** Releases whose files were fetched anew because a screen of theirs did not come. */
const refreshed = new Set<string>();

/**
 * After a screen stopped with `thrown`: the same release once more where a file of it did not come, then the release
 * before it, then the failure.
 */
export async function recoverScreen(
  area: Area,
  load: Ready,
  thrown: unknown,
  tools: LoadTools,
): Promise<AreaLoad> {
  const { release } = load;
  const since = performance.now();
  const error = await remoteErrorOf(area, release, thrown);
  if (mayHelp(error) && !refreshed.has(release.container)) {
    refreshed.add(release.container);
    await refreshFiles(release, error);
    return load;
  }
  return await replace(area, release, error, since, tools);
}

/**
 * Before a person's Retry: the site's registry as it is now, if it is rightly signed, no release shunned any more, and
 * fresh copies of the release's files.
 */
export async function beginAfresh(area: Area, { registry, report, keys }: LoadTools): Promise<void> {
  const since = performance.now();
  const found = await fetchRegistry(keys);
  noteRegistry(found === 'altered');
  if (found === 'altered') report(failedReport('registry', '', 'integrity', since));
  else if (found) {
    registry.take(found);
    for (const folder of registry.folders()) allowScriptsBelow(folder);
  }
  const current = registry.release(area);
  forgiveReleases([current, registry.previous(area)]);
  refreshed.clear();
  if (current) await refetchRelease(current);
}

/** Tells that `release` failed, shuns it where that is its own fault, and brings the area's other release. */
async function replace(
  area: Area,
  release: Release,
  error: RemoteError,
  since: number,
  tools: LoadTools,
): Promise<AreaLoad> {
  const { registry, report, loadRelease } = tools;
  // with its cause: who looks after the site has nothing else to go by
  console.error(error);
  report(failedReport(area, release.version, error.failure, since));
  shunRelease(release, error.failure);
  const previous = registry.previous(area);
  if (!previous || previous.container === release.container) return { status: 'failed', error };
  const from = performance.now();
  try {
    return shown(area, previous, await tryRelease(area, previous, loadRelease), from, tools);
  } catch (second) {
    const failed = asRemoteError(area, previous, second);
    console.error(failed);
    report(failedReport(area, previous.version, failed.failure, from));
    shunRelease(previous, failed.failure);
    return { status: 'failed', error };
  }
}

function shown(
  area: Area,
  release: Release,
  module: RemoteModule,
  since: number,
  { report }: LoadTools,
): Ready {
  const ms = Math.round(performance.now() - since);
  report({ area, release: release.version, outcome: 'shown', failure: null, ms });
  return { status: 'ready', release, module };
}

function failedReport(area: string, release: string, failure: RemoteError['failure'], since: number) {
  return { area, release, outcome: 'failed' as const, failure, ms: Math.round(performance.now() - since) };
}

function asRemoteError(area: Area, release: Release, error: unknown): RemoteError {
  return error instanceof RemoteError
    ? error
    : new RemoteError(area, release.version, 'crash', { cause: error });
}
