import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Area } from '@court/records';
import { readSigningKey } from '../../host/release/signing-key';
import { remotes } from '../../host/release/workspaces';
import { linkPackages } from '../../scripts/testing/copy-repository';

const WORKSPACES = ['host', 'shared', ...remotes()];
const FILES = [
  'package.json',
  'package-lock.json',
  'capacitor.config.ts',
  'tsconfig.base.json',
  'scripts',
  'types',
  'court-data',
];

/** A checkout of its own, as another team's would be, for a test to change. */
export type SourceCopy = {
  folder: string;
  /** Releases by the copy's own release tool, signed with the key of the tests' site. */
  release(area: Area | 'host', site: string, version: string): Promise<void>;
  remove(): void;
};

export function copySources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'court-sources-'));
  const built = /(^|[\\/])(node_modules|dist|\.types)$/;
  for (const name of [...WORKSPACES, ...FILES])
    cpSync(name, join(folder, name), { recursive: true, filter: (source) => !built.test(source) });
  linkPackages(folder);
  return {
    folder,
    async release(area, site, version) {
      const tool = ['--import', 'tsx', 'host/release/release.ts'];
      const args = [...tool, area, '--site', resolve(site), '--version', version];
      const key = readSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, RELEASE_KEY: key } });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      const code = await new Promise((ended) => child.once('exit', ended));
      if (code !== 0) throw new Error(`${area} ${version} was not released: ${said}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
