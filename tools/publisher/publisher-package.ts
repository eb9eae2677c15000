import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { messagesPlugin } from '../../shared/federation/messages/messages-plugin.mjs';
import { PackError, runNpm } from '../kits/pack-kits';

const DATA = 'court-data';
const ENTRY = resolve(DATA, 'publisher/main.ts');
/**
 * The command's launcher. It sets the same heap limit as `npm run publish-court`; npm copies the flag into the
 * command that it creates on Windows. It imports the program only after the version check, because the program uses
 * features that an older Node lacks.
 */
const LAUNCHER = `#!/usr/bin/env -S node --max-old-space-size=1000
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(\`court-publish needs Node 20.19 or newer; this is \${process.version}. Install a newer Node and try again.\`);
  process.exit(2);
}
await import('./publisher.mjs');
`;

/** Makes the command's messages name it `court-publish`, as its user calls it. */
const commandName: Plugin = {
  name: 'command-name',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/publisher/main.command.json')
      ? code.replaceAll('npm run publish-court --', 'court-publish')
      : null,
};

/** Bundles one program of the publisher with all its imports, and the licenses of its dependencies. */
async function bundle(out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    // excludes the repository's .env variables and public files
    envDir: false,
    publicDir: false,
    // feeds use the same messages as pages
    plugins: [commandName, messagesPlugin()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: ENTRY,
      outDir: out,
      emptyOutDir: false,
      target: 'node20.19',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        output: { format: 'es', entryFileNames: 'publisher.mjs', codeSplitting: false },
      },
    },
  });
}

/**
 * Packs the publisher into `folder` as one npm package without dependencies. Writes the Dockerfile that installs it
 * beside it. Returns the paths of both. Throws PackError and Vite's errors.
 */
export async function packPublisher(folder: string): Promise<string[]> {
  const out = resolve(folder);
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'court-publisher-'));
  try {
    // same layout as in the repository: the program looks for courts beside its folder
    await bundle(join(work, 'publisher'));
    writeFileSync(join(work, 'publisher/court-publish.mjs'), LAUNCHER, { mode: 0o755 });
    mkdirSync(join(work, 'courts'));
    for (const file of readdirSync(join(DATA, 'courts')))
      if (file.endsWith('.json')) cpSync(join(DATA, 'courts', file), join(work, 'courts', file));
    cpSync('LICENSE', join(work, 'LICENSE'));
    cpSync(join(DATA, 'publisher/package-readme.md'), join(work, 'README.md'));
    const { version } = JSON.parse(readFileSync(join(DATA, 'package.json'), 'utf8')) as { version: string };
    const { engines, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    const manifest = {
      name: '@court/publisher',
      version,
      license,
      description: "Publishes a court's export to the hearing calendar: court-publish --help",
      type: 'module',
      engines,
      bin: { 'court-publish': './publisher/court-publish.mjs' },
    };
    writeFileSync(join(work, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const { status, stdout, stderr } = runNpm(
      ['pack', '--json', '--ignore-scripts', '--pack-destination', out],
      work,
    );
    if (status !== 0) throw new PackError(`@court/publisher was not packed: ${stderr}`);
    const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
    cpSync(join(DATA, 'publisher/Dockerfile'), join(out, 'Dockerfile'));
    return [join(out, filename), join(out, 'Dockerfile')];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
