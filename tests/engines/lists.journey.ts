import { addDays, idOfRowKey } from '@court/domain';
import { courtDay, today } from '../e2e/court-days';
import { expect, test } from './journey';
import type { Tab } from './tab';

/** Pages that the reader leaves soon after they have loaded. */
const HURRIED = ['/calendar', '/search-debtor', '/settings', '/s341-hearing'];

const STAR = { role: 'button', name: /^My list:/, within: '#root' } as const;

/** A scheduled hearing after today. */
async function aHearing(): Promise<string> {
  const { rows } = await courtDay(addDays(today(), 1));
  const [key = ''] = Object.entries(rows).find(([, { s, movedTo }]) => s === 'scheduled' && !movedTo) ?? [];
  return idOfRowKey(key);
}

/** Chromium's message if a page is left while the script of its service worker loads. */
const LEFT_EARLY = /^An unknown error occurred when fetching the script\.$/;

/** Stars a hearing on its page, and finds it on the list, also after a reload. */
async function starAndFind(tab: Tab): Promise<void> {
  const id = await aHearing();
  await tab.open(`/hearing-detail/${id}`);
  await tab.click(STAR);
  await tab.finds(STAR, ({ attributes }) => attributes['aria-pressed'] === 'true');
  await tab.click({ role: 'link', name: /^My list/, within: 'header' });
  await tab.shows('h1', 'My list');
  await tab.shows(`main [data-hearing-id="${id}"]`);
  await tab.open('/search-mylist');
  await tab.shows(`#root [data-hearing-id="${id}"]`);
}

test('a starred hearing is on the list, also after a reload @daily', async ({ tab, allowed }) => {
  allowed.push(LEFT_EARLY);
  await starAndFind(tab);
});

test('a star is stored after pages were left a moment after they loaded, and no release is blamed', async ({
  tab,
  allowed,
}) => {
  allowed.push(LEFT_EARLY);
  for (let visit = 0; visit < 8; visit += 1) {
    await tab.open(HURRIED[visit % HURRIED.length] ?? '');
    await tab.pause(200 + 15 * visit);
  }
  await starAndFind(tab);
  const blamed = () => Object.keys(sessionStorage).filter((key) => /shunned|halted/.test(key));
  expect(await tab.run(blamed)).toEqual([]);
  await tab.lacks('[data-failure], [data-notice="previous-release"]');
});
