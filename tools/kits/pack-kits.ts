import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compileKits } from './compile-kits';
import { type Manifest, packedManifest } from './packed-manifest';

/** npm failed to pack a package. The message is npm's. */
export class PackError extends Error {
  override name = 'PackError';
}

/** The files of a package under shared/: TypeScript sources to compile, and files to copy unchanged. */
type Pack = { folder: string; sources: string[]; files?: RegExp; bin?: Record<string, string> };

const PACKS: Pack[] = [
  { folder: 'contract', sources: ['contract'] },
  { folder: 'domain', sources: ['domain'], files: /\.css$/ },
  { folder: 'ui', sources: ['ui'], files: /\.css$/ },
  {
    folder: 'federation',
    // the parts that a remote's build and its suite need, without those of the host
    sources: ['federation/built', 'federation/suite'],
    bin: { 'court-contract-suite': './suite/court-contract-suite.js' },
    files:
      /^(build\/(base-config|remote-config|share-list|container-name|compile-early|federation-plugins)|messages\/(catalogue|compile-message|messages-loader))\.(?!test\.)/,
  },
];

const DOCUMENTS = ['README.md', 'CHANGELOG.md'];

/** Packs the packages that an area of another repository needs into `folder`. Returns the paths of the files. */
export function packKits(folder: string): string[] {
  const out = resolve(folder);
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'court-kits-'));
  try {
    const compiled = join(work, 'compiled');
    mkdirSync(compiled);
    compileKits(
      PACKS.flatMap(({ sources }) => sources),
      compiled,
    );
    return PACKS.map((pack) => join(out, packOne(pack, compiled, work, out)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function packOne({ folder, files, bin }: Pack, compiled: string, work: string, out: string): string {
  const source = resolve('shared', folder);
  const staged = join(work, folder.replaceAll('/', '-'));
  renameSync(join(compiled, folder), staged);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const name = file.replaceAll('\\', '/');
    if (!files?.test(name) && !DOCUMENTS.includes(name)) continue;
    mkdirSync(dirname(join(staged, file)), { recursive: true });
    cpSync(join(source, file), join(staged, file));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const packed = packedManifest(staged, manifest, bin);
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
  const { status, stdout, stderr } = runNpm(args, staged);
  if (status !== 0) throw new PackError(`${manifest.name} was not packed: ${stderr}`);
  const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
  return filename;
}

/** Runs npm: the npm that runs this script, or else the one on this machine. */
export function runNpm(args: string[], cwd: string) {
  const npm = process.env.npm_execpath;
  const options = { cwd, encoding: 'utf8' as const };
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
