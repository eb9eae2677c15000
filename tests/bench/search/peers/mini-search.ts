import MiniSearch from 'minisearch';
import type { PeerSearch } from '../peer-search';

/** Every typed word begins a word, or is near to one: a fifth of its letters may be wrong. */
export const peer: PeerSearch = {
  script: 'minisearch/dist/umd/index.js',
  open(names) {
    const index = new MiniSearch({ fields: ['name'] });
    index.addAll(names.map((name, id) => ({ id, name })));
    return (text) =>
      index
        .search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' })
        .slice(0, 20)
        .map(({ id }) => Number(id));
  },
};
