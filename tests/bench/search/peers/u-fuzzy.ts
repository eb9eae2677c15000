import uFuzzy from '@leeoniya/ufuzzy';
import type { PeerSearch } from '../peer-search';

/** One error a word (its SingleError mode), words in any order. */
export const peer: PeerSearch = {
  script: '@leeoniya/ufuzzy/dist/uFuzzy.iife.min.js',
  open(names) {
    const haystack = [...names];
    const search = new uFuzzy({ intraMode: 1 });
    return (text) => {
      const [places, info, order] = search.search(haystack, text, 1);
      if (!places) return [];
      const ranked = info && order ? order.map((at) => info.idx[at] ?? -1) : places;
      return ranked.slice(0, 20);
    };
  },
};
