import Fuse from 'fuse.js';
import type { PeerSearch } from '../peer-search';

/** Fuzzy matching anywhere in the name, with a stricter threshold than its default. */
export const peer: PeerSearch = {
  script: 'fuse.js/dist/fuse.min.mjs',
  open(names) {
    const index = new Fuse([...names], { threshold: 0.3, ignoreLocation: true });
    return (text) => index.search(text, { limit: 20 }).map(({ refIndex }) => refIndex);
  },
};
