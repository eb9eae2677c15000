import { atom } from 'jotai';
import type { Device } from './device';

const provided = atom<Device | null>(null);

/** The device's calendar, geocoder, push notifications and splash screen; null until the host has given it. */
export const deviceAtom = atom((get) => get(provided));

/** Written by the host's startup alone. */
export const setDeviceAtom = atom(null, (_get, set, device: Device) => set(provided, device));

/** The device's key/value store: secure storage, IndexedDB or localStorage. Values are JSON; null is "nothing". */
export type DeviceStore = {
  /** `secureStorage`, `indexedDB` or `localStorage` */
  readonly driver: string;
  /**
   * Null if there is no value, or if it is damaged. Rejects if the device fails to read it. Waits for a slow device.
   */
  get(key: string): Promise<unknown>;
  /** Rejects if the device refuses the write or is full. */
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys of all stored values. */
  keys(): Promise<string[]>;
};

/** `session`: storage is refused or full, so changes are lost at the end of this session. */
export type StorageStatus = 'starting' | 'device' | 'session';

/** `slow`: the device has not answered yet and is still waited for. `full`: it has no room. `refused`: it stores nothing. */
export type StorageProblem = 'slow' | 'full' | 'refused';

const opened = atom<DeviceStore | null>(null);
const status = atom<StorageStatus>('starting');
const problem = atom<StorageProblem | null>(null);

/** The reason why the device stores nothing, or has not answered yet. Null while storage works. */
export const storageProblemAtom = atom((get) => get(problem));

/** Set to true by the host while the device takes long to answer a storage request. Areas never write it. */
export const reportSlowStorageAtom = atom(null, (get, set, isSlow: boolean) => {
  if (isSlow && get(problem) === null) set(problem, 'slow');
  else if (!isSlow && get(problem) === 'slow') set(problem, null);
});

/** Null until the host has opened it, and for good where the device refuses. */
export const deviceStoreAtom = atom((get) => get(opened));

export const storageStatusAtom = atom((get) => get(status));

/** Written by the host's startup alone; null where no store can be had. */
export const setDeviceStoreAtom = atom(null, (_get, set, store: DeviceStore | null) => {
  set(opened, store);
  set(status, store ? 'device' : 'session');
  set(problem, store ? null : 'refused');
});

const corruptBackup = atom(false);

/** True once something that the device kept did not fit what the page expects, and was set aside. */
export const hasCorruptBackupAtom = atom((get) => get(corruptBackup));
export const reportCorruptBackupAtom = atom(null, (_get, set) => set(corruptBackup, true));

/** A write was refused: what is in memory stays, and the host says once that it will not be remembered. */
export const storeFailedAtom = atom(null, (_get, set, reason: unknown) => {
  console.warn('The device’s store refuses', reason);
  set(status, 'session');
  set(problem, reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'refused');
});

/** The device is about to be asked once more for what it refused. */
export const trustStoreAtom = atom(null, (get, set) => {
  if (!get(opened)) return;
  set(status, 'device');
  set(problem, null);
});
