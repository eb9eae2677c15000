import { accepts } from '../build/share-list.mjs';
import { type BuiltFile, readBuiltFolder } from './built-folder';
import { bundledLibraries } from './bundled-libraries';
import { type FederationStats, neededModules, readFederationStats, STATS_FILE } from './federation-stats';

/** The names of the modules that host and areas share: the contract and the libraries. */
export type HostKeys = { contract: string; libraries: readonly string[] };

/**
 * The result of one check of a built remote. `faults` are sentences that name file and remedy. Empty if the check
 * passes.
 */
export type Check = { title: string; faults: string[] };

/** The facts that a release records about a remote built in another repository. */
export type BuiltFacts = {
  entry: string;
  container: string;
  /** shared module → accepted range */
  needs: Record<string, string>;
  /** files of the first screen, the entry first. `chunk`: id of a style sheet's chunk */
  first: { file: string; as: 'script' | 'style'; chunk?: string }[];
  /** names of the files that a site serves */
  files: string[];
};

/** Remotes with their own runtime run on hosts with these versions of Module Federation. */
const FEDERATION_RANGE = '^2.5.0';

/**
 * Reads a build's mf-stats.json, and checks the build's files against it and against the host's requirements. `facts`
 * are valid only if no check has a fault. Throws BuiltFolderError if the folder contains no remote.
 */
export function inspectBuilt(folder: string, host: HostKeys): { checks: Check[]; facts: BuiltFacts } {
  const files = readBuiltFolder(folder);
  const stats = readFederationStats(folder);
  const { globalName, remoteEntry } = stats.metaData;
  const exposed = stats.exposes.find(({ path }) => path === './remote');
  const scripts = exposed?.assets.js.sync ?? [];
  const styles = exposed?.assets.css.sync ?? [];
  const entry = files.find(({ name }) => name === remoteEntry.name);
  const text = entry?.bytes.toString() ?? '';
  const named = [remoteEntry.name, ...scripts, ...styles];
  const lost = named.filter((name) => !files.some((file) => file.name === name));
  const checks: Check[] = [
    {
      title: `${STATS_FILE} belongs to these files`,
      faults: lost.map(
        (name) => `${STATS_FILE} names ${name}, which is not in ${folder}: build again into an empty folder.`,
      ),
    },
    { title: 'exposes ./remote and nothing else', faults: exposeFaults(stats) },
    { title: 'has a container, and a place on the page, of its own name', faults: nameFaults(stats, text) },
    { title: 'runs from any folder', faults: publicPathFaults(stats) },
    {
      title: 'every chunk has its integrity',
      faults: entry ? integrityFaults(entry, files) : [],
    },
    { title: 'takes what it shares from the host', faults: sharingFaults(stats, host) },
    { title: 'carries no code that only the host may bring', faults: bundleFaults(files, host) },
  ];
  const styleOf = (name: string) => {
    const chunk = chunkOf(text, files.find((file) => file.name === name)?.integrity);
    return { file: name, as: 'style' as const, ...(chunk === null ? {} : { chunk }) };
  };
  const facts: BuiltFacts = {
    entry: remoteEntry.name,
    container: globalName,
    needs: { '@module-federation/enhanced': FEDERATION_RANGE, ...neededModules(stats) },
    first: [
      ...[remoteEntry.name, ...scripts].map((file) => ({ file, as: 'script' as const })),
      ...styles.map(styleOf),
    ],
    files: files.map(({ name }) => name),
  };
  return { checks, facts };
}

function exposeFaults({ exposes }: FederationStats): string[] {
  if (exposes.length === 1 && exposes[0]?.path === './remote') return [];
  const named = exposes.map(({ path }) => path).join(', ') || 'nothing';
  return [
    `${STATS_FILE}: the remote exposes ${named}: let the plugin's exposes be { './remote': <the file of its routes> }.`,
  ];
}

