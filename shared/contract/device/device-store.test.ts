import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type DeviceStore,
  setDeviceStoreAtom,
  storageProblemAtom,
  storageStatusAtom,
  storeFailedAtom,
  trustStoreAtom,
} from './device-store';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

const named = (name: string) => new DOMException('as a browser says it', name);
const QUOTA = named('QuotaExceededError');
const DENIED = named('SecurityError');

test.each([
  ['full', QUOTA],
  ['full', named('NS_ERROR_DOM_QUOTA_REACHED')],
  ['full', Object.assign(new Error('of another window'), { name: 'QuotaExceededError' })],
  ['refused', DENIED],
  ['refused', named('InvalidStateError')],
  ['refused', named('NotSupportedError')],
  ['failed', named('UnknownError')],
  ['failed', new Error('Loading chunk 7 failed')],
  ['failed', null],
])('a device is %s after %s, on opening and on writing', (problem, reason) => {
  const opening = createStore();
  opening.set(setDeviceStoreAtom, null, reason);
  const writing = createStore();
  writing.set(setDeviceStoreAtom, {} as DeviceStore);
  writing.set(storeFailedAtom, reason);
  for (const store of [opening, writing])
    expect([store.get(storageStatusAtom), store.get(storageProblemAtom)]).toEqual(['session', problem]);
});

test.each([
  ['full', [DENIED, QUOTA]],
  ['full', [QUOTA, DENIED]],
  ['refused', [named('UnknownError'), DENIED]],
  ['failed', [named('UnknownError'), new Error('lost')]],
])('if several kinds of storage fail, the device is %s', (problem, errors) => {
  const store = createStore();
  store.set(setDeviceStoreAtom, null, new AggregateError(errors));
  expect(store.get(storageProblemAtom)).toBe(problem);
});

test('a device that stores values again has no problem', () => {
  const store = createStore();
  store.set(setDeviceStoreAtom, null, QUOTA);
  store.set(setDeviceStoreAtom, {} as DeviceStore);
  expect([store.get(storageStatusAtom), store.get(storageProblemAtom)]).toEqual(['device', null]);
  store.set(storeFailedAtom, QUOTA);
  store.set(trustStoreAtom);
  expect([store.get(storageStatusAtom), store.get(storageProblemAtom)]).toEqual(['device', null]);
});
