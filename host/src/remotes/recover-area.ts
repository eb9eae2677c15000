import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/records';
import { sitePath } from '../router/site-path';
import type { AreaLoad, LoadTools } from './area-load';
import { hasDrawn } from './drawn-screens';
import { fetchRegistry, noteRegistry, pageConfigOf } from './fetch-registry';
import { clearQuarantine, quarantine } from './quarantine';
import { NEEDED_REGISTRY_LIMIT, REGISTRY_LIMIT, RemoteError } from './remote-error';
import { mayHelp, refetchRelease, refreshFiles, remoteErrorOf, tryAgain, tryRelease } from './try-release';

/** Addresses at which a release of their area threw on this page → its version. */
const crashed = new Map<string, string>();
/** Addresses at which two releases of their area threw. */
const undrawableAddresses = new Set<string>();

/**
 * Whose fault it is that `version` of an area threw at `address` (path and query). `data`: it has drawn that screen with other
 * records, or another release threw there as well before. `both`: the second of two releases has just thrown there. Else
 * `code`.
 */
export function judgeCrash(area: Area, version: string, address: string): 'data' | 'both' | 'code' {
  if (undrawableAddresses.has(address)) return 'data';
  if (hasDrawn(area, version, sitePath(address.replace(/[?#].*/, '')))) return 'data';
  const before = crashed.get(address);
  crashed.set(address, version);
  if (before === undefined || before === version) return 'code';
  undrawableAddresses.add(address);
  return 'both';
}

/** What a person asks for by Retry is judged anew. */
export function forgetCrashes(): void {
  crashed.clear();
  undrawableAddresses.clear();
}

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
 * After a screen stopped with `thrown`, or does not answer: the same release once more where a file of it did not come; the
 * failure alone where it is the data's; else the release before it, then the failure.
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
  if (error.failure !== 'crash') return await replace(area, release, error, since, tools);
  const { pathname, search } = window.location;
  const address = pathname + search;
  const current = tools.registry.release(area);
  const isStandIn = current !== null && current.container !== release.container;
  const judged = judgeCrash(area, release.version, address);
  if (judged === 'data') return undrawable(area, release, error, since, tools);
  if (!isStandIn || judged !== 'both') return await replace(area, release, error, since, tools);
  // two releases that both cannot draw it: it is what is drawn, and neither of them is to be left out for it
  clearQuarantine([current, release]);
  try {
    return { status: 'ready', release: current, module: await tryRelease(area, current, tools.loadRelease) };
  } catch {
    return undrawable(area, release, error, since, tools);
  }
}

/** What is shown at an address whose data cannot be drawn: nothing of the release is left out. */
function undrawable(
  area: Area,
  release: Release,
  { cause }: RemoteError,
  since: number,
  { report }: LoadTools,
): AreaLoad {
  const error = new RemoteError(area, release.version, 'data', { cause });
  console.error(error);
  report(failedReport(area, release.version, 'data', since));
  return { status: 'failed', error };
}

/**
 * Takes the site's registry as it is now, if it is rightly signed; `afresh`: also for the areas whose releases the page holds.
 * Null where there is none to be had.
 */
export async function takeRegistry(
  { registry, report, keys, site }: Pick<LoadTools, 'registry' | 'report' | 'keys' | 'site'>,
  afresh = false,
): Promise<'taken' | 'tampered' | null> {
  const since = performance.now();
  const found = await fetchRegistry(keys, site, afresh ? REGISTRY_LIMIT : NEEDED_REGISTRY_LIMIT);
  noteRegistry(found === 'tampered');
  if (found === 'tampered') report(failedReport('registry', '', 'integrity', since));
  if (found === 'tampered' || found === null) return found;
  registry.take(found, afresh);
  return 'taken';
}

/**
 * Where no registry is to be had: takes the releases of an area from that area's own page, which says what would run if it were
 * opened. Nothing where there is none. Never rejects.
 */
export async function takeFromPage(area: Area, registry: LoadTools['registry']): Promise<void> {
  const path = registry.outline(area)?.paths.find((each) => !each.includes(':'));
  if (path === undefined) return;
  try {
    const signal = AbortSignal.timeout(NEEDED_REGISTRY_LIMIT);
    const html = await (await fetch(BASE + path, { cache: 'no-cache', signal })).text();
    registry.hold(area, pageConfigOf(html).registry);
  } catch {
    return;
  }
}

/**
 * Before a person's Retry: the site's registry as it is now, if it is rightly signed, no release in quarantine, and
 * fresh copies of the release's files.
 */
export async function beginAfresh(area: Area, tools: LoadTools): Promise<void> {
  const { registry } = tools;
  await takeRegistry(tools, true);
  const current = registry.release(area);
  clearQuarantine([current, registry.previous(area)]);
  refreshed.clear();
  forgetCrashes();
  if (current) await refetchRelease(current);
}

/**
 * Tells that `release` failed, quarantines it where that is its own fault, and brings the area's other release. Files that only take
 * long are nobody's fault: the failure is shown, with Retry.
 */
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
  // one that hung has been told when it was halted
  if (error.failure !== 'hang') report(failedReport(area, release.version, error.failure, since));
  quarantine(release, error.failure);
  if (error.failure === 'timeout') return { status: 'failed', error };
  const previous = registry.previous(area);
  if (!previous || previous.container === release.container) return { status: 'failed', error };
  const from = performance.now();
  try {
    return shown(area, previous, await tryRelease(area, previous, loadRelease), from, tools);
  } catch (second) {
    const failed = asRemoteError(area, previous, second);
    console.error(failed);
    report(failedReport(area, previous.version, failed.failure, from));
    quarantine(previous, failed.failure);
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
