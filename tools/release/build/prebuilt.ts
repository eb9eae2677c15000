import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry, Release } from '@court/contract';
import type { Area } from '@court/domain';
import { type BuiltFacts, inspectBuilt } from '@court/federation/inspect-built';
import { CONTRACT_KEY, LIBRARIES } from '@court/federation/share-list';
import type { AreaFacts } from './area-facts';
import { type BuiltRemote, firstPaintsOf } from './build-remote';
import { contentHash, integrityOf } from './content-hash';
import { type PrebuiltFile, readPrebuiltFile, routeFaults } from './prebuilt-file';
import { paintFaults } from './prebuilt-paints';

/** Thrown if a remote of another repository must not be released. The message lists each fault with its remedy. */
export class PrebuiltRefusedError extends Error {
  override name = 'PrebuiltRefusedError';
  constructor(
    folder: string,
    readonly faults: string[],
  ) {
    super(`${folder} is not released:\n  ${faults.join('\n  ')}`);
  }
}

/** A release made from another repository's build and its remote.json. The caller removes its folder. */
export type Prebuilt = BuiltRemote & { file: PrebuiltFile };

type Order = { area: Area; folder: string; version?: string | undefined; base: string; registry: Registry };

/**
 * Makes a release from the build in `folder`, after the same checks as for this repository's builds. The checks use
 * only the built files. The default version is its package's version plus eight digits of the content's hash. Writes
 * nothing to the site. Throws BuiltFolderError, PrebuiltFileError and PrebuiltRefusedError.
 */
export function readPrebuilt({ area, folder, version, base, registry }: Order): Prebuilt {
  const { checks, facts } = inspectBuilt(folder, {
    contract: CONTRACT_KEY,
    libraries: Object.keys(LIBRARIES),
  });
  const file = readPrebuiltFile(area, folder);
  const out = mkdtempSync(join(tmpdir(), `${area}-`));
  try {
    for (const name of facts.files) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      cpSync(join(folder, name), join(out, name));
    }
    const unpainted = paintFaults({ ...file, ...file.facts, build: folder });
    const paints = unpainted.length > 0 ? [] : copyPaints(file, out);
    const named = version ?? `${file.version}-${contentHash([out]).slice(0, 8)}`;
    const nameless = version === undefined && file.version === null;
    const faults = [
      ...checks.flatMap((check) => check.faults),
      ...unpainted,
      ...routeFaults(area, file, registry),
      ...containerFaults(area, named, facts, registry),
      ...(nameless
        ? ['There is no version: give it with --version, or in a package.json beside remote.json.']
        : []),
    ];
    if (faults.length > 0) throw new PrebuiltRefusedError(folder, faults);
    const at = `${base}${area}/${named}/`;
    const placed = paints.map(
      ({ name, file: paint, integrity }) => [name, { file: at + paint, integrity }] as const,
    );
    return {
      folder: out,
      file,
      release: {
        ...releaseOf(out, facts, { at, version: named }),
        ...firstPaintsOf(placed),
        ...file.facts,
      },
    };
  } catch (error) {
    rmSync(out, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the first paints into the release, each under a name with its hash, as in releases of this repository's
 * areas.
 */
function copyPaints({ folder, paints }: PrebuiltFile, out: string) {
  return Object.entries(paints).map(([name, path]) => {
    const script = readFileSync(join(folder, String(path)), 'utf8');
    const file = `first-paint.${contentHash([], [script]).slice(0, 8)}.js`;
    writeFileSync(join(out, file), script);
    return { name, file, integrity: integrityOf(script) };
  });
}

type Named = { at: string; version: string };

function releaseOf(
  out: string,
  facts: BuiltFacts,
  { at, version }: Named,
): Omit<Release, 'releasedAt' | keyof AreaFacts> {
  const integrity = (file: string) => integrityOf(readFileSync(join(out, file)));
  return {
    version,
    entry: at + facts.entry,
    integrity: integrity(facts.entry),
    container: facts.container,
    contract: majorOf(facts.needs[CONTRACT_KEY]),
    needs: facts.needs,
    preload: facts.first.map(({ file, ...rest }) => ({
      ...rest,
      file: at + file,
      integrity: integrity(file),
    })),
  };
}

/** `^1.2.3` → 1 */
const majorOf = (range = '') => Number(/\d+/.exec(range)?.[0]);

/** Faults for a container name that another release uses. A page that rolls back would run the wrong release. */
function containerFaults(
  area: Area,
  version: string,
  { container }: BuiltFacts,
  registry: Registry,
): string[] {
  return Object.entries(registry.areas).flatMap(([other, { current, previous }]) =>
    [current, ...(previous ? [previous] : [])]
      .filter(
        (release) => release.container === container && !(other === area && release.version === version),
      )
      .map(
        (release) =>
          `container ${container} is that of ${other} ${release.version}: build with another name, by a new version, in the plugin's name and in output.uniqueName.`,
      ),
  );
}
