import * as v from 'valibot';
import { DATA_PATHS, HIDDEN_PATHS, type HiddenPath } from '../keys/data-paths';
import { isTimeZone } from '../time/court-clocks';
import { type Area, DESKTOP_SPECS, isArea } from './specification';

const text = v.string('must be text');
const filled = v.pipe(text, v.trim(), v.minLength(1, 'is empty'));
const isTrue = v.boolean('must be true or false');
const number = v.number('must be a number');
const listOf = <T extends v.GenericSchema>(item: T) => v.array(item, 'must be a list');
const yesNo = v.picklist(['Y', 'N'], 'must be Y or N');
const zone = v.pipe(filled, v.check(isTimeZone, 'is not a time zone; give one like America/Chicago'));
const httpUrl = v.pipe(filled, v.regex(/^https?:\/\//, 'must start with http:// or https://'));

/** A courtroom, and the day (YYYY-MM-DD) from which it is used. */
const courtroom = v.object({
  name: filled,
  from: v.pipe(text, v.isoDate('must be a day, YYYY-MM-DD')),
});

const office = v.object({
  code: filled,
  name: filled,
  staffed: isTrue,
  timeZone: zone,
  address: v.object({ street: filled, city: filled, state: filled, zip: filled }),
  lat: v.optional(number),
  lng: v.optional(number),
  phone: v.optional(v.nullable(text)),
  hours: v.optional(v.nullable(text)),
  note: v.optional(text),
  courtrooms: v.optional(listOf(courtroom)),
  /** names of the divisions whose counties it serves; by default the division with its own name */
  divisions: v.optional(listOf(filled)),
});

/** A list such as 'ap,bk' of values from `all`. */
function listOfSome(all: string) {
  const known = all.split(',');
  return v.pipe(
    text,
    v.check(
      (some) => some.split(',').every((one) => known.includes(one)),
      `must be a list of some of ${all}`,
    ),
  );
}

const followed = (by: string) => v.never(`follows ${by} and is not set here`);

/** Filter settings of the specification (§3) that a court sets. Those that §4 and §9 decide cannot be set. */
const specs = v.strictObject(
  {
    specCSType: v.optional(listOfSome(DESKTOP_SPECS.specCSType)),
    specCSChapter: v.optional(listOfSome(DESKTOP_SPECS.specCSChapter)),
    specShowExtraWhiteSpace: v.optional(v.pipe(text, v.regex(/^\d$/, 'must be a digit'))),
    specShowIPCEventTime: v.optional(yesNo),
    specShowJudFilterAsDropdown: v.optional(yesNo),
    specShowTrustFilterAsDropdown: v.optional(yesNo),
    specStricken: v.optional(followed('onlyShowPubDef')),
    specTerminated: v.optional(followed('onlyShowPubDef')),
    specSatisfied: v.optional(followed('onlyShowPubDef')),
    specShowAttyNameUppercase: v.optional(followed('showAttyNameUppercase')),
  },
  'is no filter setting',
);

const pathName = v.pipe(text, v.regex(/^[\w-]{1,60}$/, 'must be letters, digits, _ and -'));

/** The court's own names of the paths that the specification does not name (§3), without the suffix 11. */
const paths = v.pipe(
  v.strictObject(
    Object.fromEntries(HIDDEN_PATHS.map((name) => [name, v.optional(pathName)])) as Record<
      HiddenPath,
      v.OptionalSchema<typeof pathName, undefined>
    >,
    'is no path that a court names',
  ),
  v.check((own) => {
    const names = Object.values(own);
    const others: readonly string[] = DATA_PATHS.filter((name) => Reflect.get(own, name) === undefined);
    return new Set(names).size === names.length && !names.some((name) => name && others.includes(name));
  }, 'gives two paths one name'),
);

/** Calendar feeds that the publisher writes and to which anyone can subscribe. */
const feeds = v.object({
  /** a URL, or a folder of the site */
  url: v.pipe(
    filled,
    v.regex(
      /^(https?:\/\/[^\s?#]+|[a-z0-9-]+(\/[a-z0-9-]+)*)$/,
      'must be an address without ? and #, or a folder of the site, feeds/txwb',
    ),
  ),
  /**
   * URL of the court's pages to which events link. The default is its `site`. Events have no link if both are absent.
   */
  pages: v.optional(httpUrl),
  /** attorneys who have their own feed, by the id at the end of their page's URL */
  attorneys: v.optional(v.array(filled)),
});

/** The court's apps. A release of its site publishes them to phones for app links. */
const apps = v.object({
  ios: v.optional(
    listOf(
      v.pipe(text, v.regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, 'must be team.app, ABCDE12345.org.example.app')),
    ),
  ),
  android: v.optional(
    listOf(
      v.object({
        package: v.pipe(text, v.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be like org.example.app')),
        fingerprints: v.pipe(
          listOf(
            v.pipe(text, v.regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be 32 bytes in capitals, AB:CD:…')),
          ),
          v.minLength(1, 'names no certificate'),
        ),
      }),
    ),
  ),
});

const clock = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:mm'));

/** Times of day between which a court hears cases. */
const hours = v.pipe(
  v.object({ from: clock, to: clock }),
  v.check(({ from, to }) => from < to, 'must end after it begins'),
);

const DEFAULT_INSTANCE = '(default)';

/**
 * The URL of a database instance. For `(default)`, the URL in the file. For another instance, the same URL with the
 * instance's name in `?ns=` or as the first label of the host.
 */
export function instanceUrl(databaseURL: string, instance: string): string {
  if (instance === DEFAULT_INSTANCE) return databaseURL;
  const url = new URL(databaseURL);
  if (url.searchParams.has('ns')) url.searchParams.set('ns', instance);
  else url.hostname = [instance, ...url.hostname.split('.').slice(1)].join('.');
  return url.search ? url.href.replace('/?', '?') : url.origin;
}

/** A court's configuration file, `court-data/courts/<code>.json` (specification §3, court configuration record). */
const courtFile = v.object({
  code: v.pipe(text, v.regex(/^[a-z0-9]{2,12}$/, 'must be 2 to 12 small letters and digits, like txwb')),
  displayName: filled,
  /** title in a page's header, at most about 20 letters: 'W.D. Tex. Bankruptcy'; by default the display name */
  shortName: v.optional(filled),
  /** true if the database contains invented data, which every page must say */
  sample: v.optional(isTrue, false),
  client: v.object({
    apiKey: text,
    authDomain: text,
    /** `http(s)://host[:port][?ns=name]` */
    databaseURL: httpUrl,
    projectId: filled,
    storageBucket: text,
    messagingSenderId: text,
  }),
  /** Firebase's app id of the court's apps (`1:<sender>:android:<hash>`); absent if there are no push notifications */
  pushAppId: v.optional(filled),
  /** time range in which no alert is sent, by the venue's clock; by default alerts are sent at any hour */
  quietHours: v.optional(v.object({ from: clock, to: clock })),
  /**
   * Times between which the court hears cases, by the venue's clock. The publisher reports a hearing outside them as a
   * question. Default: 07:00 to 19:00.
   */
  hours: v.optional(hours),
  /** name of the database instance; `(default)` is the one that databaseURL names */
  instance: v.pipe(filled, v.regex(/^(\(default\)|[a-z0-9-]+)$/, 'is no name of a database instance')),
  /** which of the two builds a server shows by default */
  defaultViewMode: v.picklist(['DESKTOP', 'DEVICE'], 'must be DESKTOP or DEVICE'),
  /** N: the court is not offered to readers */
  active: yesNo,
  showAttyNameUppercase: yesNo,
  onlyShowPubDef: yesNo,
  /** whether the case number is shown with its office and judge, and on which side of the short number */
  extCaseNum: v.optional(yesNo),
  extCaseNumLoc: v.optional(v.picklist(['before', 'after'], 'must be before or after')),
  specs,
  modules: listOf(v.custom<Area>(isArea, 'must be the name of an area, such as mfe-calendar')),
  /** the first is the court's own zone, which decides what day is today */
  timeZones: v.tupleWithRest([zone], zone, 'names no zone'),
  paths,
  meetingHosts: listOf(filled),
  stores: v.object({ ios: v.optional(httpUrl), android: v.optional(httpUrl) }),
  officialSite: httpUrl,
  /** public URL of the court's pages; if absent, the apps share no links and no link opens them */
  site: v.optional(
    v.pipe(filled, v.regex(/^https:\/\/[^\s?#]+$/, 'must be an https address without ? and #')),
  ),
  apps: v.optional(apps),
  /** absent if there are no feeds; pages then offer none */
  feeds: v.optional(feeds),
  /** URL to which pages report how areas loaded; if absent, they report only to the browser's console */
  reportsTo: v.optional(httpUrl),
  /** key of the Google Maps JavaScript API, for browsers; if absent, pages send no requests to Google */
  mapsKey: v.optional(v.pipe(text, v.regex(/^[\w-]{20,}$/, 'is no key of Google Maps'))),
  staleAfterMinutes: v.pipe(number, v.minValue(1, 'must be at least 1')),
  /** days for which records stay after the export no longer includes their date */
  keepDays: v.optional(
    v.pipe(number, v.integer('must be whole days'), v.minValue(1, 'must be at least 1')),
    400,
  ),
  offices: v.pipe(listOf(office), v.minLength(1, 'names no office')),
  /** counties by division, and the source of that list or what is assumed */
  divisions: v.optional(v.record(v.string(), listOf(filled)), {}),
  divisionSource: v.optional(filled),
});

/** The court's configuration. `client.databaseURL` is the URL of the court's instance. */
export const courtConfigSchema = v.pipe(
  courtFile,
  v.transform((court) => {
    const databaseURL = instanceUrl(court.client.databaseURL, court.instance);
    const feeds = court.feeds && { ...court.feeds, pages: court.feeds.pages ?? court.site };
    return { ...court, client: { ...court.client, databaseURL }, ...(feeds && { feeds }) };
  }),
);

export type CourtConfig = v.InferOutput<typeof courtConfigSchema>;
export type CourtOffice = CourtConfig['offices'][number];
