// Replaces React Refresh in a remote under `npm run dev` by the page's runtime.
module.exports = globalThis.__COURT_REACT_REFRESH__;
