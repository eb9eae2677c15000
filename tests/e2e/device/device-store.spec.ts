import type { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../../fakes/harness-page';
import { POOR_STORAGE } from '../poor-storage';

/** Opens the store, writes two values, opens it again like a later visit, and returns the stored values. */
function keepAndReopen() {
  return async () => {
    const { openDeviceStore, readStored } = window.harness;
    const first = await openDeviceStore();
    await first.set('_courtName', 'txwb');
    await first.set('readerSettings', { extCaseNum: 'Y', nested: [1, null, 'a'] });
    const second = await openDeviceStore();
    const read = await readStored(second, ['_courtName', 'readerSettings', '_judgeId']);
    await second.remove('_courtName');
    return { driver: second.driver, read, removed: (await second.get('_courtName')) === null };
  };
}

const KEPT = { _courtName: 'txwb', readerSettings: { extCaseNum: 'Y', nested: [1, null, 'a'] } };

const withoutIndexedDb = () => Object.defineProperty(window, 'indexedDB', { value: undefined });

test('in a browser the store is IndexedDB, by the stated name and store', async ({ page, openHarness }) => {
  await openHarness();
  expect(await page.evaluate(keepAndReopen())).toEqual({ driver: 'indexedDB', read: KEPT, removed: true });
  const bases = await page.evaluate(async () => {
    const [found] = await indexedDB.databases();
    const opening = indexedDB.open(found?.name ?? '');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    return { ...found, stores: [...opening.result.objectStoreNames] };
  });
  expect(bases).toMatchObject({ name: 'localforage', stores: expect.arrayContaining(['keyvaluepairs']) });
});

test('without IndexedDB it is localStorage', async ({ page, openHarness }) => {
  await page.addInitScript(withoutIndexedDb);
  await openHarness();
  expect(await page.evaluate(keepAndReopen())).toEqual({ driver: 'localStorage', read: KEPT, removed: true });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['localforage/readerSettings']);
});

test('in the app it is secure storage, and nothing is stored in the browser', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  expect(await page.evaluate(keepAndReopen())).toEqual({
    driver: 'secureStorage',
    read: KEPT,
    removed: true,
  });
  const { secure, bases } = await page.evaluate(async () => ({
    secure: window.fakeAndroid.secure,
    bases: await indexedDB.databases(),
  }));
  expect(Object.keys(secure)).toEqual(['localforage/keyvaluepairs/readerSettings']);
  expect(JSON.parse(Object.values(secure)[0] ?? '')).toEqual(KEPT.readerSettings);
  expect(bases).toEqual([]);
});

test('secure storage returns a text that looks like a date as a text', async ({ page, openOnAndroid }) => {
  await openOnAndroid();
  const read = await page.evaluate(async () => {
    const store = await window.harness.openDeviceStore();
    await store.set('_judgeName', '2026-11-23T09:30:00.000Z');
    return store.get('_judgeName');
  });
  expect(read).toBe('2026-11-23T09:30:00.000Z');
});

const REFUSING_APPS = [
  ['does not carry the plugin', { without: ['SecureStorage'] }],
  [
    'cannot write to its keystore',
    { faults: { 'SecureStorage.internalSetItem': { message: 'An OS error occurred', code: 'osError' } } },
  ],
] as const;
for (const [why, setup] of REFUSING_APPS) {
  test(`an app that ${why} stores its values in IndexedDB`, async ({ page, openOnAndroid }) => {
    await openOnAndroid(structuredClone(setup) as Parameters<typeof runOnFakeAndroid>[1]);
    expect(await page.evaluate(keepAndReopen())).toMatchObject({ driver: 'indexedDB', read: KEPT });
  });
}

test('without any storage there is no store, and the session continues', async ({ page, openHarness }) => {
  await page.addInitScript(POOR_STORAGE.denied);
  await openHarness();
  const seen = await page.evaluate(async () => {
    const { store, atoms, rememberOnDevice } = window.harness;
    store.set(atoms.colorThemeAtom, 'ocean');
    await rememberOnDevice();
    store.set(atoms.colorThemeAtom, 'jungle');
    return [
      store.get(atoms.deviceStoreAtom),
      store.get(atoms.storageStatusAtom),
      store.get(atoms.storageProblemAtom),
      store.get(atoms.colorThemeAtom),
    ];
  });
  expect(seen).toEqual([null, 'session', 'refused', 'jungle']);
});

