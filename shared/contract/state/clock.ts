import { atom } from 'jotai';

/** Smaller differences are the delay of the network. */
const MIN_OFFSET_MS = 5_000;

let offset = 0;
const measured = atom<number | null>(null);

/** Epoch ms on the clock of the court's server; on the device's clock until the server has said its time. */
export const serverNow = (): number => Date.now() + offset;

/** Ms that the clock of the court's server is ahead of the device's; null until the server has said its time. */
export const clockOffsetAtom = atom((get) => get(measured));

/** Written by the host alone. */
export const setClockOffsetAtom = atom(null, (_get, set, ms: number | null) => {
  const exact = ms === null || Math.abs(ms) < MIN_OFFSET_MS ? ms && 0 : ms;
  offset = exact ?? 0;
  set(measured, exact);
});
