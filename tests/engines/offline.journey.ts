import { addDays, idOfRowKey } from '@court/domain';
import { courtDay, today } from '../e2e/court-days';
import { test } from './journey';

/** Pages of every area. */
const PAGES = [
  '/search-mylist',
  '/search-debtor',
  '/s341-hearing',
  '/locations',
  '/settings',
  '/colortheme',
  '/home',
];

/** Whether the service worker has stored the whole site. */
async function isStored(): Promise<boolean> {
  for (const name of await caches.keys())
    if (name.startsWith('court-set ') && (await (await caches.open(name)).match('/.set'))) return true;
  return false;
}

test('every area opens when the site is unreachable, and a day that was read shows its hearings', async ({
  tab,
  cutSite,
  allowed,
}) => {
  // the browsers log each failed request
  allowed.push(/registry\.json|ERR_|Failed to load resource|NetworkError|Could not connect|connection/i);
  const { date, rows } = await courtDay(addDays(today(), 1));
  const id = idOfRowKey(Object.keys(rows)[0] ?? '');
  await tab.open(`/calendar?date=${date}`);
  await tab.shows('[data-reading="live"]');
  await tab.until('a stored site', () => tab.run(isStored));
  await tab.until('a worker of the page', () => tab.run(() => navigator.serviceWorker.controller !== null));
  cutSite();
  for (const path of PAGES) {
    await tab.open(path);
    await tab.shows('header', 'Western District of Texas');
    await tab.until(`h1 of ${path}`, async () => (await tab.count('#root h1')) > 0);
    await tab.lacks('[data-failure], [data-never-started]');
  }
  await tab.open(`/calendar?date=${date}`);
  await tab.shows(`#root [data-hearing-id="${id}"]`);
});
