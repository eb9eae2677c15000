import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Area } from '@court/domain';
import { remotes } from '../../../tools/release/build/workspaces';
import { readSigningKey } from '../../../tools/release/site/signing-key';
import { linkPackages } from '../../../tools/testing/copy-repository';

const WORKSPACES = ['host', 'shared', ...remotes()];
const FILES = [
  'package.json',
  'package-lock.json',
  'capacitor.config.ts',
  'tsconfig.base.json',
  'tools',
  'types',
  'court-data',
];

/** A separate checkout, like another team's, which a test can change. */
export type SourceCopy = {
  folder: string;
  /** Releases with the copy's own release tool, signed with the key of the tests' site. */
  release(area: Area | 'host', site: string, version: string, ...more: string[]): Promise<void>;
  /** Runs one of the copy's own commands with that key. Rejects with its output unless it succeeds. */
  command(script: string, ...args: string[]): Promise<void>;
  /** Replaces a text of the copy. Throws if the text is missing. */
  change(file: string, was: string, is: string): void;
  remove(): void;
};

export function copySources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'court-sources-'));
  const built = /(^|[\\/])(node_modules|dist|\.types)$/;
  for (const name of [...WORKSPACES, ...FILES])
    cpSync(name, join(folder, name), { recursive: true, filter: (source) => !built.test(source) });
  linkPackages(folder);
  let commands = 0;
  const command = async (script: string, ...args: string[]) => {
    const key = readSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    // a separate ledger for each command, because copies of a site share its id but not its history
    const ledger = join(folder, `.keys/ledger-${++commands}`);
    const env = { ...process.env, RELEASE_KEY: key, RELEASE_LEDGER: ledger };
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: folder, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const code = await new Promise((ended) => child.once('exit', ended));
    if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}: ${said}`);
  };
  return {
    folder,
    command,
    release: (area, site, version, ...more) =>
      command('tools/release/release.ts', area, '--site', resolve(site), '--version', version, ...more),
    change(file, was, is) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(was)) throw new Error(`${file} no longer says ${was}`);
      writeFileSync(
        path,
        text.replace(was, () => is),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
