import { DEVICE_KEYS } from '@court/shared/contract/device-keys';
import { storedSetting } from '@court/shared/state/stored-values';

type NativeEvents = Readonly<Record<string, string>>;

function readNativeEvents(json: unknown): NativeEvents {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(
    Object.entries(json).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}

/** Which event of the device's calendar stands for which of ours: uid → the calendar's id. */
export const nativeEventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, readNativeEvents);
