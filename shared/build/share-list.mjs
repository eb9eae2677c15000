import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Installed version of a package; its package.json may not be among its exports. */
function versionOf(name) {
  const folder = require.resolve.paths(name).find((path) => existsSync(join(path, name, 'package.json')));
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
}

/** Every file of shared/src, by path; one key for all of them in a remote, one key a file in the host. */
export const SHARED_PREFIX = '@court/shared/';

/** What the shared package itself is released as. */
export const SHARED_VERSION = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;

/** Module Federation's version; equal in host and remotes, because remotes run on the host's copy of its runtime. */
export const FEDERATION_VERSION = versionOf('@module-federation/enhanced');

/** Libraries the host gives, with the versions remotes accept. */
export const LIBRARIES = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  jotai: '^2.0.0',
};

/** Only under `npm run dev`: what the development JSX transform calls. */
const DEV_LIBRARIES = { 'react/jsx-dev-runtime': '^19.0.0' };

/** Shared parts that import one of these are given by the host when first asked for, not with its first file. */
export const HEAVY = ['react-aria-components', '@tanstack/react-virtual'];

/** Shared parts that no first screen needs, each group in one later file: what pages other than a day's docket read. */
export const LATER = [
  {
    file: 'shared-backup',
    parts: /^(state\/(backup\/my-lists|lists\/forget-all-lists)|ui\/qr-code)/,
  },
  {
    file: 'shared-views',
    parts:
      /^(contract\/(meeting|record)-links|data\/(agenda-atom|calendar-changes-of|change-facts-atom|changed-value-atom|calendar-entry-of|changes-since-atom|day-count-atom|docket-range-atom|entry-atom|month-counts-atom|nearest-days-atom)|records\/(change-record|count-facets|facet)|state\/changes-seen|ui\/use-printing|words\/change-words)\./,
  },
];

/**
 * Shared parts that areas reach only through another one, which loads them when they are needed, and the schemas, which
 * only publisher and release tool read by: remotes are not given them by their own names, each of which, and the name and
 * hash of each file, the host's first file would carry.
 */
export const INNER =
  /^(export\/|(ui\/)?(lists|search)\/|ui\/(record\/|flat-|use-(anchor|overscan))|contract\/(list|search)-links|data\/((calendar-entry|case-dates|entry|record-changes)-|docket-rows|early-read|few-of|follow-|json-fields|live-database|read-json|rest-url|watched-path)|platform\/(device-calendar|device-error|permission)|records\/(attorney-groups|business-|calendar-entry\.|case-|court-config|dated-key|edit-|docket-row-code|federal-|fold-|hit-key|hit-size|identity|index-records|last-change|meeting-|name-|named-|names-|person-|place-|resolve-|row-of-entry|short-hash|similar-|sorted-|sound-|source-|title-sides|typed-|unify-|venue-instant)|state\/lists\/(are-|keep-|list-courts|merge-|stored-|under-)|state\/backup\/(?!my-lists)|words\/(export|meeting|record)-words)/;

const libraries = (mode) => (mode === 'production' ? LIBRARIES : { ...LIBRARIES, ...DEV_LIBRARIES });

/** The `shared` option of a remote: everything comes from the host, nothing is bundled. */
export function remoteShared(mode) {
  const ranges = { ...libraries(mode), [SHARED_PREFIX]: `^${SHARED_VERSION}` };
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/** Name → installed version of the libraries the host gives. */
export function hostLibraries(mode) {
  return Object.fromEntries(
    Object.keys(libraries(mode)).map((name) => [name, versionOf(name.split('/')[0])]),
  );
}
