/** A module given to remotes: at once, or when first asked for. */
export type GivenModule =
  | { version: string; now: unknown }
  | { version: string; later: () => Promise<unknown> };
export type GivenModules = Record<string, GivenModule>;

type SharedOption = {
  version: string;
  scope: string[];
  shareConfig: { singleton: boolean; requiredVersion: string; strictVersion: boolean };
} & ({ lib: () => unknown } | { get: () => Promise<() => unknown> });

/** The `shared` option of a Module Federation instance over the modules the page itself was built with. */
export function sharedScope(given: GivenModules): Record<string, SharedOption> {
  return Object.fromEntries(Object.entries(given).map(([name, module]) => [name, option(module)]));
}

function option(module: GivenModule): SharedOption {
  const { version } = module;
  const common = {
    version,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
  if ('now' in module) return { ...common, lib: () => module.now };
  return {
    ...common,
    get: async () => {
      const loaded = await module.later();
      return () => loaded;
    },
  };
}
