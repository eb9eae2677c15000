import { personName } from './person-names';
import { randomOf } from './random';
import type { Track } from './tracks';

const STANDING = 4;
const PANEL = 8;

/** Twelve invented trustees: four standing ones for wage-earner and farm cases, eight on the panel. */
export function sampleTrustees(seed: string) {
  const random = randomOf(`${seed}:trustees`);
  const names = Array.from({ length: STANDING + PANEL }, () => personName(random));
  return {
    names,
    /** The case's trustee; chapters 9 and 15 have none, of chapter 11 only some. */
    of(track: Track, office: number, serial: number): string[] {
      if (track === '13' || track === '12') return names.slice(office % STANDING, (office % STANDING) + 1);
      const panel = names[STANDING + (serial % PANEL)];
      const has = track === '7' || track === 'ap' || (track === '11' && serial % 3 === 0);
      return has && panel ? [panel] : [];
    },
  };
}

export type SampleTrustees = ReturnType<typeof sampleTrustees>;
