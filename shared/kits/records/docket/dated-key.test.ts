import { describe, expect, it } from 'vitest';
import { datedKey, parseDatedKey } from './dated-key';
import { rowKey } from './keys';

describe('keys of dated rows', () => {
  it('tell a meeting from a hearing of the same id, whatever the id', () => {
    for (const id of ['h1', 'h1~341', '7.a/b', '341', 'ñ']) {
      for (const kind of ['hearings', 'meetings'] as const) {
        const key = datedKey(kind, '2026-11-30', '09:30', id);
        expect(parseDatedKey(key)).toEqual({ kind, date: '2026-11-30', rowKey: rowKey('09:30', id) });
      }
    }
    expect(datedKey('hearings', '2026-11-30', '09:30', 'h1~341')).not.toBe(
      datedKey('meetings', '2026-11-30', '09:30', 'h1'),
    );
  });

  it('sort by day, then by time', () => {
    const keys = [
      datedKey('hearings', '2026-12-01', '08:30', 'a'),
      datedKey('meetings', '2026-11-30', '13:30', 'a'),
      datedKey('hearings', '2026-11-30', '09:30', 'z'),
    ];
    expect([...keys].sort()).toEqual([keys[2], keys[1], keys[0]]);
  });
});
