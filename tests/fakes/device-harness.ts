import '@court/federation/trusted-types';
import '../../host/src/shell/base.css';
import {
  chooseCourtAtom,
  colorThemeAtom,
  courtAtom,
  deviceAtom,
  deviceStoreAtom,
  storageProblemAtom,
  storageStatusAtom,
  storedValuesAtom,
} from '@court/contract';
import { cancelledEventsAtom, eventCalendarAtom } from '@court/ui';
import { createStore } from 'jotai';
import { openDeviceStore, readStored } from '../../host/src/device/open-device-store';
import { createDevice, rememberOnDevice, retryStorage } from '../../host/src/device/remember-on-device';

const store = createStore();

type Refusal = { name: string; part: unknown; code: unknown; message: string };

/** An error by its name and facts: errors lose their class on the way from the page to the test. */
async function refusal(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { name, message } = error;
    return { name, message, part: Reflect.get(error, 'part'), code: Reflect.get(error, 'code') };
  }
}

/** The host's device modules as tests reach them, in a first file that exists only for tests. */
const harness = {
  store,
  device: createDevice(store),
  openDeviceStore,
  readStored,
  rememberOnDevice: () => rememberOnDevice(store),
  retryStorage: () => retryStorage(store),
  refusal,
  atoms: {
    cancelledEventsAtom,
    eventCalendarAtom,
    chooseCourtAtom,
    courtAtom,
    colorThemeAtom,
    deviceAtom,
    deviceStoreAtom,
    storageProblemAtom,
    storageStatusAtom,
    storedValuesAtom,
  },
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}

window.harness = harness;
