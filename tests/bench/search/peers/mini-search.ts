import MiniSearch from 'minisearch';
import type { PeerSearch } from '../peer-search';

/** Each typed word matches a prefix or a similar word, with up to a fifth of wrong letters. */
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
