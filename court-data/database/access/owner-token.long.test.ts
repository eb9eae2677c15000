import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startChild } from '../testing/database-child';
import { temporaryFolder } from '../testing/temporary-folder';
import { BadOwnerTokenError, OWNER_TOKEN_FILE, ownerToken } from './owner-token';

const MODULE = fileURLToPath(new URL('./owner-token.ts', import.meta.url));
const LONG = 'a-token-of-thirty-two-letters-and-more';

afterEach(() => vi.unstubAllEnvs());

test('the machine’s token is created at the first use, readable by its owner only, and reused', () => {
  const file = join(temporaryFolder(), 'keys/owner-token');
  const token = ownerToken(file, '');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(ownerToken(file, '')).toBe(token);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(ownerToken(join(temporaryFolder(), 'owner-token'), '')).not.toBe(token);
});

test('the token file is in the repository’s .keys folder, beside the release key', () => {
  expect(OWNER_TOKEN_FILE).toBe(join(process.cwd(), '.keys/owner-token'));
});

test('processes that create the token at the same time share one token and leave no other file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'owner-token');
  const script = `const { ownerToken } = await import(${JSON.stringify(MODULE)});
    console.log(ownerToken(${JSON.stringify(file)}, ''));`;
  const made = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    await new Promise((resolve) => child.once('close', resolve));
    return said.trim();
  });
  expect(new Set(await Promise.all(made))).toEqual(new Set([readFileSync(file, 'utf8').trim()]));
  expect(readdirSync(folder)).toEqual(['owner-token']);
});

test.each(['', '\n', 'owner', `${LONG} ${LONG}`])(
  'a file with %j is not a token: the error names the file, not its content',
  (text) => {
    const file = join(temporaryFolder(), 'owner-token');
    writeFileSync(file, text);
    expect(() => ownerToken(file, '')).toThrow(BadOwnerTokenError);
    expect(() => ownerToken(file, '')).toThrow(`${file} holds no token`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('the error for another user’s private file names the file and a remedy, and no draft is left', () => {
  const folder = temporaryFolder();
  onTestFinished(() => chmodSync(folder, 0o700));
  const script = `const { ownerToken } = await import(${JSON.stringify(MODULE)});
    if (process.getuid() === 0) process.setuid(65534);
    const file = process.argv[1];
    try { ownerToken(file, ''); } catch (error) { console.log(error.name + ': ' + error.message); }`;
  const asAnother = (file: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, file], {
      encoding: 'utf8',
    });
  const said =
    /^OwnerTokenFileError: \S+owner-token, .* can be neither read nor made: EACCES: .* DATABASE_OWNER_TOKEN/;
  const file = join(folder, 'owner-token');
  chmodSync(folder, 0o555);
  expect(asAnother(file)).toMatch(said);
  expect(readdirSync(folder)).toEqual([]);
  chmodSync(folder, 0o700);
  ownerToken(file, '');
  chmodSync(folder, 0o000);
  expect(asAnother(file)).toMatch(said);
});

test('the database uses the token of DATABASE_OWNER_TOKEN', async () => {
  vi.stubEnv('DATABASE_OWNER_TOKEN', LONG);
  const { url } = await startChild('--data', temporaryFolder());
  const status = async (token: string) =>
    (await fetch(`${url}/.json`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await status(LONG)).toBe(200);
  expect(await status('owner')).toBe(401);
  vi.stubEnv('DATABASE_OWNER_TOKEN', '');
  expect(await status(ownerToken())).toBe(401);
});

test('the database does not start with a guessable token, and prints a remedy', async () => {
  vi.stubEnv('DATABASE_OWNER_TOKEN', 'owner');
  const starting = startChild('--data', temporaryFolder());
  await expect(starting).rejects.toThrow(/DATABASE_OWNER_TOKEN holds no token .* Give a longer one/);
});

test('with the option, it accepts the token "owner" that the Firebase SDK sends to an emulator', async () => {
  const { url } = await startChild('--data', temporaryFolder(), '--well-known-owner');
  const answer = await fetch(`${url}/.json`, { headers: { Authorization: 'Bearer owner' } });
  expect(answer.status).toBe(200);
});
