import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../build/workspaces';
import { SiteBusyError, withSite } from './site-lock';

const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site locked by process `pid`. */
function lockedSite(name: string, pid: number, machine = hostname()): { site: string; lock: string } {
  const site = mkdtempSync(join(folder, name));
  const lock = join(site, '.release.lock');
  writeFileSync(lock, JSON.stringify({ id: name, pid, machine, since: '2026-11-20T00:00:00Z' }));
  return { site, lock };
}

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((ended) => child.once('exit', ended));
  return child.pid ?? 0;
}

test('waits for a site that another release has locked', async () => {
  const { site, lock } = lockedSite('busy', process.ppid);
  let done = false;
  const waiting = withSite(site, () => {
    done = true;
    return 'mine';
  });
  expect(done).toBe(false);
  rmSync(lock);
  expect(await waiting).toBe('mine');
  expect(existsSync(lock)).toBe(false);
});

test('a timeout names the holder of the lock and the remedy, and keeps the lock', async () => {
  const { site, lock } = lockedSite('stuck', process.ppid);
  const work = withSite(site, () => 'mine', 120);
  await expect(work).rejects.toThrow(SiteBusyError);
  await expect(work).rejects.toThrow(`process ${process.ppid} on ${hostname()} since 2026-11-20`);
  expect(existsSync(lock)).toBe(true);
});

test('takes over the lock of a process that has ended, but never that of another machine', async () => {
  const dead = await deadPid();
  expect(await withSite(lockedSite('dead', dead).site, () => 'mine')).toBe('mine');
  const elsewhere = withSite(lockedSite('elsewhere', dead, 'another-machine').site, () => 'mine', 120);
  await expect(elsewhere).rejects.toThrow(SiteBusyError);
});

test('a failed release frees the lock', async () => {
  const site = join(folder, 'failing');
  const failing = withSite(site, () => {
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow(RangeError);
  expect(await withSite(site, () => 'next', 120)).toBe('next');
});

const COUNT = `
import { readFileSync, writeFileSync } from 'node:fs';
import { withSite } from ${JSON.stringify(join(ROOT, 'tools/release/site/site-lock'))};
const [site, file] = process.argv.slice(2);
for (let n = 0; n < 20; n++)
  await withSite(site, () => {
    const seen = Number(readFileSync(file, 'utf8'));
    const until = performance.now() + 2;
    while (performance.now() < until);
    writeFileSync(file, String(seen + 1));
  });
`;

test('several processes that find the lock of an ended process run one after the other', async () => {
  const { site } = lockedSite('many', await deadPid());
  const [count, script] = [join(site, 'count'), join(folder, 'count.mts')];
  writeFileSync(count, '0');
  writeFileSync(script, COUNT);
  const ends = [1, 2, 3, 4].map(() => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, site, count], { cwd: ROOT });
    return new Promise((ended) => child.once('exit', ended));
  });
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(count, 'utf8')).toBe('80');
});
