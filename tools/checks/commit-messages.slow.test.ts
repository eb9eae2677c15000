import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commitMessages } from './commit-messages';

const folder = mkdtempSync(join(tmpdir(), 'commit-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@court.example', ...args], { cwd: folder });
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

test('checks the commits since origin/main, or else the last commit', { timeout: 60_000 }, async () => {
  expect(await commitMessages(folder)).toEqual({ passed: 0, failed: 0 });
  git('init', '--quiet');
  expect(await commitMessages(folder)).toEqual({ passed: 0, failed: 0 });
  commit('fix: keep the title of a sealed case');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(await commitMessages(folder)).toEqual(PASSED);
  commit('Changed some things');
  expect(await commitMessages(folder)).toEqual(FAILED);
  commit('fix: keep the court');
  expect(await commitMessages(folder)).toEqual(FAILED);
  git('update-ref', '-d', 'refs/remotes/origin/main');
  expect(await commitMessages(folder)).toEqual(PASSED);
  commit(`fix: ${'long '.repeat(14)}title`);
  expect(await commitMessages(folder)).toEqual(FAILED);
});
