import { Charset, Index } from 'flexsearch';
import type { PeerSearch } from '../peer-search';

/** Matches prefixes of words in a spelling that tolerates some letters. Partial matches come last. */
export const peer: PeerSearch = {
  script: 'flexsearch/dist/flexsearch.bundle.module.min.js',
  open(names) {
    const index = new Index({ tokenize: 'forward', encoder: Charset.LatinBalance });
    for (const [id, name] of names.entries()) index.add(id, name);
    return (text) => (index.search(text, { limit: 20, suggest: true }) as number[]).slice(0, 20);
  },
};
