import { dayIn } from '@court/records';
import { atom } from 'jotai';
import { courtAtom } from './court-atom';

const LOOK_MS = 15_000;

const looksAtom = atom(0);
const tickAtom = atom(
  (get) => get(looksAtom),
  (_get, set) => set(looksAtom, (looks) => looks + 1),
);
tickAtom.onMount = (look) => {
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
};

/** Today in the court's first zone, YYYY-MM-DD; turns at midnight there. In UTC while no court is chosen. */
export const todayAtom = atom((get) => {
  get(tickAtom);
  return dayIn(get(courtAtom)?.timeZones[0] ?? 'UTC', Date.now());
});
