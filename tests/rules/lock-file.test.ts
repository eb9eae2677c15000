import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Entries = Record<string, Entry>;

/** A registry may lack a platform's package of the newest version. npm then silently omits it from the lock file. */
const REMEDY = 'take the newest version of which the registry has the package of every platform';
const MODULES = 'node_modules/';
const entriesOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Entries }).packages;

/** The folders in which Node looks for `name` from the package at `place`, nearest first. */
function* placesOf(name: string, place: string): Generator<string> {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf(MODULES) - 1)))
    yield `${at}/${MODULES}${name}`;
  yield MODULES + name;
}

function lockFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (one.name === 'package-lock.json') return [join(folder, one.name)];
    const isOurs = one.isDirectory() && one.name !== 'node_modules' && !one.name.startsWith('.');
    return isOurs ? lockFiles(join(folder, one.name)) : [];
  });
}
const LOCKS = lockFiles();

test('the repository and each folder of peers has a lock file', () => {
  expect(LOCKS.length).toBeGreaterThanOrEqual(3);
});

test.each(LOCKS)('%s has an integrity hash for every package of every platform', (file) => {
  const packages = Object.entries(entriesOf(file)).filter(
    ([place, { link }]) => place.includes(MODULES) && !link,
  );
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(packages.length).toBeGreaterThan(0);
  expect(
    unchecked.map(([place]) => place),
    REMEDY,
  ).toEqual([]);
});

test.each(LOCKS)('%s has the packages that its packages need on other platforms', (file) => {
  const entries = entriesOf(file);
  const left = Object.entries(entries).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![...placesOf(name, place)].some((each) => entries[each]))
      .map((name) => `${name}, for ${place}`),
  );
  expect(left, REMEDY).toEqual([]);
});

test.each(LOCKS)('%s has each package in the exact version that a package requires', (file) => {
  const entries = entriesOf(file);
  const found = (name: string, place: string) => {
    const entry = [...placesOf(name, place)].map((each) => entries[each]).find(Boolean);
    return entry?.link ? entries[entry.resolved ?? '']?.version : entry?.version;
  };
  const other = Object.entries(entries).flatMap(([place, { dependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, version]) => /^\d+\.\d+\.\d+$/.test(version) && found(name, place) !== version)
      .map(([name, version]) => `${place || 'the root'} names ${name} ${version}, not ${found(name, place)}`),
  );
  expect(other).toEqual([]);
});
