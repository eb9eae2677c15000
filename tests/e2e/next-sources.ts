import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Area } from '@court/shared/records/court-defaults';
import { readSigningKey } from '../../host/release/signing-key';
import { remotes } from '../../host/release/workspaces';

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

export type NextSources = {
  release(area: Area | 'host', site: string, version: string): Promise<void>;
  remove(): void;
};

/**
 * A copy of the sources as they would stand one version on: `shared` is 1.1.0 and has a part more, and every remote uses
 * that part. Releases are made by the copy's own release tool.
 */
export function nextSources(): NextSources {
  const folder = mkdtempSync(join(tmpdir(), 'court-next-'));
  const built = /(^|[\\/])(node_modules|dist|\.types)$/;
  for (const name of [...WORKSPACES, ...FILES])
    cpSync(name, join(folder, name), { recursive: true, filter: (source) => !built.test(source) });
  linkModules(folder);

  const manifest = join(folder, 'shared/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version": "1.0.0"', '"version": "1.1.0"'));
  writeFileSync(join(folder, 'shared/src/state/next-part.ts'), "export const nextPart = () => 'of 1.1.0';\n");
  for (const area of remotes())
    appendFileSync(
      join(folder, area, 'src/remote.tsx'),
      "import { nextPart } from '@court/shared/state/next-part';\nObject.assign(globalThis, { __nextPart: nextPart() });\n",
    );
  return {
    async release(area, site, version) {
      const args = [
        '--import',
        'tsx',
        'host/release/release.ts',
        area,
        '--site',
        resolve(site),
        '--version',
        version,
      ];
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

/** The installed packages; those of this repository are the copy's own. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@court'), { recursive: true });
  const link = (from: string, to: string) => symlinkSync(resolve(from), to, 'junction');
  for (const name of readdirSync('node_modules').filter((each) => each !== '@court' && !each.startsWith('.')))
    link(join('node_modules', name), join(modules, name));
  for (const name of [...WORKSPACES, 'court-data']) link(join(folder, name), join(modules, '@court', name));
}
