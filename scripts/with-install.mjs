// Runs one of the project's TypeScript scripts, after installing what the lock file names where that has not been done.
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
// Help and wrong words are answered before anything is installed or loaded; what is asked for JSON answers by itself.
if (existsSync(usage) && !args.includes('--json')) {
  const { commandLine } = await import('./command-line/command-line.mjs');
  commandLine(JSON.parse(readFileSync(usage, 'utf8')), args);
}

// two at once would each delete what the other has put there
if (!isInstalled('.')) {
  const { takeTurn } = await import('./take-turn.mjs');
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
// git does not have them; `npm run messages` says what is wrong with a catalogue
const { declareCatalogues } = await import('./messages/catalogue-files.ts');
declareCatalogues('.');
await import(pathToFileURL(resolve(script)).href);
