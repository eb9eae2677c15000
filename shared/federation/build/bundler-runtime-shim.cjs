// Stands for Module Federation's bundler runtime in every remote (95 % of a remote's entry): the host's copy is used.
const host = globalThis.__COURT_MF_BUNDLER_RUNTIME__;
module.exports = {
  __esModule: true,
  default: { ...host.default, instance: undefined, initOptions: undefined, bundlerRuntimeOptions: {} },
};
