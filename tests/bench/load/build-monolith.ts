import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCourt, Registry, RegistryArea } from '@court/contract';
import type { Area } from '@court/domain';
import { CONTRACT } from '@court/federation/share-list';
import { ROOT, remoteFile, remotes } from '../../../tools/release/build/workspaces';
import { buildHost } from '../../../tools/release/pages/build-host';
import { readCourt } from '../../../tools/release/site/court-file';
import { firebaseFile } from '../../../tools/release/site/firebase-file';
import { addFiles, putText } from '../../../tools/release/site/put-files';
import { serveSite } from '../../../tools/release/site/serve-site';
import { fileHeaders } from '../../../tools/release/site/site-compose';
import { areaPages, hostPages } from '../../../tools/release/site/site-pages';
import { openSite, type Target } from '../../../tools/release/site/site-record';
import { COURT } from '../common/sample-site';

const MAIN = 'src/virtual-monolith.ts';

/**
 * Builds the same sources as one app without federation, for comparison. The first file imports every remote. The
 * pages have the same early read as a site's pages.
 */
async function buildMonolith(target: Target): Promise<void> {
  const { site } = target;
  rmSync(site, { recursive: true, force: true });
  const main = { path: MAIN, source: mainSource(remotes()) };
  const { folder, files, templates } = await buildHost({ version: 'monolith', main });
  try {
    addFiles(folder, join(site, 'assets'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const areas = Object.fromEntries(remotes().map((area) => [area, insideArea(area)]));
  const registry: Registry = { generatedAt: 0, areas };
  const opened = openSite(target);
  const own = readCourt(opened.court, opened.database);
  const courts: [PageCourt] = [own];
  const parts = { registry, templates, host: files, court: own, courts, keys: [], holdsAll: true };
  const pages = new Map([...hostPages(parts), ...remotes().flatMap((area) => [...areaPages(parts, area)])]);
  const headers = Object.fromEntries([...pages].map(([file, page]) => [`/${file}`, page.headers]));
  for (const [file, { html }] of pages) putText(join(site, file), html);
  putText(join(site, 'headers.json'), JSON.stringify({ ...headers, ...fileHeaders(registry, courts) }));
  putText(join(site, 'firebase.json'), JSON.stringify(firebaseFile(opened, registry, courts)));
}

/** Builds the sources as one app in the sample site's folder, and serves it on a free port. `origin`: its URL. */
export async function startSingleApp({ folder, database }: { folder: string; database: string }) {
  const site = join(folder, 'monolith');
  await buildMonolith({ site, court: COURT, database });
  const { port, close } = await serveSite({ site, port: 0 });
  return { origin: `http://localhost:${port}`, close };
}

function mainSource(areas: Area[]): string {
  const path = (area: Area) => JSON.stringify(join(ROOT, area, 'src/remote.tsx'));
  return [
    "import '@court/federation/trusted-types';",
    "import './shell/base.css';",
    "import './shell/boot-fallback.css';",
    "import './first-paint/first-paint.css';",
    "import './motion/page-motion.css';",
    "import './theme/virtual-theme.css';",
    ...areas.map((area, at) => `import * as area${at} from ${path(area)};`),
    "import { start } from './startup/start';",
    `const areas = { ${areas.map((area, at) => `${JSON.stringify(area)}: area${at}`).join(', ')} };`,
    'void start(() => async (area) => areas[area]);',
  ].join('\n');
}

/** The registry entry of an area that is part of the app: it has no files to load. */
function insideArea(area: Area): RegistryArea {
  const current = {
    version: 'monolith',
    releasedAt: 0,
    entry: '/assets/main.js',
    integrity: null,
    container: area,
    contract: CONTRACT,
    needs: {},
    preload: [],
    ...remoteFile(area),
  };
  return { current, previous: null };
}
