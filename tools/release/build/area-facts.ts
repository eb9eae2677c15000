import type { Registry, Release } from '@court/contract';
import { type Area, HOST_PATHS, isArea } from '@court/domain';
import * as v from 'valibot';

/** The facts in an area's `remote.json`. Each of its releases includes them. */
export type AreaFacts = Pick<Release, 'routes' | 'menu' | 'names' | 'port'>;

/** Thrown if an area's facts are invalid. Nothing was changed. */
export class AreaFactsError extends Error {
  override name = 'AreaFactsError';
}

/** Page names that areas must not use. */
const RESERVED = [
  ...HOST_PATHS.map((path) => path.slice(1)),
  'index',
  '404',
  'google-map',
  'device',
  'assets',
];

const filled = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'is empty'));
const text = v.objectWithRest({ 'en-US': filled }, filled, 'must be texts by language, {"en-US": "Search"}');
const path = v.pipe(
  v.string('must be text'),
  v.regex(
    /^\/[a-z0-9][a-z0-9-]*(\/:id\?)?$/,
    'must be like /search-attorney or /search-attorney-detail/:id?',
  ),
  v.check((each) => !RESERVED.includes(nameOf(each)), 'is an address of the host'),
);
const read = v.pipe(
  filled,
  v.regex(
    /^[^?]+(\?startAt=\{date\}&limitToFirst=[1-9]\d{0,2})?$/,
    'must be a path, or <path>?startAt={date}&limitToFirst=4',
  ),
);
const paintName = v.pipe(v.string('must be text'), v.regex(/^[a-z]+$/, 'must be like record'));
const reads = v.array(read, 'must be a list of database paths');
const schema = v.object({
  port: v.pipe(v.number('must be a number'), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  names: v.object({ title: text, phrase: text }, 'must have a title and a phrase'),
  routes: v.pipe(
    v.array(
      v.pipe(
        v.object({
          path,
          page: v.string('must be text'),
          template: v.optional(filled),
          reads: v.optional(reads),
          firstPaint: v.optional(paintName),
          views: v.optional(v.record(paintName, v.object({ reads, firstPaint: paintName }))),
        }),
        v.check((route) => route.page === `${nameOf(route.path)}.html`, 'must have the page of its path'),
      ),
      'must be a list',
    ),
  ),
  menu: v.array(
    v.object({ path, label: text, hint: v.optional(text), mark: v.optional(v.literal('lists')) }),
    'must be a list',
  ),
});

const nameOf = (each: string) => each.slice(1).replace(/\/:id\?$/, '');

/** Parses the facts of `area`, without unknown fields. `where` names the file in errors. Throws AreaFactsError. */
export function areaFacts(area: string, found: unknown, where = `remote.json of ${area}`): AreaFacts {
  if (!isArea(area))
    throw new AreaFactsError(`${area} is no name for an area: write it like mfe-forms, in small letters.`);
  const parsed = v.safeParse(schema, found);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
    throw new AreaFactsError(`${where}: ${faults.join('; ')}.`);
  }
  // removes undefined fields, so that the same facts have the same JSON
  const { port, names, routes, menu } = JSON.parse(JSON.stringify(parsed.output)) as AreaFacts;
  const strange = menu.find((item) => !routes.some((route) => route.path === item.path));
  if (strange)
    throw new AreaFactsError(`${where}: its menu leads to ${strange.path}, which is no route of it.`);
  return { port, names, routes, menu };
}

/** Throws AreaFactsError if another area of the site already answers one of the addresses. */
export function checkAddresses(registry: Registry, area: Area, { routes }: Pick<AreaFacts, 'routes'>): void {
  for (const [other, entry] of Object.entries(registry.areas)) {
    if (other === area) continue;
    const taken = routes.find(({ page }) => entry.current.routes.some((each) => each.page === page));
    if (taken)
      throw new AreaFactsError(
        `${area} wants ${taken.path}, which ${other} answers on this site. Choose another address in ${area}/remote.json.`,
      );
  }
}
