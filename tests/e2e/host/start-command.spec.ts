import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageScript } from '../../../tools/package-script';
import { testSite } from '../site';

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Separate ports, folders and a site. Copies the tests' own site, because a new one would take a minute. */
function ownPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'court-start-'));
  cpSync(testSite().folder, join(folder, 'site'), { recursive: true });
  const env = {
    ...process.env,
    PORT: '18480',
    DEVICE_PORT: '18481',
    DATABASE_PORT: '18480',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    // a copy has the id of its original, so the shared ledger would have newer registries of that id
    RELEASE_LEDGER: join(folder, 'ledger'),
  };
  return { folder, env };
}

function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, packageScript('start', ...args), { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  return { child, printed: () => text, ended: new Promise((end) => child.once('exit', end)) };
}

test('npm start skips taken ports, prints its addresses, and ends all processes at its end', async () => {
  test.setTimeout(120_000);
  const taken = createServer();
  await new Promise<void>((up) => taken.listen(18480, '127.0.0.1', up));
  const { folder, env } = ownPlace();
  cpSync(join(testSite().dataDir, 'txwb'), join(folder, 'data/txwb'), { recursive: true });
  const { child, printed, ended } = start(env);
  await expect.poll(printed, { timeout: 100_000 }).toMatch(/Ready: .*Ctrl-C/);
  expect(printed()).toContain('Port 18480 is taken');
  const site = /Ready: (http:\S+)\/calendar/.exec(printed())?.[1] ?? '';
  const database = /database (http:\S+)/.exec(printed())?.[1] ?? '';
  expect(await answers(`${site}/calendar`)).toBe(true);
  expect(await answers(`${database}/lastUpdated11.json?ns=txwb`)).toBe(true);

  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(await answers(`${site}/calendar`)).toBe(false);
  expect(await answers(`${database}/lastUpdated11.json?ns=txwb`)).toBe(false);
  await new Promise((closed) => taken.close(closed));
  rmSync(folder, { recursive: true });
});

test('npm start -- --database shows a court from that database and starts none; an unreachable one is named', async () => {
  test.setTimeout(120_000);
  const { folder, env } = ownPlace();
  const away = start(env, '--database', 'http://localhost:9?ns=kywb');
  expect(await away.ended).toBe(1);
  expect(away.printed()).toContain('The database at http://localhost:9 does not answer. Start it');

  const from = `${testSite().database}?ns=kywb`;
  const { child, printed, ended } = start({ ...env, COURT: 'kywb' }, '--database', from);
  await expect.poll(printed, { timeout: 100_000 }).toMatch(/Ready: .*Ctrl-C/);
  expect(printed()).not.toContain('Starting the database');
  const site = /Ready: (http:\S+)\/calendar/.exec(printed())?.[1] ?? '';
  const page = await (await fetch(`${site}/calendar`)).text();
  expect(page).toContain(from);
  expect(page).toContain('Western District of Kentucky');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});
