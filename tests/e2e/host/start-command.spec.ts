import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageScript } from '../../../scripts/package-script';
import { testSite } from '../site';

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

test('npm start survives taken ports, prints where it is, and its end ends everything', async () => {
  test.setTimeout(120_000);
  const taken = createServer();
  await new Promise<void>((up) => taken.listen(18480, '127.0.0.1', up));
  const folder = mkdtempSync(join(tmpdir(), 'court-start-'));
  // made from nothing it would take a minute; that is what the tests' own site and court were
  cpSync(testSite().folder, join(folder, 'site'), { recursive: true });
  cpSync(join(testSite().dataDir, 'txwb'), join(folder, 'data/txwb'), { recursive: true });
  const env = {
    ...process.env,
    PORT: '18480',
    DATABASE_PORT: '18480',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    // a copy has the id of the site that it was made of, and others are made of that one too
    RELEASE_LEDGER: join(folder, 'ledger'),
  };
  const child = spawn(process.execPath, packageScript('start'), { env });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  await expect.poll(() => printed, { timeout: 100_000 }).toMatch(/Ready: .*Ctrl-C/);
  expect(printed).toContain('Port 18480 is taken');
  const site = /Ready: (http:\S+)\/calendar/.exec(printed)?.[1] ?? '';
  const database = /database (http:\S+)/.exec(printed)?.[1] ?? '';
  expect(await answers(`${site}/calendar`)).toBe(true);
  expect(await answers(`${database}/lastUpdated11.json?ns=txwb`)).toBe(true);

  child.kill('SIGINT');
  expect(await new Promise((end) => child.once('exit', end))).toBe(0);
  expect(await answers(`${site}/calendar`)).toBe(false);
  expect(await answers(`${database}/lastUpdated11.json?ns=txwb`)).toBe(false);
  await new Promise((closed) => taken.close(closed));
  rmSync(folder, { recursive: true });
});
