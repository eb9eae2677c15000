import { satisfy } from '@module-federation/enhanced/runtime';
import * as runtime from '@module-federation/webpack-bundler-runtime';

type Consumed = {
  shareKey: string;
  shareInfo: { scope: readonly string[]; shareConfig: { requiredVersion?: string | false } };
};
type Shared = { lib?: (() => unknown) | undefined };

/** The part of what Module Federation's `consumes` is called with that is read here. */
export type ConsumesOptions = {
  chunkId: string | number;
  chunkMapping: Record<string, readonly (string | number)[]>;
  installedModules: Record<string, unknown>;
  moduleToHandlerMapping: Record<string, Consumed>;
  webpackRequire: {
    m: Record<string, (module: { exports: unknown }) => void>;
    c: Record<string, unknown>;
    federation: {
      instance?: { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> } | undefined;
    };
  };
};

/**
 * Puts the shared parts of a chunk that the host has at hand into it, at once. Module Federation asks for each with a
 * handful of promises and hooks; it is left what comes later, what is not there and what does not fit.
 */
export function consumeAtHand(options: ConsumesOptions): void {
  const { chunkId, chunkMapping, installedModules, moduleToHandlerMapping, webpackRequire } = options;
  const scopes = webpackRequire.federation.instance?.shareScopeMap ?? {};
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleToHandlerMapping[id];
    const lib = !(id in installedModules) && consumed && libOf(scopes, consumed);
    if (!lib) continue;
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = lib();
    };
  }
}

function libOf(scopes: Record<string, Record<string, Record<string, Shared>>>, consumed: Consumed) {
  const { scope, shareConfig } = consumed.shareInfo;
  const [own, ...others] = Object.entries(scopes[scope[0] ?? '']?.[consumed.shareKey] ?? {});
  // several versions: which of them is for Module Federation to say
  if (!own || others.length > 0) return null;
  const [version, { lib }] = own;
  const { requiredVersion } = shareConfig;
  return typeof lib === 'function' && requiredVersion && satisfy(version, requiredVersion) ? lib : null;
}

const { bundlerRuntime } = runtime;
const { consumes } = bundlerRuntime;
bundlerRuntime.consumes = (options) => {
  consumeAtHand(options);
  consumes?.(options);
};

/** Remotes are built without Module Federation's bundler runtime (shared/federation/build/bundler-runtime-shim.cjs): this is theirs. */
Object.assign(globalThis, { __COURT_MF_BUNDLER_RUNTIME__: runtime });
