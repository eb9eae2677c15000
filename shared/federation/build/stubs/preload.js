/** Preloading by Module Federation: the composed page names the files of its first screen itself. */
const leftOut = () => {
  throw new Error('Left out of this build: Module Federation preloads nothing here');
};

export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};
