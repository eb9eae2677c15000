import { cachedClockOffset, keepClockOffset } from '@court/records';
import { atom } from 'jotai';

/** Smaller differences are the delay of the network. */
const MIN_OFFSET_MS = 5_000;

const cached = cachedClockOffset();
let offset = cached ?? 0;
const measured = atom<number | null>(cached);

/** Epoch ms on the clock of the court's server; until the server has said its time, by what it said at the last visit. */
export const serverNow = (): number => Date.now() + offset;

/**
 * Ms that the clock of the court's server is ahead of the device's; until the server has said its time, as of the last visit, and
 * null if there was none.
 */
export const clockOffsetAtom = atom((get) => get(measured));

/** Written by the host alone. Cached for the next visit. */
export const setClockOffsetAtom = atom(null, (_get, set, ms: number | null) => {
  const exact = ms === null || Math.abs(ms) < MIN_OFFSET_MS ? ms && 0 : Math.round(ms);
  offset = exact ?? 0;
  keepClockOffset(exact);
  set(measured, exact);
});
