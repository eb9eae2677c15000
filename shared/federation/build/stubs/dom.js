/** Module Federation's own script loading: host/src/remotes/load-entry.ts loads entries, with their integrity. */
const leftOut = () => {
  throw new Error('Left out of this build: Module Federation loads no file itself here');
};

export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as safeWrapper,
};
