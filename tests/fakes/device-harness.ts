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
import { openDeviceStore, readStored } from '../../host/src/device/store/open-device-store';
import { createDevice, rememberOnDevice, retryStorage } from '../../host/src/device/store/remember-on-device';

const store = createStore();

type Refusal = { name: string; part: unknown; code: unknown; message: string };

/** An error as plain data, because an error loses its class between page and test. */
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

/** The host's device modules, exposed to tests by an entry file that only tests build. */
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
