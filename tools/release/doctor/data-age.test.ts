import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from '../../../court-data/database/start-database';
import { temporaryFolder } from '../../../court-data/database/testing/temporary-folder';
import { ownerDatabase } from '../../../court-data/publisher/store/owner-database';
import { checkoutCourts } from '../site/court-file';
import { dataFindings } from './data-age';

const courts = checkoutCourts().filter(({ code }) => code === 'kywb');
const HOUR = 3_600_000;

test('reports data by their age, a database without data, and one that does not answer', async () => {
  const database = await startDatabase({ port: 0, dataDir: temporaryFolder() });
  onTestFinished(() => database.close());
  const url = `http://localhost:${database.port}`;
  const whats = async (now: number) => (await dataFindings(courts, url, now)).map(({ what }) => what);
  expect(await whats(0)).toEqual(['Nothing has been published.']);
  await ownerDatabase(`${url}?ns=kywb`).put('lastUpdated11/checkedAt', 1_000 * HOUR);
  const limit = (courts[0]?.staleAfterMinutes ?? 0) / 60;
  expect(await whats((1_000 + limit) * HOUR)).toEqual([]);
  expect(await whats((1_000 + limit + 48) * HOUR)).toEqual([
    `The data were last checked 3 days ago; readers see “May be out of date” after ${limit} hours.`,
  ]);
  await database.close();
  expect(await dataFindings(courts, url)).toMatchObject([
    {
      place: `kywb, ${url}?ns=kywb`,
      what: expect.stringMatching(/^The database does not answer: [A-Z_]+\. Readers/),
    },
  ]);
});

test('does not check a court that is not active', async () => {
  const closed = courts.map((court) => ({ ...court, active: 'N' as const }));
  expect(await dataFindings(closed, 'http://localhost:1')).toEqual([]);
});
