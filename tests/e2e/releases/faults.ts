import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRegistry } from '@court/contract';
import type { Area } from '@court/domain';
import type { Page } from '@playwright/test';
import type { RemoteFailure } from '../../../host/src/remotes/remote-error';
import type { HostRecord } from '../../../tools/release/site/host-record';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { testSite } from '../site';
import type { FaultyServer, ServerFault } from './faulty-server';
import { type Changes, releaseOther, THROWS_ON_IMPORT, THROWS_ON_RENDER } from './other-release';

/**
 * The place of a fault: a copy of the site, the server in front of it that can corrupt answers, and the affected
 * area.
 */
export type Place = { page: Page; folder: string; server: FaultyServer; area: Area };

/**
 * Makes a fault before the page is opened. Returns a function that repairs it, or null if the area has no such part.
 */
type Make = (place: Place) => Promise<(() => Promise<void> | void) | null>;

export type Fault = {
  name: string;
  /** the reported failure; null if the area works despite the fault */
  failure: RemoteFailure | null;
  /** the release that is shown in place of the failed one */
  stands?: 'previous';
  /** the area's first paint still works, so the docket is below the notice */
  paints?: true;
  /** nothing has failed, but the page offers a retry */
  slow?: true;
  /** if the page contains the file's text, the page does not request the file, and the area works */
  inPage?: true;
  make: Make;
};

const folderOf = ({ folder, area }: Place) =>
  join(folder, area, readRegistry(folder).areas[area]?.current.version ?? '');

const moveAway: Make = async (place) => {
  const files = folderOf(place);
  renameSync(files, `${files}.away`);
  return () => renameSync(`${files}.away`, files);
};

const spoil =
  (fault: ServerFault): Make =>
  async ({ server, area }) => {
    server.spoil(fault, new RegExp(`^/${area}/`));
    return () => server.spoil(null);
  };

/** Adds code to a file of the release after its hash was computed. `__ranAltered` is set if that code ran. */
const alter =
  (which: RegExp, text: string): Make =>
  async ({ folder, area }) => {
    const { current } = readRegistry(folder).areas[area] ?? {};
    const page = current?.routes[0]?.page ?? '';
    const here = current?.preload.filter(({ pages }) => !pages || pages.includes(page));
    const file = here?.find((each) => which.test(each.file))?.file;
    if (!file) return null;
    const path = join(folder, file);
    const right = readFileSync(path);
    writeFileSync(path, Buffer.concat([Buffer.from(text), right]));
    return () => writeFileSync(path, right);
  };
const ALTERED = 'globalThis.__ranAltered=1;';

const release =
  (changes: Changes): Make =>
  async ({ folder, area }) => {
    const host = join(folder, '.host.json');
    const right = readFileSync(host, 'utf8');
    const { contract, needs = {} } = changes.facts ?? {};
    // the release tool refuses a release that the host cannot run, so the host's record is changed to claim that it can
    const record = JSON.parse(right) as HostRecord;
    const given = Object.fromEntries(Object.keys(needs).map((name) => [name, '1.0.0']));
    const provides = { ...record.current.provides, ...given };
    const current = { ...record.current, provides, contract: contract ?? record.current.contract };
    writeFileSync(host, JSON.stringify({ ...record, current }));
    await releaseOther(folder, area, '9.1.0', changes);
    writeFileSync(host, right);
    return async () => {
      await releaseOther(folder, area, '9.9.9');
    };
  };

const registry =
  (change: (text: string) => string | null): Make =>
  async (place) => {
    const back = await moveAway(place);
    const path = join(place.folder, 'registry.json');
    const right = readFileSync(path, 'utf8');
    const changed = change(right);
    if (changed === null) renameSync(path, `${path}.away`);
    else writeFileSync(path, changed);
    return back;
  };

const altered = (text: string) => {
  const signed = JSON.parse(text) as SignedRegistry;
  const payload = signed.payload.replace(/"generatedAt":\d+/, '"generatedAt":99999999999999');
  return JSON.stringify({ ...signed, payload: payload.replaceAll('/remoteEntry.', '/altered.') });
};

const database =
  (answer: 'none' | 'late'): Make =>
  async ({ page }) => {
    const { host } = new URL(testSite().database);
    const match = (url: URL) => url.host === host;
    if (answer === 'none') await page.routeWebSocket(match, (socket) => socket.close());
    await page.route(match, async (route) => {
      if (answer === 'none') return await route.abort('connectionrefused');
      await new Promise((later) => setTimeout(later, 3_000));
      await route.continue().catch(() => {});
    });
    return () => page.unrouteAll({ behavior: 'ignoreErrors' });
  };

const needs = { '@court/nowhere': '^1.0.0' };

/** All faults of an area that the specs test. */
export const FAULTS: readonly Fault[] = [
  { name: 'files gone', failure: 'network', make: moveAway },
  { name: 'answers of 500', failure: 'network', make: spoil('error') },
  { name: 'no answer', failure: null, slow: true, make: spoil('hang') },
  { name: 'answers cut short', failure: 'network', make: spoil('cut') },
  { name: 'an altered entry', failure: 'integrity', paints: true, make: alter(/\/remoteEntry\./, ALTERED) },
  { name: 'an altered chunk', failure: 'integrity', paints: true, make: alter(/\/remote\..*js$/, ALTERED) },
  {
    name: 'an altered style',
    failure: 'integrity',
    paints: true,
    inPage: true,
    make: alter(/\.css$/, 'body{outline:7px solid red}'),
  },
  {
    name: 'another contract',
    failure: 'skew',
    stands: 'previous',
    make: release({ facts: { contract: 3 } }),
  },
  {
    name: 'a missing shared module',
    failure: 'skew',
    stands: 'previous',
    make: release({ facts: { needs } }),
  },
  {
    name: 'an error on import',
    failure: 'crash',
    stands: 'previous',
    make: release({ before: THROWS_ON_IMPORT }),
  },
  {
    name: 'an error on render',
    failure: 'crash',
    stands: 'previous',
    make: release({ after: THROWS_ON_RENDER }),
  },
  { name: 'files and registry gone', failure: 'network', make: registry(() => null) },
  { name: 'files gone and the registry altered', failure: 'network', make: registry(altered) },
  { name: 'no database', failure: null, make: database('none') },
  { name: 'a slow database', failure: null, make: database('late') },
];
