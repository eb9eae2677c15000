import { DeviceError, deviceAtom } from '@court/contract';
import { atom } from 'jotai';
import { recordMessages } from '../messages/record-messages';

/** Whether an event is in the device's own calendar. Null without permission to look. Never asks for permission. */
export const hasEventAtom = atom(null, async (get, _set, uid: string): Promise<boolean | null> => {
  try {
    const calendar = await get(deviceAtom)?.calendar();
    if (calendar?.kind !== 'device' || (await calendar.permission()) !== 'granted') return null;
    return (await calendar.find(uid)) !== null;
  } catch {
    return null;
  }
});

/** Removes an event from the device's calendar. Resolves to a sentence for the reader about the result. */
export const removeEventAtom = atom(null, async (get, _set, uid: string): Promise<string> => {
  try {
    const calendar = await get(deviceAtom)?.calendar();
    if (!calendar) return recordMessages('removed.failed');
    return recordMessages((await calendar.remove(uid)) ? 'removed.done' : 'removed.none');
  } catch (error) {
    return error instanceof DeviceError ? error.message : recordMessages('removed.failed');
  }
});
