import { courtConfigSchema } from '@court/records';
import districts from './districts.json';

/** A federal judicial district, and what of its bankruptcy court is public. */
export type District = {
  /** as CM/ECF names the district, `txw` */
  code: string;
  /** as CM/ECF names its bankruptcy court, `txwb`; null where the district court hears bankruptcy cases itself */
  court: string | null;
  name: string;
  /** as citations shorten it, 'W.D. Tex.' */
  shortName: string;
  /** two letters */
  state: string;
  /** the section of the United States Code that makes it a district and seats its district court */
  source: string;
  /** IANA names, the one of its largest seat first */
  timeZones: string[];
  /** where that section seats the district court, so far as we are sure; the bankruptcy court may sit elsewhere (28 U.S.C. § 152(b)) */
  places: string[];
  note?: string;
};

/** All 94. Two of them share a bankruptcy court, and three have none of their own: 90 courts. */
export const DISTRICTS: readonly District[] = districts;

/** The district of a bankruptcy court; null for a code that no court has. */
export const districtOf = (court: string): District | null =>
  DISTRICTS.find((district) => district.court === court) ?? null;

/** A court's file of which all may be left out that has a usual value. `code` must be there. */
export type CourtAnswers = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AREAS = ['mfe-calendar', 'mfe-search', 'mfe-s341', 'mfe-locations', 'mfe-settings'];
/** A day and two hours: a publisher that comes once a night. */
const STALE_AFTER_MINUTES = 1560;

/** Fields of a court's file that pages are not told; `$schema` is for editors. */
const UNTOLD = ['$schema', 'state', 'stateFips', 'caseFlags'];

/** What `answers` names that is no field of a court's file. */
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

/** The whole file: what `answers` says, and the usual and the public facts for what it leaves out. It may be wrong yet. */
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
