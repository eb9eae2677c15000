import type { ListChange } from '@court/contract';
import { type DocketRow, readRow } from '@court/domain';

/** A starred hearing, as the list stores it. */
export const savedRow = (id: string, more: Partial<DocketRow> = {}): DocketRow => ({
  ...readRow('2026-11-30', `0930~${id}`, { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled' }),
  ...more,
});

/** List changes that add the rows. */
export const seededLists = (rows: readonly DocketRow[]): ListChange[] =>
  rows.map((last) => ({ list: 'hearings', id: last.id, what: 'put', at: 1, last }));
