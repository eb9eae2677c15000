import { describe, expect, it } from 'vitest';
import type { StoredRow } from './docket-row';
import { facetKey, facetOfRow, parseFacet } from './facet';

const row: StoredRow = { n: '26-50001-hto', c: 'A', y: 'bk', h: '13', j: 'j-a', o: 'o5', s: 'held' };

describe('facets', () => {
  it('read back as what they were made of, with _ for what is unknown', () => {
    const facet = facetOfRow(row);
    expect(facet && facetKey(facet)).toBe('j-a~_~o5~bk~13~held~N');
    expect(facet && parseFacet(facetKey(facet))).toEqual(facet);
  });

  it('do not count a hearing that stands on another day now, or was removed', () => {
    expect(facetOfRow({ ...row, movedTo: { date: '2026-12-01', time: '09:30' } })).toBeNull();
    expect(facetOfRow({ ...row, s: 'removed' })).toBeNull();
    expect(facetOfRow({ ...row, s: 'removed', z: 'vacated' })?.status).toBe('vacated');
    expect(facetOfRow({ ...row, s: 'stricken' })).not.toBeNull();
  });

  it('keep the flags of the court that say otherwise than the status', () => {
    const flagged = facetOfRow({ ...row, s: 'continued', f: 'NNN' });
    expect(flagged && facetKey(flagged)).toBe('j-a~_~o5~bk~13~continued+NNN~N');
    expect(flagged && parseFacet(facetKey(flagged))).toEqual(flagged);
    expect(facetOfRow({ ...row, f: 'NNY' })).toEqual(facetOfRow(row));
  });

  it('tell hearings with a public defender apart', () => {
    expect(facetOfRow({ ...row, d: 1 })?.publicDefender).toBe('Y');
  });
});
