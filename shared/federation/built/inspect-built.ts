import { type BuiltEntry, builtEntry } from './built-entry';
import { type BuiltFile, type BuiltFolder, readBuiltFolder } from './built-folder';
import { bundledLibraries } from './bundled-libraries';
import { usedNames } from './used-names';

/** The key of the contract, and what else crosses between host and areas. */
export type HostKeys = { contract: string; libraries: readonly string[] };

/** One thing that has to hold of a built remote; `faults` are sentences that name file and remedy, none where it holds. */
export type Check = { title: string; faults: string[] };

/** What a release records of a remote that was built elsewhere. */
export type BuiltFacts = {
  entry: string;
  container: string;
  /** shared module → accepted range */
  needs: Record<string, string>;
  /** names that it takes from the contract, sorted */
  uses: string[];
  /** files that its first screen wants, the entry first */
  first: { file: string; as: 'script' | 'style'; chunk?: string }[];
  /** names of the files that a site serves */
  files: string[];
};

/** A remote with a runtime of its own has run on hosts from this version of Module Federation on. */
const FEDERATION_RANGE = '^2.5.0';

/**
 * Reads from a build's bytes what a release has to know of it, and holds it against what a host expects. `facts` holds
 * good only where no check has a fault. Throws BuiltFolderError for a folder that holds no remote.
 */
export function inspectBuilt(path: string, host: HostKeys): { checks: Check[]; facts: BuiltFacts } {
  const built = readBuiltFolder(path);
  const entry = builtEntry(path, built.files);
  const contract = entry.consumes.filter(({ key }) => key === host.contract);
  const ids = new Set(contract.map(({ id }) => id));
  const taken = built.files.map((file) => ({ file, ...usedNames(file.program ?? NO_PROGRAM, ids) }));
  const whole = taken.filter((each) => each.whole.length > 0);
  const checks: Check[] = [
    { title: 'exposes ./remote and nothing else', faults: exposeFaults(entry) },
    { title: 'has a container, and a place on the page, of its own name', faults: nameFaults(entry) },
    { title: 'runs from any folder', faults: publicPathFaults(entry) },
    { title: 'every chunk has its integrity', faults: integrityFaults(entry, built) },
    { title: 'takes what it shares from the host', faults: sharingFaults(entry, host) },
    { title: 'carries no code that only the host may bring', faults: bundleFaults(built, host) },
    {
      title: 'says by name what it uses of the contract',
      faults: whole.map(
        ({ file }) =>
          `${file.name} takes ${host.contract} as a whole, so that no host can tell whether it has all of that: import what it uses by name.`,
      ),
    },
  ];
  const needs = Object.fromEntries(
    entry.consumes
      .map(({ key, range }) => [key, range ?? '*'])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  const facts: BuiltFacts = {
    entry: entry.file.name,
    container: entry.container ?? '',
    needs: { '@module-federation/enhanced': FEDERATION_RANGE, ...needs },
    uses: [...new Set(taken.flatMap(({ names }) => [...names]))].sort(),
    first: firstFiles(entry, built.files),
    files: built.files.map(({ name }) => name),
  };
  return { checks, facts };
}

const NO_PROGRAM = { type: 'Program' as const, body: [], sourceType: 'script' as const, start: 0, end: 0 };

function exposeFaults({ file, exposes }: BuiltEntry): string[] {
  if (exposes.length === 1 && exposes[0] === './remote') return [];
  const named = exposes.join(', ') || 'nothing';
  return [
    `${file.name} exposes ${named}: let the plugin's exposes be { './remote': <the file of its routes> }.`,
  ];
}

function nameFaults({ file, container, uniqueName }: BuiltEntry): string[] {
  if (container === null)
    return [
      `${file.name} leaves no global variable: leave the plugin's library out, or let its type be 'var'.`,
    ];
  if (uniqueName === container) return [];
  return [
    `${file.name} is container ${container}, and its chunks find each other under ${uniqueName}: let output.uniqueName be the plugin's name, or two releases on one page take each other's chunks.`,
  ];
}

function publicPathFaults({ file, publicPath }: BuiltEntry): string[] {
  if (publicPath === null) return [];
  return [
    `${file.name} looks for its chunks at "${publicPath}", and the site decides where they lie: let output.publicPath be 'auto'.`,
  ];
}

/** The browser checks a chunk only where the entry says what it must be. */
function integrityFaults(entry: BuiltEntry, { files }: BuiltFolder): string[] {
  const said = [...Object.values(entry.scripts), ...Object.values(entry.styles)].map(String);
  const remedy =
    "add rspack.SubresourceIntegrityPlugin with hashFuncNames ['sha384'], and build into an empty folder";
  const chunks = files.filter(({ name }) => /\.(js|css)$/.test(name) && name !== entry.file.name);
  const bare = chunks.filter(({ integrity }) => !said.some((each) => each.split(' ').includes(integrity)));
  const lost = said.filter((each) => !chunks.some(({ integrity }) => each.split(' ').includes(integrity)));
  return [
    ...bare.map(({ name }) => `${name} is not among the integrities in ${entry.file.name}: ${remedy}.`),
    ...lost.map(
      (each) => `${entry.file.name} names a chunk of integrity ${each}, which is not there: ${remedy}.`,
    ),
  ];
}

function sharingFaults(
  { file, consumes, provides }: BuiltEntry,
  { contract, libraries }: HostKeys,
): string[] {
  const form = '{ singleton: true, strictVersion: true, import: false, requiredVersion }';
  const known = [contract, ...libraries];
  const faults = consumes.flatMap(({ key, range, isSingleton, isStrict, hasCopy }) => {
    if (!known.includes(key))
      return [
        `${file.name} shares ${key}, which the host does not give: take it out of the plugin's shared.`,
      ];
    const isRight = isSingleton && isStrict && !hasCopy && range !== null && /^\^?\d+\.\d+\.\d+/.test(range);
    return isRight ? [] : [`${file.name} shares ${key} in another form than the host's: write ${form}.`];
  });
  const given = provides.map(
    (key) => `${file.name} gives the page a copy of ${key}: write ${form} for it in the plugin's shared.`,
  );
  const without = consumes.some(({ key }) => key === contract)
    ? []
    : [`${file.name} takes nothing from ${contract}: name it in the plugin's shared, as ${form}.`];
  return [...faults, ...given, ...without];
}

function bundleFaults({ files }: BuiltFolder, { libraries }: HostKeys): string[] {
  return files.flatMap((file: BuiltFile) =>
    bundledLibraries(file).map((name) => {
      const isShared = libraries.includes(name);
      const remedy = isShared
        ? `name it in the plugin's shared with import: false`
        : 'use it through the contract';
      return `${file.name} has the code of ${name} in it: ${remedy}.`;
    }),
  );
}

/** The entry, and the chunks of `./remote`, which the entry knows by integrity. */
function firstFiles(entry: BuiltEntry, files: readonly BuiltFile[]): BuiltFacts['first'] {
  const find = (integrity: unknown) =>
    files.find((file) =>
      String(integrity ?? '')
        .split(' ')
        .includes(file.integrity),
    )?.name;
  const scripts = entry.chunks.map((id) => find(entry.scripts[id])).filter((name) => name !== undefined);
  const styles = entry.chunks.flatMap((chunk) => {
    const file = find(entry.styles[chunk]);
    return file === undefined ? [] : [{ file, as: 'style' as const, chunk }];
  });
  return [...[entry.file.name, ...scripts].map((file) => ({ file, as: 'script' as const })), ...styles];
}
