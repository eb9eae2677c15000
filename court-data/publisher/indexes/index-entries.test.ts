import { MAX_HIT_BYTES } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { Random } from '../../sample/random/random';
import { fitHit } from './index-entries';

const KEY = 'pena rosa m ~c2650001-bk~AbCdEfGhIjk';
const bytes = (key: string, hit: object) =>
  Buffer.byteLength(JSON.stringify({ [key]: { ...hit, u: '2026-12-01', m: 1 } })) - 1;

describe('a hit', () => {
  it('that is short stays unchanged, and does not repeat a title', () => {
    const said = { n: 'Rosa M. Peña', c: '26-50001-hto', t: 'Oakwood Storage LLC' };
    expect(fitHit(KEY, said, MAX_HIT_BYTES)).toEqual(said);
    const same = { n: 'Rosa M. Peña', c: '26-50001-hto', t: 'Rosa M. Peña' };
    expect(fitHit(KEY, same, MAX_HIT_BYTES)).toEqual({ n: 'Rosa M. Peña', c: '26-50001-hto' });
  });

  it('has at most sixty characters of a title, which is truncated before the name', () => {
    const t = 'Oakwood Storage '.repeat(20);
    const short = fitHit('a~b', { n: '26-50001', t }, MAX_HIT_BYTES);
    expect([...short.t]).toHaveLength(60);
    expect(short.t.endsWith('…')).toBe(true);
    const n = 'Rosa Maria Guadalupe Peña de la Vara and Juan José Peña Oakley';
    expect(fitHit(KEY, { n, c: '26-50001-hto', t }, MAX_HIT_BYTES)).toMatchObject({ n });
  });

  it('truncates the real name before the alias', () => {
    const k = 'dba Oakwood Storage and Moving of San Antonio and Austin';
    const hit = fitHit(KEY, { n: 'Oakwood Holdings and Sons '.repeat(6), k, c: '26-50001' }, MAX_HIT_BYTES);
    expect(hit.k).toBe(k);
    expect(hit.n).toMatch(/^Oakwood Holdings.*…$/);
  });

  it('never exceeds its size limit, with any printed data', () => {
    const random = new Random('hits');
    const words = (most: number) =>
      Array.from({ length: random.between(1, most) }, () =>
        random.pick(['Oak', 'Peña', '"Storage"', 'A', 'Guadalupe']),
      ).join(' ');
    for (let round = 0; round < 2_000; round += 1) {
      const key = `${'abcdefgh '.repeat(random.between(1, 8))}~c2650001-bk~AbCdEfGhIjk`;
      const k = random.chance(0.3) ? { k: `aka ${words(40)}` } : {};
      const hit = fitHit(key, { n: words(60), ...k, c: '26-50001-hto', t: words(60) }, MAX_HIT_BYTES);
      expect(bytes(key, hit), JSON.stringify([key, hit])).toBeLessThanOrEqual(MAX_HIT_BYTES);
      expect(hit.n.length).toBeGreaterThan(0);
    }
  });
});
