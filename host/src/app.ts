import * as contractExports from '@court/contract';
// the build provides only those shared modules that the host imports itself
import 'jotai/utils';
import { createFederation, providedVersions } from './remotes/federation';
import { loadRelease } from './remotes/load-release';
import type { PageScripts } from './remotes/page-scripts';
import { start } from './startup/start';

/** Starts the app of a page that names `scripts` of its area's release. */
export async function runApp(scripts: PageScripts): Promise<void> {
  const provided = providedVersions();
  const contract = new Set(Object.keys(contractExports));
  const federation = createFederation(scripts);
  await start(({ production, overrides }) => (area, release) => {
    // a developer's own entry has no integrity that anyone could know
    const offer = { provided, contract, production: production && !overrides };
    return loadRelease(area, release, { federation, offer });
  });
}
