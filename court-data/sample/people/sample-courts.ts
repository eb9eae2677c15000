import type { CourtConfig } from '@court/domain';
import { Random } from '../random/random';
import { personName } from './person-names';

/** An invented judge. No real judge of the court has the name. */
export type SampleJudge = {
  name: string;
  /** the initials that the court prints at the end of a case number */
  initials: string;
  /** name of the judge's office in the court file */
  home: string;
  /** office without staff that the judge visits on some days */
  visits?: string;
};

/** The invented data of a court, apart from the data drawn from the seed. */
export type SampleCourt = {
  judges: readonly SampleJudge[];
  /** minimum and maximum hearings of a court day, and of a busy day */
  hearings: readonly [number, number];
  onBusyDays: readonly [number, number];
  /** share of case numbers printed in full, with office and type: `3:26-bk-31234-omt` */
  printedInFull: number;
  /** invented places in business names */
  places: readonly [string, ...string[]];
};

const COURTS: Readonly<Record<string, SampleCourt>> = {
  txwb: {
    judges: [
      { name: 'Harlan T. Oakesmith', initials: 'hto', home: 'San Antonio' },
      { name: 'Marguerite R. Delgadillo', initials: 'mrd', home: 'Austin' },
      { name: 'Edwin J. Castellaw', initials: 'ejc', home: 'Waco' },
      { name: 'Rosalind K. Ybarra-Finch', initials: 'rky', home: 'El Paso' },
      { name: 'Thaddeus B. Nwosu', initials: 'tbn', home: 'San Antonio', visits: 'Midland' },
      { name: 'Lenore A. Sandifer', initials: 'las', home: 'San Antonio' },
      { name: 'Cruz M. Villarreal-Hale', initials: 'cmv', home: 'Austin' },
    ],
    hearings: [66, 122],
    onBusyDays: [200, 270],
    printedInFull: 0.04,
    places: [
      'Mesquite Bend',
      'Limestone Creek',
      'Pecan Hollow',
      'Franklin Gap',
      'Blackland',
      'Caliche Flats',
      'Twin Sotol',
      'Cedar Brake',
      'Mission Trace',
      'Ocotillo',
      'Sabinal Fork',
      'Painted Draw',
    ],
  },
  wawb: {
    judges: [
      { name: 'Ingeborg S. Hallquist', initials: 'ISH', home: 'Seattle' },
      { name: 'Desmond R. Achterberg', initials: 'DRA', home: 'Tacoma' },
      { name: 'Fumiko L. Trevanion', initials: 'FLT', home: 'Seattle' },
      { name: 'Anselm P. Kjeldgaard', initials: 'APK', home: 'Seattle' },
      { name: 'Corazón V. Blueridge', initials: 'CVB', home: 'Tacoma' },
    ],
    hearings: [26, 56],
    onBusyDays: [90, 140],
    printedInFull: 0.04,
    places: [
      'Alder Slough',
      'Salmon Bar',
      'Fern Prairie',
      'Cascade Bench',
      'Tideflat',
      'Madrona Point',
      'Hemlock Fork',
      'Skookum Reach',
      'Gravel Bar',
      'Heron Landing',
      'Foggy Inlet',
      'Cedar Spit',
    ],
  },
  kywb: {
    judges: [
      { name: 'Odessa M. Threlkeld', initials: 'omt', home: 'Louisville' },
      { name: 'Leland W. Coldiron', initials: 'lwc', home: 'Louisville', visits: 'Bowling Green' },
      { name: 'Barnaby F. Quisenberry', initials: 'bfq', home: 'Louisville', visits: 'Owensboro' },
      { name: 'Winifred A. Stallcup', initials: 'was', home: 'Louisville', visits: 'Paducah' },
    ],
    hearings: [18, 42],
    onBusyDays: [70, 110],
    printedInFull: 1,
    places: [
      'Sycamore Lick',
      'Limestone Ferry',
      'Dogwood Knob',
      'Barren Fork',
      'Tobacco Row',
      'Blue Ash',
      'Redbud Landing',
      'Cave Spring',
      'Sassafras Bend',
      'Pennyroyal',
      'Mill Branch',
      'Locust Pike',
    ],
  },
};

/** These places exist in no state. */
const PLACES: SampleCourt['places'] = [
  'Quarry Bend',
  'Larkspur Hollow',
  'Copper Landing',
  'Juniper Cross',
  'Old Mill',
  'Stone Ferry',
  'Willow Reach',
  'Granite Gap',
  'Meadow Fork',
  'Harvest Point',
  'Signal Hill',
  'Rushing Creek',
];
const LETTERS = 'abcdefghijklmnoprstvwy';

/** Three letters that no other judge has. */
function initialsBeside(random: Random, taken: ReadonlySet<string>): string {
  const letters = Array.from({ length: 3 }, () => LETTERS[random.between(0, LETTERS.length - 1)] ?? 'a');
  const initials = letters.join('');
  return taken.has(initials) ? initialsBeside(random, taken) : initials;
}

/** One judge for each staffed office and one more for the first. Judges visit the offices without staff in turn. */
function inventedFor({ code, offices }: Pick<CourtConfig, 'code' | 'offices'>): SampleCourt {
  const random = new Random(`${code}:judges`);
  const staffed = offices.filter((office) => office.staffed);
  const seats = staffed.length > 0 ? staffed : offices;
  const visited = staffed.length > 0 ? offices.filter((office) => !office.staffed) : [];
  const homes = [...seats, ...seats.slice(0, 1)];
  const least = Math.ceil(visited.length / homes.length) * homes.length;
  const taken = new Set<string>();
  const judges = Array.from({ length: Math.max(homes.length, least) }, (_, at): SampleJudge => {
    const initials = initialsBeside(random, taken);
    taken.add(initials);
    const home = homes[at % homes.length]?.name ?? '';
    const visits = visited[at]?.name;
    return { name: personName(random), initials, home, ...(visits ? { visits } : {}) };
  });
  const size = judges.length;
  return {
    judges,
    hearings: [6 * size, 12 * size],
    onBusyDays: [18 * size, 28 * size],
    printedInFull: 0.04,
    places: PLACES,
  };
}

const invented = new Map<string, SampleCourt>();

/** The invented data of a court: from the table above, or drawn from its code and offices. */
export function sampleCourt(court: Pick<CourtConfig, 'code' | 'offices'>): SampleCourt {
  const key = JSON.stringify([court.code, court.offices.map(({ name, staffed }) => [name, staffed])]);
  const found = COURTS[court.code] ?? invented.get(key) ?? inventedFor(court);
  invented.set(key, found);
  return found;
}
