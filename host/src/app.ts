import * as contractExports from '@court/contract';
// The build provides only the shared modules that the host itself imports.
import 'jotai/utils';
import { createFederation, providedVersions } from './remotes/federation';
import { loadRelease } from './remotes/load-release';
import type { PageScripts } from './remotes/page-scripts';
import { start } from './startup/start';

/** Starts the app. `scripts`: the scripts of the area's release that the page names. */
export async function runApp(scripts: PageScripts): Promise<void> {
  const provided = providedVersions();
  const contract = new Set(Object.keys(contractExports));
  const federation = createFederation(scripts);
  await start(({ production, overrides }) => (area, release) => {
    // The integrity of an entry from a developer's own server is unknown.
    const offer = { provided, contract, production: production && !overrides };
    return loadRelease(area, release, { federation, offer });
  });
}