test('a store that has become full refuses the write, and the page is notified', async ({
  page,
  openHarness,
}) => {
  await page.addInitScript(withoutIndexedDb);
  await openHarness();
  const seen = await page.evaluate(async () => {
    const { store, atoms, rememberOnDevice } = window.harness;
    await rememberOnDevice();
    const before = store.get(atoms.storageStatusAtom);
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        localStorage.setItem(`filler${size}`, 'x'.repeat(size));
      } catch {}
    }
    store.set(atoms.colorThemeAtom, 'jungle');
    await new Promise((resolve) => store.sub(atoms.storageStatusAtom, () => resolve(null)));
    return [before, store.get(atoms.storageProblemAtom), store.get(atoms.colorThemeAtom)];
  });
  expect(seen).toEqual(['device', 'full', 'jungle']);
});

test('damaged values are ignored, and the others are read', async ({ page, openHarness }) => {
  await page.addInitScript(withoutIndexedDb);
  await openHarness();
  const read = await page.evaluate(async () => {
    localStorage.setItem('localforage/_colorTheme', '{"half":');
    localStorage.setItem('localforage/_courtName', '__lfsc__:blobZ');
    localStorage.setItem('localforage/_judgeName', '"Ann Alder"');
    const store = await window.harness.openDeviceStore();
    return window.harness.readStored(store, ['_colorTheme', '_courtName', '_judgeName']);
  });
  expect(read).toEqual({ _judgeName: 'Ann Alder' });
});

test('values that JSON cannot represent are ignored in IndexedDB', async ({ page, openHarness }) => {
  await openHarness();
  const read = await page.evaluate(async () => {
    const store = await window.harness.openDeviceStore();
    await store.set('blob', new Blob(['x']));
    await store.set('map', new Map([[1, 2]]));
    await store.set('half', { ends: undefined, holds: 'Y' });
    return Promise.all(['blob', 'map', 'half'].map((key) => store.get(key)));
  });
  expect(read).toEqual([null, null, { ends: undefined, holds: 'Y' }]);
});

test('a store that never opens is reported as slow, and can be retried', async ({ page, openHarness }) => {
  await page.addInitScript(POOR_STORAGE.slow);
  await openHarness();
  const seen = await page.evaluate(async () => {
    const { store, atoms, rememberOnDevice, retryStorage } = window.harness;
    const state = () => [store.get(atoms.storageStatusAtom), store.get(atoms.storageProblemAtom)];
    const remembering = rememberOnDevice();
    await new Promise((resolve) => store.sub(atoms.storageProblemAtom, () => resolve(null)));
    const before = state();
    Reflect.set(window, 'answers', true);
    await retryStorage();
    await remembering;
    return [before, state()];
  });
  expect(seen).toEqual([
    ['starting', 'slow'],
    ['device', null],
  ]);
});

test('an app whose keystore does not answer a read is said to be slow', async ({ page, openOnAndroid }) => {
  await openOnAndroid();
  const seen = await page.evaluate(async () => {
    const { store, atoms, rememberOnDevice } = window.harness;
    const { fakeAndroid } = window;
    // the keystore answers the probe and nothing after it
    const secure = new Proxy(fakeAndroid.secure, {
      deleteProperty(items, key) {
        fakeAndroid.setup.silent.push('SecureStorage.internalGetItem');
        return Reflect.deleteProperty(items, key);
      },
    });
    fakeAndroid.secure = secure;
    void rememberOnDevice();
    await new Promise((resolve) => store.sub(atoms.storageProblemAtom, () => resolve(null)));
    return [store.get(atoms.storageStatusAtom), store.get(atoms.storageProblemAtom)];
  });
  expect(seen).toEqual(['starting', 'slow']);
});

test('a choice made before the store has opened is stored in it', async ({ page, openHarness }) => {
  await openHarness();
  const kept = await page.evaluate(async () => {
    const { store, atoms, rememberOnDevice } = window.harness;
    const remembering = rememberOnDevice();
    store.set(atoms.colorThemeAtom, 'winter');
    await remembering;
    return store.get(atoms.deviceStoreAtom)?.get('_colorTheme');
  });
  expect(kept).toBe('winter');
});
