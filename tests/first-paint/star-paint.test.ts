// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { type DocketRow, docketRows } from '@court/domain';
import { expect, test, vi } from 'vitest';
import { replaceFirstPaint } from '../../host/src/first-paint/replace-first-paint';
import { leftChanges } from '../../shared/contract/lists/stored-lists';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { realDays } from './real-days';
import { screenOf } from './two-drawings';

const court: PageCourt = readCourt('txwb', 'http://localhost:9200');

test.each([
  ['mfe-calendar', 'calendar', 'hearings', '/calendar', 'first-paint'],
  ['mfe-s341', 'meetings', 'meetings', '/s341-hearing', 'first-paint-meetings'],
] as const)(
  'in %s, the %s: a star pressed before the app starts is stored with its row',
  async (area, name, list, path, file) => {
    const [[date, json] = ['', {}]] = realDays(list, 1);
    vi.setSystemTime(`${date}T12:00:00Z`);
    const rows = new Map<string, DocketRow>();
    const screen = screenOf(
      await paintOf(area, name, file),
      { court, address: `${path}?date=${date}`, mark: '' },
      rows,
    );
    const root = document.createElement('div');
    const first = document.createElement('main');
    first.append(...(screen?.draw([json], true) ?? []));
    const copyOf = (id: string) => ({ asOf: 5, last: rows.get(id) });
    replaceFirstPaint(
      root,
      first,
      { court: 'txwb', copyOf },
      () => {},
      () => {},
    );
    const star = first.querySelector<HTMLElement>('li button[aria-pressed]');
    star?.click();
    const { hearingId, meetingId } = star?.closest('li')?.dataset ?? {};
    const row = docketRows(date, json, []).find(({ id }) => id === (hearingId ?? meetingId));
    expect(row).toBeDefined();
    expect(leftChanges('txwb')).toEqual([
      { list, id: row?.id, what: 'put', at: expect.any(Number), asOf: 5, last: row },
    ]);
    star?.click();
    expect(leftChanges('txwb')).toEqual([]);
  },
);
