import * as contractExports from '@court/contract';
import { federationVersion, provided } from 'virtual-shared';
import { createFederation } from './remotes/federation';
import type { PageScripts } from './remotes/load-entry';
import { loadRelease } from './remotes/load-release';
import { start } from './startup/start';

/** Starts the app of a page that names `scripts` of its area's release. */
export async function runApp(scripts: PageScripts): Promise<void> {
  const contract = new Set(Object.keys(contractExports));
  const federation = createFederation(provided, scripts);
  await start(({ production, overrides }) => (area, release) => {
    // a developer's own entry has no integrity that anyone could know
    const offer = { provided, contract, federationVersion, production: production && !overrides };
    return loadRelease(area, release, { federation, offer });
  });
}
