import * as v from 'valibot';
import { type Area, isArea } from './specification';

const filled = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'is empty'));
const yesNo = v.picklist(['Y', 'N'], 'must be Y or N');
const zone = v.pipe(
  filled,
  v.check((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'is not a time zone'),
);
const httpUrl = v.pipe(filled, v.regex(/^https?:\/\//, 'must start with http:// or https://'));

/** A room in which hearings are held, from a day on (YYYY-MM-DD). */
const courtroom = v.object({
  name: filled,
  from: v.pipe(v.string(), v.isoDate('must be a day, YYYY-MM-DD')),
});

const office = v.object({
  code: filled,
  name: filled,
  staffed: v.boolean(),
  timeZone: zone,
  address: v.object({ street: filled, city: filled, state: filled, zip: filled }),
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
  phone: v.optional(v.nullable(v.string())),
  hours: v.optional(v.nullable(v.string())),
  note: v.optional(v.string()),
  courtrooms: v.optional(v.array(courtroom)),
  /** names of the divisions whose counties it serves; left out, the division of its own name */
  divisions: v.optional(v.array(filled)),
});

/** A court's configuration file, `court-data/courts/<code>.json` (specification §3, court configuration record). */
export const courtConfigSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9]{2,12}$/, 'must be a short lowercase code')),
  displayName: filled,
  /** what stands in the bar of a page, at most some twenty letters: 'W.D. Tex. Bankruptcy'; left out, the display name */
  shortName: v.optional(filled),
  /** true where what stands in the database is invented, and every page must say so */
  sample: v.optional(v.boolean(), false),
  client: v.object({
    apiKey: v.string(),
    authDomain: v.string(),
    /** `http(s)://host[:port][?ns=name]` */
    databaseURL: httpUrl,
    projectId: filled,
    storageBucket: v.string(),
    messagingSenderId: v.string(),
  }),
  /** Firebase's app id of the court's apps (`1:<sender>:android:<hash>`); without it there are no push notifications */
  pushAppId: v.optional(filled),
  instance: filled,
  defaultViewMode: v.picklist(['DESKTOP', 'DEVICE'], 'must be DESKTOP or DEVICE'),
  active: yesNo,
  showAttyNameUppercase: yesNo,
  onlyShowPubDef: yesNo,
  specs: v.record(v.string(), v.string()),
  modules: v.array(v.custom<Area>(isArea, 'must be the name of an area, such as mfe-calendar')),
  /** the first is the court's own: "today" is today there */
  timeZones: v.tupleWithRest([zone], zone, 'names no zone'),
  paths: v.record(v.string(), v.string()),
  meetingHosts: v.array(filled),
  stores: v.object({ ios: v.optional(httpUrl), android: v.optional(httpUrl) }),
  officialSite: httpUrl,
  /** where pages send what became of loading an area; without it the browser's console alone is told */
  reportsTo: v.optional(httpUrl),
  /** key of the Google Maps JavaScript API, for browsers; without it nothing is asked of Google */
  mapsKey: v.optional(v.pipe(v.string('must be text'), v.regex(/^[\w-]{20,}$/, 'is no key of Google Maps'))),
  staleAfterMinutes: v.pipe(v.number(), v.minValue(1)),
  /** days for which records stay that an export no longer reaches back to */
  keepDays: v.optional(v.pipe(v.number(), v.integer('must be whole days'), v.minValue(1)), 400),
  offices: v.pipe(v.array(office), v.minLength(1, 'names no office')),
  /** counties by division, and where that stands or what of it is assumed */
  divisions: v.optional(v.record(v.string(), v.array(filled)), {}),
  divisionSource: v.optional(filled),
});

export type CourtConfig = v.InferOutput<typeof courtConfigSchema>;
export type CourtOffice = CourtConfig['offices'][number];
