import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PageConfig, RegistryArea } from '@court/contract';
import type { Area } from '@court/domain';
import { containerName } from '@court/federation/container-name';
import type { hostConfig } from '@court/federation/host-config';
import type { remoteConfig } from '@court/federation/remote-config';
import { CONTRACT } from '@court/federation/share-list';
import { themeCss, themeFiles } from '../../host/src/theme/theme-css.mjs';
import { themeScript } from '../../host/src/theme/theme-script';
import { BuildError } from './build/run-build';
import { ROOT, remoteFile } from './build/workspaces';
import { dataBlock } from './pages/page-template';
import { readCourt } from './site/court-file';

export type DevServers = { url: string; close(): Promise<void> };

export type DevOrder = {
  areas: Area[];
  /** base URL of the database server; by default the court's own */
  database?: string;
  court?: string;
  /** runs one remote without the host, with its src/standalone.tsx */
  alone?: boolean;
  /** ports; by default 8080 for the host and the port in each remote.json */
  ports?: Partial<Record<Area | 'host', number>>;
};

type ServerOrder =
  | { kind: 'page'; port: number; html: string; options: Parameters<typeof hostConfig>[0] }
  | { kind: 'remote'; port: number; options: Parameters<typeof remoteConfig>[0] };

const VERSION = 'dev';
const STANDALONE_THEME = 'src/virtual-theme.css';

/**
 * Starts development servers with hot replacement, reachable only on this machine. Throws BuildError if one does not
 * start.
 */
export async function startDevServers(order: DevOrder): Promise<DevServers> {
  const orders = order.alone ? [aloneOrder(order)] : composedOrders(order);
  const child = fork(join(import.meta.dirname, 'dev-process.mjs'), {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', (answer: { failure?: string }) =>
      answer.failure ? reject(new BuildError(answer.failure)) : resolve(),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new BuildError(`The development servers ended with code ${code}`)));
    child.send(orders);
  }).catch((error: unknown) => {
    if (child.connected) child.disconnect();
    throw error;
  });
  return {
    url: `http://localhost:${orders[0]?.port}`,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

const portOf = (area: Area, { ports }: DevOrder) => ports?.[area] ?? remoteFile(area).port;

function composedOrders(order: DevOrder): ServerOrder[] {
  const areas = Object.fromEntries(order.areas.map((area) => [area, devArea(area, portOf(area, order))]));
  const html = devPage(order, { generatedAt: 0, areas });
  return [
    {
      kind: 'page',
      port: order.ports?.host ?? 8080,
      html,
      options: { dir: join(ROOT, 'host'), version: VERSION, virtual: themeFiles(), federated: true },
    },
    ...order.areas.map(
      (area): ServerOrder => ({
        kind: 'remote',
        port: portOf(area, order),
        options: { area, dir: join(ROOT, area), version: VERSION },
      }),
    ),
  ];
}

function aloneOrder(order: DevOrder): ServerOrder {
  const [area] = order.areas;
  if (!area || order.areas.length > 1) throw new RangeError('One area alone, not more');
  const dir = join(ROOT, area);
  return {
    kind: 'page',
    port: portOf(area, order),
    html: devPage(order, { generatedAt: 0, areas: {} }),
    options: {
      dir,
      version: VERSION,
      entry: 'src/standalone.tsx',
      first: [
        join(ROOT, 'shared/federation/compose/trusted-types.ts'),
        join(ROOT, 'host/src/shell/base.css'),
        join(dir, STANDALONE_THEME),
      ],
      virtual: { [STANDALONE_THEME]: themeCss() },
    },
  };
}

function devArea(area: Area, port: number): RegistryArea {
  return {
    current: {
      version: VERSION,
      releasedAt: 0,
      entry: `http://localhost:${port}/remoteEntry.js`,
      integrity: null,
      container: containerName(area, VERSION),
      contract: CONTRACT,
      needs: {},
      preload: [],
      ...remoteFile(area),
      port,
    },
    previous: null,
  };
}

function devPage(
  { court = process.env.COURT ?? 'txwb', database }: DevOrder,
  registry: PageConfig['registry'],
) {
  const config: PageConfig = {
    build: 'desktop',
    production: false,
    courts: [readCourt(court, database)],
    registry,
    areas: {},
    keys: [],
  };
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="">',
    `<script>${themeScript()}</script>`,
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="/assets/main.css">',
    '<script defer src="/assets/main.js"></script>',
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<script type="application/json" id="page-config">${dataBlock(config)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
