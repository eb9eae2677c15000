import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeKeyFile, readSigningKey } from './signing-key';

const MODULE = new URL('./signing-key.ts', import.meta.url).href;
/** File permissions do not restrict root, so the script switches to the user nobody. */
const SCRIPT = `
  const { makeKeyFile, readSigningKey } = await import(${JSON.stringify(MODULE)});
  const [work, file] = process.argv.slice(1);
  if (work !== 'make-here' && process.getuid() === 0) process.setuid(65534);
  try {
    if (work === 'read') readSigningKey(file, '');
    else makeKeyFile(file);
    console.log('done');
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
`;
const NODE = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT];
const said = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });
const asAnotherUser = (work: 'read' | 'make', file: string) => said(process.execPath, ...NODE, work, file);

function keys(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });
  return { folder, file: join(folder, 'release.pem') };
}

test('creates a key that only its owner can read, and never overwrites one', () => {
  const { folder, file } = keys();
  const { publicKey } = makeKeyFile(file);
  expect(readSigningKey(file, '').publicKey).toBe(publicKey);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => makeKeyFile(file)).toThrow('holds a key already; nothing was changed');
  expect(readdirSync(folder)).toEqual(['release.pem']);
});

test('names a key file that cannot be read or created, and says the remedy', () => {
  const { folder, file } = keys();
  const refused = /^KeyFileError: \S+release\.pem, .*\(EACCES.*\)\. .*RELEASE_KEY/;
  chmodSync(folder, 0o555);
  expect(asAnotherUser('make', file)).toMatch(refused);
  chmodSync(folder, 0o700);
  makeKeyFile(file);
  chmodSync(folder, 0o000);
  expect(asAnotherUser('read', file)).toMatch(refused);
});

test('a full disk leaves no partial key file that would block later ones', () => {
  const { folder, file } = keys();
  const limited = ['-c', 'ulimit -f 0 && exec "$0" "$@"', process.execPath, ...NODE, 'make-here', file];
  expect(said('sh', ...limited)).toMatch(/^KeyFileError: \S+release\.pem, .*\(EFBIG/);
  expect(readdirSync(folder)).toEqual([]);
});
