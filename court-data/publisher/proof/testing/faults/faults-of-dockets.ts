import type { Pick } from '../printing/sheet';
import { type Hearing, NEAR_JUDGE } from '../printing/truth';
import type { Fault } from './fault';

/** Changes one hearing. */
function changeOne(
  docket: readonly Hearing[],
  pick: Pick,
  change: (one: Hearing) => Partial<Hearing>,
): Hearing[] {
  const chosen = pick(docket);
  return docket.map((one) => (one === chosen ? { ...one, ...change(one) } : one));
}

const MOVED = { status: 'scheduled', to: null } as const;
const onDay = (...days: string[]): Fault => ({
  docket: (docket, pick) => changeOne(docket, pick, () => ({ day: pick(days), status: MOVED })),
});
const atTime = (...times: string[]): Fault => ({
  docket: (docket, pick) => changeOne(docket, pick, () => ({ time: pick(times) })),
});

/** Dockets that are unusual but true. */
export const DOCKET_FAULTS: Readonly<Record<string, Fault>> = {
  weekend: onDay('2026-12-05', '2026-12-13'),
  holiday: onDay('2026-12-25', '2027-01-01'),
  'far ahead': onDay('2029-03-05'),
  'long ago': onDay('2025-06-02'),
  midnight: atTime('00:00'),
  early: atTime('06:15', '05:00'),
  evening: atTime('19:30', '20:00'),
  afternoon: atTime('13:00', '16:30', '18:00'),
  'near judge': {
    docket: (docket) =>
      docket.map((one, at) =>
        at === 0 ? { ...one, judge: NEAR_JUDGE } : at === 1 ? { ...one, judge: 'Elena M. Rivera' } : one,
      ),
  },
  'two matters of a case': {
    docket: (docket) => {
      const [first] = docket;
      return first
        ? [...docket, { ...first, id: 'H-9001', matter: 'Motion to avoid lien', docketNumber: '401' }]
        : docket;
    },
  },
  'two times of a case': {
    docket: (docket) => {
      const [first] = docket;
      return first
        ? [...docket, { ...first, id: 'H-9002', time: first.time === '14:30' ? '15:00' : '14:30' }]
        : docket;
    },
  },
};
