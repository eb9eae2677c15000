import { courtConfigSchema } from '@court/domain';
import districts from './districts.json';

/** A federal judicial district, and the public facts of its bankruptcy court. */
export type District = {
  /** CM/ECF's code of the district, `txw` */
  code: string;
  /** CM/ECF's code of its bankruptcy court, `txwb`; null if the district court hears bankruptcy cases itself */
  court: string | null;
  name: string;
  /** short name for citations, 'W.D. Tex.' */
  shortName: string;
  /** USPS code, two letters */
  state: string;
  /** section of the United States Code that creates the district and names the places of its district court */
  source: string;
  /** IANA names, the zone of the largest seat first */
  timeZones: string[];
  /**
   * places where that section seats the district court, if we are sure of them; the bankruptcy court may sit elsewhere
   * (28 U.S.C. § 152(b))
   */
  places: string[];
  note?: string;
};

/** All 94 districts. Two share a bankruptcy court and three have none, so there are 90 courts. */
export const DISTRICTS: readonly District[] = districts;

/** The district of a bankruptcy court. Null if no court has the code. */
export const districtOf = (court: string): District | null =>
  DISTRICTS.find((district) => district.court === court) ?? null;

/** A court file in which fields with a default may be missing. `code` is required. */
export type CourtAnswers = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AREAS = ['mfe-calendar', 'mfe-search', 'mfe-s341', 'mfe-locations', 'mfe-settings'];
/** Minutes: a day and two hours, for a publisher that runs once a night. */
const STALE_AFTER_MINUTES = 1560;

/** Fields of a court file that the published configuration leaves out. `$schema` is for editors. */
const UNTOLD = ['$schema', 'state', 'stateFips', 'caseFlags'];

/** The names in `answers` that are not fields of a court file. */
export function unknownFields(answers: CourtAnswers): string[] {
  const known = [...Object.keys(courtConfigSchema.pipe[0].entries), ...UNTOLD];
  return Object.keys(answers).filter((name) => !known.includes(name));
}

function composeOffice(given: unknown, at: number, state: string | undefined, zone: unknown): unknown {
  if (!isObject(given)) return given;
  const address = isObject(given.address) ? given.address : {};
  const { code = String(at + 1), name, staffed = true, timeZone = zone, address: _, ...rest } = given;
  const place = { street: undefined, city: name, state, zip: undefined, ...address };
  return { code, name, staffed, timeZone, address: place, phone: null, hours: null, ...rest };
}

/** Completes a court file from `answers`, public facts and defaults. The result may still be invalid. */
export function composeCourt(answers: CourtAnswers): Record<string, unknown> {
  const code = String(answers.code ?? '');
  const district = districtOf(code);
  const facts = district && {
    displayName: `U.S. Bankruptcy Court, ${district.name}`,
    shortName: `${district.shortName} Bankruptcy`,
    timeZones: district.timeZones,
  };
  const { offices, client, ...given } = answers;
  const zones = given.timeZones ?? facts?.timeZones;
  const zone = Array.isArray(zones) ? zones[0] : undefined;
  return {
    code,
    ...facts,
    sample: false,
    client: {
      ...{ apiKey: '', authDomain: '', databaseURL: `http://localhost:9000?ns=${code}` },
      ...{ projectId: `court-calendar-${code}`, storageBucket: '', messagingSenderId: '' },
      ...(isObject(client) ? client : {}),
    },
    ...{ instance: '(default)', defaultViewMode: 'DESKTOP', active: 'Y' },
    ...{ showAttyNameUppercase: 'N', onlyShowPubDef: 'N', specs: {} },
    modules: AREAS,
    paths: {},
    meetingHosts: ['www.zoomgov.com'],
    stores: {},
    officialSite: `https://www.${code}.uscourts.gov`,
    staleAfterMinutes: STALE_AFTER_MINUTES,
    ...given,
    ...(offices === undefined
      ? {}
      : {
          offices: Array.isArray(offices)
            ? offices.map((office, at) => composeOffice(office, at, district?.state, zone))
            : offices,
        }),
  };
}