function nameFaults({ metaData }: FederationStats, entry: string): string[] {
  const { globalName, remoteEntry } = metaData;
  if (remoteEntry.type !== 'global')
    return [
      `${remoteEntry.name} leaves no global variable: leave the plugin's library out, or let its type be 'var'.`,
    ];
  const [, uniqueName = ''] = /(?:rspack|webpack)Chunk([\w$]+)/.exec(entry) ?? [];
  if (uniqueName === globalName || entry === '') return [];
  return [
    `${remoteEntry.name} is container ${globalName}, and its chunks find each other under ${uniqueName}: let output.uniqueName be the plugin's name, or two releases on one page take each other's chunks.`,
  ];
}

function publicPathFaults({ metaData: { remoteEntry, publicPath } }: FederationStats): string[] {
  if (publicPath === 'auto') return [];
  return [
    `${remoteEntry.name} looks for its chunks at "${publicPath}", and the site decides where they lie: let output.publicPath be 'auto'.`,
  ];
}

/** Id of the chunk for which the entry lists this integrity. Null if it lists none. */
function chunkOf(entry: string, integrity = 'none'): string | null {
  const value = integrity.replaceAll('+', '\\+');
  return new RegExp(`([^"'{},\\s]+)["']?:\\s*["'][^"']*${value}`).exec(entry)?.[1] ?? null;
}

/** Checks that the entry lists the integrity of every chunk, without which the browser does not verify the chunk. */
function integrityFaults(entry: BuiltFile, files: readonly BuiltFile[]): string[] {
  const text = entry.bytes.toString();
  const remedy =
    "add rspack.SubresourceIntegrityPlugin with hashFuncNames ['sha384'], and build into an empty folder";
  const chunks = files.filter(({ name }) => /\.(js|css)$/.test(name) && name !== entry.name);
  const bare = chunks.filter(({ integrity }) => chunkOf(text, integrity) === null);
  const said = text.match(/sha384-[\w+/]{64}/g) ?? [];
  const lost = said.filter((each) => !chunks.some(({ integrity }) => each === integrity));
  return [
    ...bare.map(({ name }) => `${name} is not among the integrities in ${entry.name}: ${remedy}.`),
    ...lost.map((each) => `${entry.name} names a chunk of integrity ${each}, which is not there: ${remedy}.`),
  ];
}

function sharingFaults({ metaData, shared }: FederationStats, { contract, libraries }: HostKeys): string[] {
  const form = '{ singleton: true, strictVersion: true, import: false, requiredVersion }';
  const known = [contract, ...libraries];
  const faults = shared.flatMap(({ name, version, requiredVersion, singleton }) => {
    if (!known.includes(name))
      return [
        `${STATS_FILE}: it shares ${name}, which the host does not give: take it out of the plugin's shared.`,
      ];
    if (version !== '')
      return [
        `${STATS_FILE}: it gives the page a copy of ${name}: write ${form} for it in the plugin's shared.`,
      ];
    const isRight = singleton && /^\^?\d+\.\d+\.\d+/.test(requiredVersion ?? '');
    return isRight
      ? []
      : [`${STATS_FILE}: it shares ${name} in another form than the host's: write ${form}.`];
  });
  if (!accepts(FEDERATION_RANGE, metaData.pluginVersion))
    faults.push(
      `${STATS_FILE}: it was built with Module Federation ${metaData.pluginVersion}, and the host runs ${FEDERATION_RANGE}: install @module-federation/enhanced@2.`,
    );
  if (!shared.some(({ name }) => name === contract))
    faults.push(
      `${STATS_FILE}: it takes nothing from ${contract}: name it in the plugin's shared, as ${form}.`,
    );
  return faults;
}

function bundleFaults(files: readonly BuiltFile[], { libraries }: HostKeys): string[] {
  return files.flatMap((file) =>
    bundledLibraries(file).map((name) => {
      const remedy = libraries.includes(name)
        ? `name it in the plugin's shared with import: false`
        : 'use it through the contract';
      return `${file.name} has the code of ${name} in it: ${remedy}.`;
    }),
  );
}
