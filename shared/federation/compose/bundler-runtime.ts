import { init, satisfy } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Factory = () => unknown;
type Consumed = {
  shareKey: string;
  shareInfo: { scope: readonly string[]; shareConfig: { requiredVersion?: string | false } };
};
type Shared = { lib?: Factory | undefined; get?: () => Promise<Factory> };

/** The part of what Module Federation's `consumes` is called with that is read here. */
export type ConsumesOptions = {
  chunkId: string | number;
  chunkMapping: Record<string, readonly (string | number)[]>;
  /** what the chunk is still waited for; 0 for a module that is there */
  installedModules: Record<string, Promise<unknown> | 0>;
  moduleToHandlerMapping: Record<string, Consumed>;
  promises: unknown[];
  webpackRequire: {
    m: Record<string, (module: { exports: unknown }) => void>;
    c: Record<string, unknown>;
    federation: {
      instance?: { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> } | undefined;
    };
  };
};

/**
 * Puts the shared parts of a chunk into it, as Module Federation's `consumes` does for parts that all come from one host: at once
 * what is at hand, later what comes later. A part that is not there, or does not fit, throws when it is first asked for.
 */
export function consume(options: ConsumesOptions): void {
  const { chunkId, chunkMapping, installedModules, moduleToHandlerMapping, promises } = options;
  const { c: cache, m: modules, federation } = options.webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleToHandlerMapping[id];
    if (!consumed) continue;
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const settle = (isThere: boolean, exported: Factory) => {
      if (isThere) installedModules[id] = 0;
      else delete installedModules[id];
      modules[id] = (module) => {
        delete cache[id];
        module.exports = exported();
      };
    };
    const fail = (error: unknown) =>
      settle(false, () => {
        throw error;
      });
    const part = partOf(federation.instance?.shareScopeMap ?? {}, consumed);
    if (part?.lib) settle(true, part.lib);
    else if (part?.get) {
      const coming = part.get().then((factory) => settle(true, factory), fail);
      installedModules[id] = coming;
      promises.push(coming);
    } else fail(new Error(`RUNTIME-012: the page has no ${consumed.shareKey} that this release runs on`));
  }
}

function partOf(scopes: Record<string, Record<string, Record<string, Shared>>>, consumed: Consumed) {
  const { scope, shareConfig } = consumed.shareInfo;
  const { requiredVersion } = shareConfig;
  const versions = Object.entries(scopes[scope[0] ?? '']?.[consumed.shareKey] ?? {});
  return versions.find(([version]) => !requiredVersion || satisfy(version, requiredVersion))?.[1];
}

/** The part of a remote's `require` that starts its instance; `runtime` is the one below. */
type Starting = {
  webpackRequire: { federation: { initOptions: Parameters<typeof init>[0]; runtime: { init: typeof init } } };
};

const bundlerRuntime = {
  /** the scopes of an entry, until it has the host's */
  S: {},
  consumes: consume,
  init: ({ webpackRequire: { federation } }: Starting) => federation.runtime.init(federation.initOptions),
  initContainerEntry,
  // the host has filled the scope, and remotes add nothing to it
  I: () => true,
  // no remote takes modules of another
  remotes() {},
  installInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }) {
    if (initialConsumes.length > 0) throw new Error('A shared part is taken before the entry’s chunks');
  },
};

/**
 * Remotes are built without Module Federation's bundler runtime (shared/federation/build/bundler-runtime-shim.cjs): this is theirs,
 * of it what a remote calls that takes all it shares from the host.
 */
const federation = { runtime: { init }, bundlerRuntime, attachShareScopeMap };
Object.assign(globalThis, { __COURT_MF_BUNDLER_RUNTIME__: { default: federation } });
