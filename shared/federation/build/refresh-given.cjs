// First file of a page under `npm run dev`: gives remotes the page's React Refresh runtime.
globalThis.__COURT_REACT_REFRESH__ = require('react-refresh/runtime');
