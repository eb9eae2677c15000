import { atom } from 'jotai';
import type { Device } from './device';

const provided = atom<Device | null>(null);

/** The device's calendar, geocoder, push notifications and splash screen. Null until the host has set it. */
export const deviceAtom = atom((get) => get(provided));

/** Only the host's startup writes it. */
export const setDeviceAtom = atom(null, (_get, set, device: Device) => set(provided, device));

/**
 * The device's key/value store: secure storage, IndexedDB or localStorage. Values are JSON. Null means that there is
 * no value.
 */
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

/**
 * `slow`: the device has not answered yet, and the app still waits. `full`: the device has no room. `refused`: the
 * browser denies this page storage. `failed`: storage failed for another reason.
 */
export type StorageProblem = 'slow' | 'full' | 'refused' | 'failed';

/** NS_ERROR_DOM_QUOTA_REACHED is Firefox's name for a full localStorage. */
const FULL = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

/** Errors of blocked site data, missing storage and private windows. */
const REFUSED = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError', 'InvalidStateError']);

/** The name of an error. For an AggregateError, the names of its errors. */
function namesOf(reason: unknown): string[] {
  if (reason instanceof AggregateError) return reason.errors.flatMap(namesOf);
  return [(reason as Partial<Error> | null | undefined)?.name ?? ''];
}

/** Whether the device had no room for a write. */
export const isStorageFull = (reason: unknown): boolean => namesOf(reason).some((name) => FULL.has(name));

/** Why the device cannot store values. `reason` is the error of an open or a write. */
function storageProblemOf(reason: unknown): StorageProblem {
  if (isStorageFull(reason)) return 'full';
  return namesOf(reason).some((name) => REFUSED.has(name)) ? 'refused' : 'failed';
}

const opened = atom<DeviceStore | null>(null);
const status = atom<StorageStatus>('starting');
const problem = atom<StorageProblem | null>(null);

/** The reason why the device stores nothing, or has not answered yet. Null while storage works. */
export const storageProblemAtom = atom((get) => get(problem));

const showing = atom(0);

/** Like storageProblemAtom, for a screen that shows the problem. While such a screen reads it, the host's notice leaves it out. */
export const shownStorageProblemAtom = atom(
  (get) => get(problem),
  (_get, set, by: 1 | -1) => set(showing, (count) => count + by),
);
shownStorageProblemAtom.onMount = (count) => {
  count(1);
  return () => count(-1);
};

/** Whether a screen shows the storage problem itself. */
export const isStorageProblemShownAtom = atom((get) => get(showing) > 0);

/** Set to true by the host while the device takes long to answer a storage request. Areas never write it. */
export const reportSlowStorageAtom = atom(null, (get, set, isSlow: boolean) => {
  if (isSlow && get(problem) === null) set(problem, 'slow');
  else if (!isSlow && get(problem) === 'slow') set(problem, null);
});

/** Null until the host has opened a store, and while no store can be opened. */
export const deviceStoreAtom = atom((get) => get(opened));

export const storageStatusAtom = atom((get) => get(status));

/** Only the host's startup writes it. `store` is null if no store could be opened. `reason` is then the error. */
export const setDeviceStoreAtom = atom(null, (_get, set, store: DeviceStore | null, reason?: unknown) => {
  set(opened, store);
  set(status, store ? 'device' : 'session');
  set(problem, store ? null : storageProblemOf(reason));
});

const corruptBackup = atom(false);

/** True once a stored value was damaged and has been backed up. */
export const hasCorruptBackupAtom = atom((get) => get(corruptBackup));
export const reportCorruptBackupAtom = atom(null, (_get, set) => set(corruptBackup, true));

/** Reports that a write failed with `reason`. The value stays in memory, and the host shows the problem once. */
export const storeFailedAtom = atom(null, (_get, set, reason: unknown) => {
  console.warn('The device’s store refuses', reason);
  set(status, 'session');
  set(problem, storageProblemOf(reason));
});

/** Clears the problem before the app retries the refused writes. */
export const trustStoreAtom = atom(null, (get, set) => {
  if (!get(opened)) return;
  set(status, 'device');
  set(problem, null);
});
