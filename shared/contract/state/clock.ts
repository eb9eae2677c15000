import { cachedClockOffset, keepClockOffset } from '@court/domain';
import { atom } from 'jotai';

/** A smaller difference counts as network delay. */
const MIN_OFFSET_MS = 5_000;

const cached = cachedClockOffset();
let offset = cached ?? 0;
const measured = atom<number | null>(cached);

/**
 * Epoch ms on the clock of the court's server. Uses the last visit's clock offset until the server has sent its time.
 */
export const serverNow = (): number => Date.now() + offset;

/**
 * Ms that the clock of the court's server is ahead of the device's. It is the last visit's offset until the server has
 * sent its time, or null if there is none.
 */
export const clockOffsetAtom = atom((get) => get(measured));

/** Only the host writes it. Cached for the next visit. */
export const setClockOffsetAtom = atom(null, (_get, set, ms: number | null) => {
  const exact = ms === null || Math.abs(ms) < MIN_OFFSET_MS ? ms && 0 : Math.round(ms);
  offset = exact ?? 0;
  keepClockOffset(exact);
  set(measured, exact);
});
