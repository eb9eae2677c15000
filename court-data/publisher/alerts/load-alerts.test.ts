import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../command-line/command-line.mjs';
import { failureOf } from '../report';
import { CourtFileError } from '../run/load-court';
import { ServiceAccountError } from '../store/database-access';
import { ownerDatabase } from '../store/owner-database';
import { type TestCourt, testCourt } from '../testing/test-court';
import { loadAlerts } from './load-alerts';
import { withPush } from './testing/alert-court';

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const load = (court: TestCourt['court'], keyFile?: string, isDryRun = false) =>
  loadAlerts(court, ownerDatabase(site.database), { keyFile, isDryRun });

test.each<[string, () => Promise<unknown>, new (...args: never[]) => Error, RegExp]>([
  [
    'a court without apps',
    () => load(site.court, 'key.json'),
    CourtFileError,
    /Give it pushAppId and client/,
  ],
  ['no service account', () => load(withPush(site.court)), UsageError, /--push needs --service-account/],
  ['no such key', () => load(withPush(site.court), 'nowhere.json'), ServiceAccountError, /cannot be read/],
])('%s is a usage error, reported before anything is published', async (_, attempt, kind, words) => {
  const error = await attempt().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(failureOf(error)).toMatchObject({ exitCode: 2, message: expect.stringMatching(words) });
});

test('a dry run needs no service account', async () => {
  const sendAlerts = await load(withPush(site.court), undefined, true);
  expect(await sendAlerts()).toEqual({ sent: 0, waiting: 0, refused: [], due: [] });
});
