import type { CourtConfig } from '@court/shared/records/court-config';
import { appearance } from './appearance';
import { type Bench, benchesOf, visits } from './bench';
import { fateOf } from './fate';
import { isCourtDay } from './federal-holidays';
import { matterOf } from './matters';
import { randomOf } from './random';
import { sampleBar } from './sample-bar';
import { type SampleBlock, sampleBlocks } from './sample-block';
import { type SampleCase, sampleCase } from './sample-case';
import { matterDetails, type SampleHearing } from './sample-hearing';
import { sampleTrustees } from './sample-trustees';
import { CASELOAD, THEMES, type Track } from './tracks';

/** Share of blocks whose matters carry sort codes. */
const SORTED_BLOCKS = 0.35;

export const hearingId = (date: string, place: number) =>
  `h${date.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;

/** Draws any day's hearings from the seed and the date alone, so that no day depends on when it is looked at. */
export function sampleDays(court: CourtConfig, seed: string) {
  const bar = sampleBar(court, seed);
  const trustees = sampleTrustees(seed);
  const benches = benchesOf(court);

  const cases = new Map<string, SampleCase>();

  function caseAt(bench: Bench, track: Track, at: number): SampleCase {
    const key = `${bench.number}:${track}:${at}`;
    const found = cases.get(key) ?? sampleCase(bench, track, at, bar, seed);
    cases.set(key, found);
    return found;
  }

  function hearingsOf(block: SampleBlock, date: string, from: number): SampleHearing[] {
    const { bench, time, theme, size } = block;
    const random = randomOf(`${seed}:${date}:${time}:${bench.number}`);
    const appear = appearance(court, bench, random, seed);
    const isSorted = random.chance(SORTED_BLOCKS);
    return Array.from({ length: size }, (_, place) => {
      const track = random.weighted<Track>(THEMES[theme]);
      const {
        track: _track,
        serial,
        ...inCase
      } = caseAt(bench, track, random.between(0, CASELOAD[track].cases - 1));
      const { matter, movant } = matterOf(random, track);
      const record = {
        id: hearingId(date, from + place),
        court: court.code,
        office: bench.office.name,
        ...inCase,
        date,
        time,
        ...matterDetails(random, time, place, isSorted),
        judge: bench.judge.name,
        location: bench.courtroom,
        trustees: trustees.of(track, benches.indexOf(bench), serial),
        matter,
        movant,
        appear,
      };
      return { record, fate: fateOf(random, date, false) };
    });
  }

  /** None where the court is closed. */
  return (date: string): SampleHearing[] => {
    if (!isCourtDay(date)) return [];
    const sitting = benches.filter((bench) => visits(bench, date));
    const blocks = sampleBlocks(sitting, randomOf(`${seed}:${date}`));
    const ordered = [...blocks].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
    const hearings: SampleHearing[] = [];
    for (const block of ordered) hearings.push(...hearingsOf(block, date, hearings.length + 1));
    return hearings;
  };
}
