#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CONTRACT_KEY, CONTRACT_VERSION, LIBRARIES } from '../build/share-list.mjs';
import { BuiltFolderError } from '../built/built-folder';
import { type Check, inspectBuilt } from '../built/inspect-built';
import { findPageBrowser } from './page-browser';
import { readPaths } from './read-paths';
import { tryInPage } from './try-in-page';

const USAGE = `npx court-contract-suite <folder>
  Tells whether a built remote fits @court/contract ${CONTRACT_VERSION}: the folder that the build has written, or its entry.
  Exit codes: 0 it fits, 1 it does not, 2 wrong arguments. CHROMIUM_PATH names the browser to try it in.`;

/** Prints a line for each check, and a line with the remedy for each fault. */
function print({ title, faults }: Check): void {
  console.log(faults.length === 0 ? `ok      ${title}` : `FAILED  ${title}`);
  for (const fault of faults) console.log(`          ${fault}`);
}

async function main(args: string[]): Promise<number> {
  const [given, ...more] = args;
  if (given === '--help' || given === '-h') {
    console.log(USAGE);
    return 0;
  }
  if (!given || more.length > 0 || given.startsWith('-') || !existsSync(given)) {
    console.error(given && !existsSync(given) ? `${given} is not there.\n${USAGE}` : USAGE);
    return 2;
  }
  const folder = resolve(statSync(given).isDirectory() ? given : dirname(given));
  const checks: Check[] = [];
  const add = (...found: Check[]) => {
    for (const check of found) print(check);
    checks.push(...found);
  };
  const { checks: found, facts } = inspectBuilt(folder, {
    contract: CONTRACT_KEY,
    libraries: Object.keys(LIBRARIES),
  });
  add(...found);
  const { paths, fault } = readPaths(folder);
  add({ title: 'says its addresses in remote.json', faults: fault ? [fault] : [] });
  if (checks.every(({ faults }) => faults.length === 0)) {
    const browser = findPageBrowser(process.cwd());
    if (browser) add(...(await tryInPage({ folder, facts, paths, browser })));
    else
      add({
        title: 'loads in a page',
        faults: [
          'there is no browser here: install Chromium, name one with CHROMIUM_PATH, or npm install --save-dev jsdom.',
        ],
      });
  }
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  console.log(
    failed === 0
      ? `${facts.container} fits.`
      : `${facts.container} does not fit: ${failed} of ${checks.length} failed.`,
  );
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof BuiltFolderError ? `FAILED  ${error.message}` : error);
    process.exitCode = 1;
  },
);
