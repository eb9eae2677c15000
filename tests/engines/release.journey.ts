import { copyOfSite, releaseOther, THROWS_ON_RENDER } from '../e2e/releases/other-release';
import { test } from './journey';
import { tabIn } from './tab';

test('an area whose newest release throws shows the previous one, and says so', async ({
  engine,
  allowed,
}) => {
  allowed.push(/on render|mfe-search@9\.1\.0/);
  const site = await copyOfSite();
  await releaseOther(site.folder, 'mfe-search', '9.0.0');
  await releaseOther(site.folder, 'mfe-search', '9.1.0', { after: THROWS_ON_RENDER });
  const tab = tabIn(engine, site.url);
  await tab.open('/search-attorney');
  await tab.shows('[data-notice="previous-release"]', 'Showing the search as released on');
  await tab.shows('[data-area="mfe-search"][data-release="9.0.0"]');
  await tab.finds({ role: 'searchbox', name: /./, within: 'main' });
  await tab.open('about:blank');
  await site.close();
});
