import { readerSettingsAtom } from '@court/contract';
import type { DocketRow } from '@court/domain';
import { venueClockAtom } from '@court/ui';
import { atom } from 'jotai';
import { detailMessages } from '../messages/detail-messages';

/**
 * Reads 'Called at 9:45 AM' of a row. Null if the hearing has no time apart from its block's, or if the court or the
 * reader does not show such times.
 */
export const calledAtAtom = atom((get) => {
  const clock = get(venueClockAtom);
  const isShown = get(readerSettingsAtom).showIPCEventTime === 'Y';
  return (row: DocketRow): string | null => {
    const { eventTime, time } = row;
    if (!isShown || !eventTime || eventTime === time) return null;
    return detailMessages('calledAt', { time: clock.time({ ...row, time: eventTime }) });
  };
});
