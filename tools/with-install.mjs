// Runs a TypeScript script of the project. First installs the packages of the lock file if they are missing.
// In place of a script it takes a group: a folder of scripts, from which the first argument chooses one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages, isInstalled } from './installed-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node 20.19 or newer; this is ${process.version}. Install a newer Node and try again.`,
  );
  process.exit(1);
}

process.chdir(root);
const { chooseCommand, commandLine } = await import('../court-data/command-line/command-line.mjs');
const readSpec = (file) => JSON.parse(readFileSync(file, 'utf8'));
let [script, ...args] = process.argv.slice(2);
if (!script.endsWith('.ts')) {
  const names = readdirSync(script).flatMap((file) => /^(.+)\.command\.json$/.exec(file)?.[1] ?? []);
  const specs = Object.fromEntries(names.map((name) => [name, readSpec(`${script}/${name}.command.json`)]));
  script = `${script}/${chooseCommand(basename(script), specs, args)}.ts`;
  args = args.slice(1);
}
const usage = script.replace(/\.ts$/, '.command.json');
// Answers --help and usage errors before it installs or loads anything. A script with --json answers by itself.
if (existsSync(usage) && !args.includes('--json')) commandLine(readSpec(usage), args);

// takes a turn, because two simultaneous installations delete each other's files
if (!isInstalled('.')) {
  const { takeTurn } = await import('../court-data/command-line/take-turn.mjs');
  const endTurn = await takeTurn(`install ${root}`, () =>
    console.log('Another command is installing packages; this one waits for it …'),
  );
  if (!isInstalled('.')) {
    const from = Date.now();
    console.log('Installing packages (once; about a minute) …');
    if (!installPackages()) {
      console.error(
        'Installing packages failed; the lines above say why. Check the network and run the command again.',
      );
      process.exit(1);
    }
    console.log(`Installing packages: done (${((Date.now() - from) / 1000).toFixed(1)} s)`);
  }
  endTurn();
}

process.argv.splice(1, process.argv.length - 1, resolve(script), ...args);
const { register } = await import('tsx/esm/api');
register();
// git ignores the declarations; `npm run check -- messages` reports the faults of a catalogue
const { declareCatalogues } = await import('./messages/catalogue-files.ts');
declareCatalogues('.');
await import(pathToFileURL(resolve(script)).href);
