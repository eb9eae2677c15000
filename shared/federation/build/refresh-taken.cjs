// Stands for React Refresh in a remote under `npm run dev`: the page's own runtime is used.
module.exports = globalThis.__COURT_REACT_REFRESH__;
