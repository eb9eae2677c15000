import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PageConfig } from '@court/contract';
import type { Area } from '@court/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeArea } from './new/make-area';
import { filesBelow } from './release/build/content-hash';
import { remotes } from './release/build/workspaces';
import { readRegistry } from './release/site/registry-file';
import { newSigningKey } from './release/site/signing-key';
import { copyRepository } from './testing/copy-repository';

/** The number of releases that run to their end, and of releases that are killed. */
const COUNT = process.env.PROOF === '1' ? 20 : 3;
const CHECKOUTS = 3;
/** The area that only the third checkout has. */
const ITS_OWN: Area = 'mfe-forms';

const folder = mkdtempSync(join(tmpdir(), 'concurrent-'));
const site = join(folder, 'site');
const key = newSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 100_000);
let state = seed;
/** A pseudo-random number in [0, 1), by mulberry32. */
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const checkouts: ReturnType<typeof copyRepository>[] = [];
beforeAll(async () => {
  for (let n = 0; n < CHECKOUTS; n += 1) {
    const checkout = copyRepository();
    checkouts.push(checkout);
    // makes the builds of the checkouts differ
    for (const area of remotes(checkout.folder))
      appendFileSync(
        join(checkout.folder, area, 'src/remote.tsx'),
        `\nObject.assign(globalThis, { __checkout: ${n} });\n`,
      );
  }
  makeArea(checkouts.at(-1)?.folder ?? '', 'forms');
  const first = await release(0, 'host', '1.0.0');
  expect(first.said).toContain('host 1.0.0 is released');
}, 300_000);
afterAll(() => {
  for (const { remove } of checkouts) remove();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { area: string; version: string; code: number | null; said: string };

/** Releases from a checkout. Kills the process when `kill` resolves. */
async function release(
  checkout: number,
  area: Area | 'host',
  version: string,
  { kill, offer = false }: { kill?: (ended: Promise<unknown>) => Promise<unknown>; offer?: boolean } = {},
): Promise<Ended> {
  const args = ['--import', 'tsx', 'tools/release/release.ts', area, '--site', site, '--version', version];
  const child = spawn(process.execPath, [...args, ...(offer ? ['--offer'] : [])], {
    cwd: checkouts[checkout]?.folder,
    env: {
      ...process.env,
      VITEST: '',
      NODE_OPTIONS: '',
      RELEASE_KEY: key,
      RELEASE_LEDGER: join(folder, 'ledger'),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void kill?.(ended).then(() => child.kill('SIGKILL'));
  return { area, version, code: await ended, said };
}

/** Waits for a random moment of a release, half of the time within the short period in which it holds the site lock. */
async function atRandom(ended: Promise<unknown>): Promise<void> {
  if (random() < 0.5) return await wait(random() * 8_000);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && !existsSync(join(site, '.release.lock'))) await wait(1);
  await wait(random() * 60);
}

const pageOf = (page: string): PageConfig => {
  const html = readFileSync(join(site, page), 'utf8');
  return JSON.parse(/id="page-config">(.*)<\/script>/.exec(html)?.[1] ?? '');
};

test(`releases from three checkouts, two at a time, half of them killed, lose no release and no page (seed ${seed})`, {
  timeout: COUNT * 60_000 + 120_000,
}, async () => {
  const areas = remotes();
  const begun: { checkout: number; area: Area; version: string; isKilled: boolean }[] = [];
  for (let n = 0; n < COUNT * 2; n += 1) {
    const checkout = n % CHECKOUTS;
    const isOwn = checkout === CHECKOUTS - 1 && n % 2 === 0;
    const area = isOwn ? ITS_OWN : (areas[Math.floor(n / 2) % areas.length] ?? 'mfe-calendar');
    begun.push({ checkout, area, version: `1.0.${n + 1}`, isKilled: n % 4 > 1 });
  }
  const queue = [...begun];
  const done: Ended[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { checkout, area, version, isKilled } = next;
      const offer = area === ITS_OWN;
      done.push(await release(checkout, area, version, isKilled ? { kill: atRandom, offer } : { offer }));
    }
  };
  await Promise.all([worker(), worker()]);
  // the next release finishes the write that a killed one began
  done.push(await release(CHECKOUTS - 1, ITS_OWN, '2.0.0', { offer: true }));

  const whole = begun.filter(({ isKilled }) => !isKilled).map(({ version }) => version);
  const failed = done.filter(({ version, code }) => whole.includes(version) && code !== 0);
  expect(failed).toEqual([]);

  const registry = readRegistry(site);
  const owners = JSON.parse(readFileSync(join(site, '.pages.json'), 'utf8')) as Record<string, string>;
  const headers = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as Record<string, unknown>;
  for (const { area, version } of done.filter(({ code }) => code === 0)) {
    const { current, previous, earlier = [] } = registry.areas[area as Area] ?? {};
    const kept = [current?.version, previous?.version, ...earlier.map((each) => each.version)];
    if (kept.length < 5) expect(kept, `${area} ${version}`).toContain(version);
    expect(existsSync(join(site, area, version, 'release.json')), `${area} ${version}`).toBe(true);
  }
  for (const [area, { current }] of Object.entries(registry.areas))
    for (const { page } of current.routes) {
      const { registry: held, courts } = pageOf(page);
      expect(held.areas[area as Area]?.current.version, page).toBe(current.version);
      expect(courts[0].modules, page).toContain(area);
      expect(owners[page], page).toBe(area);
      expect(headers[`/${page}`], page).toBeDefined();
    }
  expect(Object.keys(owners).every((page) => existsSync(join(site, page)))).toBe(true);
  expect(filesBelow(site).filter((file) => /\.(new|lock)$|\.writing/.test(file))).toEqual([]);
});
