import Fuse from 'fuse.js';
import type { PeerSearch } from '../peer-search';

/** Near wherever it stands in the name, closer than its default lets through. */
export const peer: PeerSearch = {
  script: 'fuse.js/dist/fuse.min.mjs',
  open(names) {
    const index = new Fuse([...names], { threshold: 0.3, ignoreLocation: true });
    return (text) => index.search(text, { limit: 20 }).map(({ refIndex }) => refIndex);
  },
};
