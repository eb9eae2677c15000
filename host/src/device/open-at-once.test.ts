import { beforeEach, expect, test, vi } from 'vitest';
import { openDeviceStore } from './open-device-store';

const kept = vi.hoisted(() => new Map<string, unknown>());

vi.mock('localforage', () => {
  const inTurn = <T>(work: () => T) => Promise.resolve().then(work);
  const createInstance = ({ driver }: { driver: string }) => ({
    setItem: (key: string, value: unknown) => inTurn(() => void kept.set(`${driver} ${key}`, value)),
    getItem: (key: string) => inTurn(() => kept.get(`${driver} ${key}`) ?? null),
    removeItem: (key: string) => inTurn(() => void kept.delete(`${driver} ${key}`)),
  });
  return { default: { INDEXEDDB: 'asyncStorage', LOCALSTORAGE: 'localStorageWrapper', createInstance } };
});

beforeEach(() => kept.clear());

test('two pages that open the store at once both use the same one, and leave nothing of their tests in it', async () => {
  const driverAfter = async (ticks: number) => {
    for (let n = 0; n < ticks; n++) await Promise.resolve();
    return (await openDeviceStore())?.driver;
  };
  for (let ticks = 0; ticks < 20; ticks++)
    expect(await Promise.all([driverAfter(0), driverAfter(ticks)]), `${ticks} ticks apart`).toEqual([
      'indexedDB',
      'indexedDB',
    ]);
  expect([...kept.keys()]).toEqual([]);
});
