import * as runtime from '@module-federation/webpack-bundler-runtime';

/** Remotes are built without Module Federation's bundler runtime (shared/build/bundler-runtime-shim.cjs): this is theirs. */
Object.assign(globalThis, { __COURT_MF_BUNDLER_RUNTIME__: runtime });
