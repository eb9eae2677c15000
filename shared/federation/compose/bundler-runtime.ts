import * as runtime from '@module-federation/webpack-bundler-runtime';
import { consumeAtHand } from './consume-at-hand';

const { bundlerRuntime } = runtime;
const { consumes } = bundlerRuntime;
bundlerRuntime.consumes = (options) => {
  consumeAtHand(options);
  consumes?.(options);
};

/** Remotes are built without Module Federation's bundler runtime (shared/federation/build/bundler-runtime-shim.cjs): this is theirs. */
Object.assign(globalThis, { __COURT_MF_BUNDLER_RUNTIME__: runtime });
