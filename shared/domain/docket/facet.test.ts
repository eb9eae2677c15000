import { describe, expect, it } from 'vitest';
import type { StoredRow } from './docket-row';
import { facetKey, facetOfRow, parseFacet } from './facet';

const row: StoredRow = { n: '26-50001-hto', c: 'A', y: 'bk', h: '13', j: 'j-a', o: 'o5', s: 'held' };

describe('facets', () => {
  it('are parsed back into the same values, with _ for unknown ids', () => {
    const facet = facetOfRow(row);
    expect(facet && facetKey(facet)).toBe('j-a~_~o5~bk~13~held~N');
    expect(facet && parseFacet(facetKey(facet))).toEqual(facet);
  });

  it('do not count a hearing that was moved to another day or removed', () => {
    expect(facetOfRow({ ...row, movedTo: { date: '2026-12-01', time: '09:30' } })).toBeNull();
    expect(facetOfRow({ ...row, s: 'removed' })).toBeNull();
    expect(facetOfRow({ ...row, s: 'removed', z: 'vacated' })?.status).toBe('vacated');
    expect(facetOfRow({ ...row, s: 'stricken' })).not.toBeNull();
  });

  it('keep the court’s flags if they contradict the status', () => {
    const flagged = facetOfRow({ ...row, s: 'continued', f: 'NNN' });
    expect(flagged && facetKey(flagged)).toBe('j-a~_~o5~bk~13~continued+NNN~N');
    expect(flagged && parseFacet(facetKey(flagged))).toEqual(flagged);
    expect(facetOfRow({ ...row, f: 'NNY' })).toEqual(facetOfRow(row));
  });

  it('distinguish hearings with a public defender', () => {
    expect(facetOfRow({ ...row, d: 1 })?.publicDefender).toBe('Y');
  });
});
