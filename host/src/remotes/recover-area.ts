import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/domain';
import { sitePath } from '../page/site-path';
import type { AreaLoad, LoadTools } from './area-load';
import { fetchRegistry, noteRegistry, pageConfigOf } from './fetch-registry';
import { clearQuarantine, quarantine } from './quarantine';
import { NEEDED_REGISTRY_LIMIT_MS, REGISTRY_LIMIT_MS, RemoteError } from './remote-error';
import { hasRendered } from './rendered-routes';
import { mayHelp, refetchRelease, refreshFiles, remoteErrorOf, tryAgain, tryRelease } from './try-release';

/** Addresses at which a release of their area threw on this page → its version. */
const crashed = new Map<string, string>();
/** Addresses at which two releases of their area threw. */
const undrawableAddresses = new Set<string>();

/**
 * Decides what is at fault after `version` of an area threw at `address` (path and query). `data`: it has rendered
 * that screen with other records, or two releases have thrown there before. `both`: the second of two releases has
 * just thrown there. Otherwise `code`.
 */
export function judgeCrash(area: Area, version: string, address: string): 'data' | 'both' | 'code' {
  if (undrawableAddresses.has(address)) return 'data';
  if (hasRendered(area, version, sitePath(address.replace(/[?#].*/, '')))) return 'data';
  const before = crashed.get(address);
  crashed.set(address, version);
  if (before === undefined || before === version) return 'code';
  undrawableAddresses.add(address);
  return 'both';
}

/** Retry starts without earlier crashes. */
export function forgetCrashes(): void {
  crashed.clear();
  undrawableAddresses.clear();
}

type Ready = Extract<AreaLoad, { status: 'ready' }>;
/**
 * A release that failed with `cause`. `since`: time of the request on the page's clock. `asked`: the reader pressed
 * Retry.
 */
type Failed = { release: Release; cause: unknown; since: number; asked: boolean };

/** After a release failed to load: returns the release after a second try, the previous release, or the failure. */
export async function recoverArea(area: Area, failed: Failed, tools: LoadTools): Promise<AreaLoad> {
  const { release, since } = failed;
  try {
    const module = await tryAgain(area, failed, tools.loadRelease);
    return shown(area, release, module, since, tools);
  } catch (error) {
    return await replace(area, release, asRemoteError(area, release, error), since, tools);
  }
}

/** Releases whose files were fetched again because one of their screens did not load. */
const refreshed = new Set<string>();

/**
 * After a screen threw `thrown` or stopped answering. Returns the same release again if one of its files did not
 * load. Returns only the failure if the data are at fault. Otherwise returns the previous release, or the failure.
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
  // Two releases cannot draw the data, so the data are at fault, and neither release is quarantined for it.
  clearQuarantine([current, release]);
  try {
    return { status: 'ready', release: current, module: await tryRelease(area, current, tools.loadRelease) };
  } catch {
    return undrawable(area, release, error, since, tools);
  }
}

/** The failure for an address whose data cannot be drawn. The release stays in use. */
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
 * Takes the site's current registry if its signature is valid. `afresh`: also for the areas whose releases the page
 * contains. Null if there is none.
 */
export async function takeRegistry(
  { registry, report, keys, site }: Pick<LoadTools, 'registry' | 'report' | 'keys' | 'site'>,
  afresh = false,
): Promise<'taken' | 'tampered' | null> {
  const since = performance.now();
  const found = await fetchRegistry(keys, site, afresh ? REGISTRY_LIMIT_MS : NEEDED_REGISTRY_LIMIT_MS);
  noteRegistry(found === 'tampered');
  if (found === 'tampered') report(failedReport('registry', '', 'integrity', since));
  if (found === 'tampered' || found === null) return found;
  registry.take(found, afresh);
  return 'taken';
}

/**
 * Without a registry: takes an area's releases from that area's own page, which names the release that it would run.
 * Does nothing if that page has none. Never rejects.
 */
export async function takeFromPage(area: Area, registry: LoadTools['registry']): Promise<void> {
  const path = registry.outline(area)?.paths.find((each) => !each.includes(':'));
  if (path === undefined) return;
  try {
    const signal = AbortSignal.timeout(NEEDED_REGISTRY_LIMIT_MS);
    const html = await (await fetch(BASE + path, { cache: 'no-cache', signal })).text();
    registry.hold(area, pageConfigOf(html).registry);
  } catch {
    return;
  }
}

/**
 * Prepares the reader's Retry: takes the current registry if its signature is valid, clears the quarantine, and
 * refetches the release's files.
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
 * Reports that `release` failed, quarantines it if it is at fault, and loads the area's other release. If its files
 * are only slow, the failure is shown with Retry.
 */
async function replace(
  area: Area,
  release: Release,
  error: RemoteError,
  since: number,
  tools: LoadTools,
): Promise<AreaLoad> {
  const { registry, report, loadRelease } = tools;
  // Logged with its cause, which is the operator's only source.
  console.error(error);
  // A hang was already reported when the release was halted.
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
