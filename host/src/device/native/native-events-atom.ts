import { nativeEventsSchema, storedSetting } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';

/** Which event of the device's calendar stands for which of ours: uid → the calendar's id. */
export const nativeEventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, nativeEventsSchema);
