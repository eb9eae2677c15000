import type { createInstance } from '@module-federation/enhanced/runtime';

/** A module given to remotes: at once, or when first asked for. */
export type ProvidedModule =
  | { version: string; now: unknown }
  | { version: string; later: () => Promise<unknown> };
export type ProvidedModules = Record<string, ProvidedModule>;

type Scope = NonNullable<ReturnType<typeof createInstance>['shareScopeMap'][string]>;
type Shared = NonNullable<NonNullable<Scope[string]>[string]>;

/**
 * The share scope of a Module Federation instance, `owner`, over the modules the page itself was built with, as the
 * instance would make it of its option `shared`: that goes over each of some 200 parts four times.
 */
export function sharedScope(provided: ProvidedModules, owner: string): Scope {
  return Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [name, { [module.version]: partOf(module, owner) }]),
  );
}

function partOf(module: ProvidedModule, owner: string): Shared {
  const { version } = module;
  const part = {
    version,
    from: owner,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true, eager: false },
    strategy: 'version-first' as const,
    deps: [],
    useIn: [],
    loading: null,
  };
  if ('now' in module) {
    const lib = () => module.now;
    return { ...part, lib, get: async () => lib, loaded: true };
  }
  const get = async () => {
    const loaded = await module.later();
    return () => loaded;
  };
  return kept({ ...part, get }, owner);
}

/**
 * What the host gives later stays the host's, whatever becomes of a remote. Left to itself, Module Federation signs such a
 * part with the name of the remote that asked first, and forgets it when that remote is registered anew, as each attempt
 * does; and it keeps the rejection of a part that did not come.
 */
function kept(part: Shared, owner: string): Shared {
  let loading: Promise<unknown> | null = null;
  return Object.defineProperties(part, {
    from: { enumerable: true, get: () => owner, set: () => {} },
    loading: {
      enumerable: true,
      get: () => loading,
      set(begun: Promise<unknown> | null) {
        loading = begun;
        begun?.catch(() => {
          if (loading === begun) loading = null;
        });
      },
    },
  });
}
