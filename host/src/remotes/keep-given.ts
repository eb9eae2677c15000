import type { createInstance } from '@module-federation/enhanced/runtime';

type Instance = ReturnType<typeof createInstance>;
type Shared = NonNullable<NonNullable<Instance['shareScopeMap'][string]>[string]>[string];

/**
 * What the host gives stays the host's, whatever becomes of a remote. Left to itself, Module Federation signs a part that
 * is given later with the name of the remote that asked first, and forgets it when that remote is registered anew, as
 * each attempt does; and it keeps the rejection of a part that did not come.
 */
export function keepGiven({ name, shareScopeMap }: Instance): void {
  for (const versions of Object.values(shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) keepOne(shared, name);
}

function keepOne(shared: Shared, owner: string): void {
  let loading: Promise<unknown> | null = null;
  Object.defineProperties(shared, {
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
