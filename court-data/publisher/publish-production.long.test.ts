import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { realDocketText } from '@court/domain/testing/real-dockets';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishCourt } from './publish-court';
import { DatabaseRefusedError } from './store/database-access';
import { googleAccess } from './store/google-access';
import { type OwnerDatabase, openDatabase, ownerDatabase } from './store/owner-database';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { type Fault, testFirebase } from './testing/test-firebase';

const HEARINGS = JSON.stringify(JSON.parse(realDocketText('hearings.json')).slice(0, 60));
const CHANGED = HEARINGS.replaceAll('"status":"scheduled"', '"status":"vacated"');
vi.setConfig({ testTimeout: 60_000 });

const FAULTS: Fault[] = ['cut after', 500, '502 after', 'cut', 429];

let site: TestCourt;
let faultOf: (method: string, path: string) => Fault | null;
let firebase: Awaited<ReturnType<typeof testFirebase>>;
let expected: unknown[];

const publish = (database: string | OwnerDatabase, text: string) =>
  publishCourt({ court: site.court, database, hearings: { name: 'hearings.json', text }, now: () => NOON });
const opened = async () =>
  ownerDatabase(firebase.database, {
    access: await googleAccess(firebase.keyFile, firebase.fetch),
    fetch: firebase.fetch,
  });

/** The content of `court` after each of three publications. The last publication changes nothing. */
async function publications(court: TestCourt, database: string | OwnerDatabase) {
  const after: unknown[] = [];
  for (const text of [HEARINGS, CHANGED, CHANGED]) {
    await publish(database, text);
    after.push(await court.get(''));
  }
  return after;
}

beforeEach(async () => {
  site = await testCourt();
  faultOf = () => null;
  firebase = await testFirebase(site.database.replace(/\?.*/, ''), (...of) => faultOf(...of));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await Promise.all([site.close(), firebase.close()]);
});

describe('publishing while requests fail', () => {
  beforeAll(async () => {
    const plain = await testCourt();
    site = plain;
    expected = await publications(plain, plain.database);
    await plain.close();
  });

  /** The first value. All in `npm run proof`. */
  const firsts = [0, 1, 2].filter((first) => process.env.PROOF === '1' || first === 0);
  it.each(firsts)('gives the same result if every third request fails, counted from %i', async (first) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    let requests = first;
    faultOf = () => {
      requests += 1;
      return requests % 3 === 0 ? (FAULTS[(requests / 3 + first - 1) % FAULTS.length] ?? null) : null;
    };
    expect(await publications(site, await opened())).toEqual(expected);
    expect(firebase.seen.faults).toBeGreaterThan(8);
    expect(firebase.seen).toMatchObject({ tokens: 1, refused: 0 });
  });
});

describe('a service account’s token', () => {
  it('is requested once, and again when the database no longer accepts it', async () => {
    const database = await opened();
    await publish(database, HEARINGS);
    firebase.expire();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_800_000 });
    await publish(database, CHANGED);
    expect(firebase.seen).toMatchObject({ tokens: 2, refused: 1 });
    expect(await site.get('lastUpdated11/version')).toBe(2);
  });

  it('also opens a database on this machine if its key is given, and is requested from the key’s server', async () => {
    const { local, keyFile, seen } = firebase;
    await publish(await openDatabase(`${local}?ns=txwb`, keyFile), HEARINGS);
    expect(seen).toMatchObject({ tokens: 1, refused: 0 });
    expect(await site.get('lastUpdated11/version')).toBe(1);
    const unasked = await openDatabase(`${local}?ns=txwb`, undefined, keyFile);
    await expect(publish(unasked, CHANGED)).rejects.toMatchObject({ status: 401 });
    expect(seen).toMatchObject({ tokens: 1 });
  });

  it('is requested only from Google if the key names a server on another machine', async () => {
    const key = JSON.parse(readFileSync(firebase.keyFile, 'utf8'));
    writeFileSync(firebase.keyFile, JSON.stringify({ ...key, token_uri: 'https://tokens.example/token' }));
    await publish(await opened(), HEARINGS);
    expect(firebase.seen).toMatchObject({ tokens: 1, refused: 0 });
  });

  it('that is new but refused is not requested repeatedly', async () => {
    const database = await opened();
    firebase.refuseAll();
    const error = await publish(database, HEARINGS).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseRefusedError);
    expect(error).toMatchObject({ status: 401, message: expect.stringMatching(/own project$/) });
    expect(firebase.seen).toMatchObject({ tokens: 1, refused: 1 });
  });

  it('refused by Google causes an error with the account’s name and a remedy', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = JSON.parse(readFileSync(firebase.keyFile, 'utf8'));
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(firebase.keyFile, JSON.stringify({ ...key, private_key }));
    await expect(publish(await opened(), HEARINGS)).rejects.toThrow(
      /^Google gave no access for publisher@txwb\.iam\.gserviceaccount\.com: invalid_grant.*clock/,
    );
    expect(await site.get('')).toBeNull();
  });
});
