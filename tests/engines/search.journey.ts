import { addDays } from '@court/domain';
import { courtDay, today } from '../e2e/court-days';
import { busyAttorney } from '../e2e/search-page';
import { test } from './journey';
import type { Tab } from './tab';

const FIELD = { role: 'searchbox', name: /./, within: 'main' } as const;

async function typeInto(tab: Tab, path: string, text: string): Promise<void> {
  await tab.open(path);
  await tab.click(FIELD);
  await tab.type(text);
  await tab.until(`the field has ${text}`, () =>
    tab.run(
      (text) => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === text,
      text,
    ),
  );
}

test('an attorney is found by name, and the page of the attorney opens @daily', async ({ tab }) => {
  const { id, name } = await busyAttorney();
  await typeInto(tab, '/search-attorney', name.toLowerCase());
  await tab.shows(`[data-found="${id}"]`, name);
  await tab.click({ role: 'link', name: /./, within: `[data-found="${id}"]` });
  await tab.isAt(/search-attorney-detail/);
  await tab.shows('h1', name);
});

test('a case is found by its number, and by the name of its debtor', async ({ tab }) => {
  const { rows } = await courtDay(addDays(today(), 1));
  const row = Object.values(rows).find(
    ({ s, y, c }) => s === 'scheduled' && y === 'bk' && c.split(' ').length === 2,
  );
  if (!row) throw new Error('no scheduled hearing of a debtor with two names');
  await typeInto(tab, '/search-casenumber', row.n);
  await tab.shows('[data-found]', row.n);
  await typeInto(tab, '/search-debtor', row.c.toLowerCase());
  await tab.shows('[data-found]', row.c);
});
