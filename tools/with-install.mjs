// Runs a TypeScript script of the project. First installs the packages of the lock file if they are missing.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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
const [script, ...args] = process.argv.slice(2);
const usage = script.replace(/\.ts$/, '.command.json');
// Answers --help and usage errors before it installs or loads anything. A script with --json answers by itself.
if (existsSync(usage) && !args.includes('--json')) {
  const { commandLine } = await import('../court-data/command-line/command-line.mjs');
  commandLine(JSON.parse(readFileSync(usage, 'utf8')), args);
}

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
// git ignores the declarations; `npm run messages` reports the faults of a catalogue
const { declareCatalogues } = await import('./messages/catalogue-files.ts');
declareCatalogues('.');
await import(pathToFileURL(resolve(script)).href);
