import type {
  AreaRoute,
  MapFrameConfig,
  PageConfig,
  PageCourt,
  Registry,
  RegistryArea,
  Release,
} from '@court/contract';
import { type Area, dayPath } from '@court/domain';
import { incompatibility } from '../build/host-provides';
import { policySlots } from '../pages/content-security';
import { earlyReadData, olderReadData } from '../pages/early-read';
import { rowsOf, viewsOf } from '../pages/page-rows';
import { fill, optionalValues, type PageTemplates, type Slots } from '../pages/page-template';
import { DEVICE } from '../pages/page-templates';
import type { HostRelease } from './host-record';

type Courts = [PageCourt, ...PageCourt[]];

/** All inputs of a site's pages. */
export type SiteParts = {
  registry: Registry;
  host: Pick<HostRelease, 'contract' | 'provides' | 'exports'>;
  templates: PageTemplates;
  /** public keys whose signatures pages of the desktop build accept */
  keys: string[];
  /** whether an area may come from a developer's machine, only on the desktop build */
  overrides?: boolean | undefined;
  /** the court of the desktop build */
  court: PageCourt;
  /** all courts, from which the reader of an app chooses */
  courts: Courts;
  /**
   * returns the text of a release's file by its URL, null if the file is missing; without it, pages do not inline
   * files
   */
  textOf?: (file: string) => string | null;
  /** page → values of its optional slots, as the last release wrote them */
  keptSlots?: Record<string, Record<string, unknown>>;
  /** whether each page contains the releases of all areas, for a site without a registry file */
  holdsAll?: boolean;
};

/** A composed page: its owner, its response headers, and the values of its optional slots. */
export type SitePage = {
  html: string;
  headers: Record<string, string>;
  owner: Area | 'host';
  slots: Record<string, unknown>;
};

/** Pages by file name. */
export type SitePages = Map<string, SitePage>;

/**
 * The pages of an area on the desktop build: one per route, the site's start page if the area answers it, and its
 * frame document. Empty for an area that the court has not enabled.
 */
export function areaPages(parts: SiteParts, area: Area): SitePages {
  const { registry, host, templates, court, courts } = parts;
  const pages: SitePages = new Map();
  const current = registry.areas[area]?.current;
  if (!current) return pages;
  for (const [file, of] of [
    [templates.frame, [court]],
    [`${DEVICE}/${templates.frame}`, courts],
  ] as const) {
    const frame = framePage(parts, area, file, of);
    if (frame) pages.set(file, frame);
  }
  if (!court.modules.includes(area)) return pages;
  // a release that this host cannot run is not preloaded
  const runs = incompatibility(host, current) === null;
  for (const route of current.routes) {
    const { path, page, template = 'area' } = route;
    const name = Object.hasOwn(templates.templates, template) ? template : 'area';
    const made = filled(parts, name, area, {
      file: page,
      config: desktopConfig(parts, area, page),
      rows: rowsOf(runs ? current : null, page, route, parts.textOf),
      // older releases without `reads` read the day's docket
      reads: route.reads ?? [dayPath('hearings', '{date}')],
      views: viewsOf(route, current),
    });
    pages.set(page, made);
    if (path === templates.start) pages.set('index.html', made);
  }
  return pages;
}

/** The host's own pages, the page of the device build, and the start page if no area answers it. */
export function hostPages(parts: SiteParts): SitePages {
  const { templates, registry, court } = parts;
  const pages: SitePages = new Map([[DEVICE_PAGE, devicePage(parts)]]);
  const filling = { config: desktopConfig(parts, null), rows: rowsOf(null, '') };
  const put = (file: string, template: string, reads: string[] = []) =>
    pages.set(file, filled(parts, template, 'host', { file, ...filling, reads }));
  const hasStart = court.modules.some((area) =>
    registry.areas[area]?.current.routes.some(({ path }) => path === templates.start),
  );
  if (!hasStart) put('index.html', 'area');
  for (const [file, template] of Object.entries(templates.pages))
    put(file, template, hasStart ? templates.reads?.[file] : []);
  return pages;
}

const DEVICE_PAGE = `${DEVICE}/index.html`;

/** The page of the device build. It contains every release, because it is the only source that an app trusts. */
export function devicePage(parts: SiteParts): SitePage {
  const { templates, registry, courts } = parts;
  const enabled = new Set<string>(courts.flatMap(({ modules }) => modules));
  const of = (wanted: boolean) =>
    Object.fromEntries(Object.entries(registry.areas).filter(([area]) => enabled.has(area) === wanted));
  const held = Object.entries(of(true)).map(([area, { current, previous }]) => [area, { current, previous }]);
  const config: PageConfig = {
    build: 'device',
    production: true,
    courts,
    keys: [],
    registry: { ...siteOf(registry), areas: Object.fromEntries(held) },
    areas: Object.fromEntries(
      Object.entries(of(false)).map(([area, { current }]) => [area, { paths: pathsOf(current) }]),
    ),
  };
  return filled(
    { ...parts, overrides: false },
    templates.device,
    'host',
    { file: DEVICE_PAGE, config, rows: rowsOf(null, '') },
    courts,
  );
}

const siteOf = ({ site, generatedAt }: Registry) => ({ ...(site ? { site } : {}), generatedAt });
const pathsOf = ({ routes }: Release) => routes.map(({ path }) => path);

/**
 * A release as a page of its area contains it. Leaves out fields that only the composing needs, and files of other
 * pages. Keeps its needs, because a page of another host may read them and must check them
 * (host/src/remotes/recover-area.ts).
 */
function heldRelease(release: Release & { list?: unknown }, page: string | null): Release {
  const { firstPaint, firstPaints, kits, list, preload, routes, ...held } = release;
  const here = preload.filter(({ pages }) => page === null || !pages || pages.includes(page));
  return {
    ...held,
    preload: here.map(({ file, integrity, as }) => ({ file, integrity, as })),
    routes: routes.map(({ path, page: own }) => ({ path, page: own })),
  };
}

/** The configuration in a page of the desktop build: the releases of its own area, and the menu facts of the others. */
function desktopConfig(parts: SiteParts, own: Area | null, page: string | null = null): PageConfig {
  const { registry, keys, overrides, court, holdsAll = false } = parts;
  const areas = Object.entries(registry.areas) as [Area, RegistryArea][];
  const isHeld = (area: Area) => holdsAll || area === own;
  return {
    build: 'desktop',
    production: true,
    courts: [court],
    keys,
    ...(overrides ? { overrides } : {}),
    registry: {
      ...siteOf(registry),
      areas: Object.fromEntries(
        areas.flatMap(([area, { current, previous }]) =>
          isHeld(area)
            ? [[area, { current: heldRelease(current, area === own ? page : null), previous }]]
            : [],
        ),
      ),
    },
    areas: Object.fromEntries(
      areas.flatMap(([area, { current }]) => {
        if (isHeld(area)) return [];
        const { names, menu, port } = current;
        const shown = court.modules.includes(area) ? { phrase: names.phrase, menu } : {};
        return [[area, { paths: pathsOf(current), ...shown, ...(overrides ? { port } : {}) }]];
      }),
    ),
  };
}

/** The area's frame document, if a court has a key for it. Null if no court has one. */
function framePage(
  parts: SiteParts,
  area: Area,
  file: string,
  courts: readonly PageCourt[],
): SitePage | null {
  const files = parts.registry.areas[area]?.current.frame ?? [];
  const keyed = courts.filter(({ mapsKey, modules }) => mapsKey && modules.includes(area));
  if (keyed.length === 0 || files.length === 0) return null;
  const config: MapFrameConfig = {
    courts: keyed.map(({ code, mapsKey, offices }) => ({ code, offices, ...(mapsKey ? { mapsKey } : {}) })),
  };
  const rows = (kind: 'script' | 'style') =>
    files
      .filter(({ as }) => as === kind)
      .map((each) => ({ file: each.file, integrity: each.integrity ?? '', mark: '' }));
  const filling = { file, config, rows: { scripts: rows('script'), sheets: rows('style') } };
  return filled(parts, 'frame', area, filling);
}

/** `file`: the page's name. `reads`, also per view: database paths that the page reads early. */
type Filling = { file: string; config: unknown; rows: Slots['rows'] } & Pick<AreaRoute, 'reads' | 'views'>;

function filled(
  { templates, court, overrides = false, keptSlots = {} }: SiteParts,
  name: string,
  owner: SitePage['owner'],
  { file, config, rows, reads = [], views = {} }: Filling,
  courts: readonly PageCourt[] = [court],
): SitePage {
  const template = templates.templates[name];
  if (!template) throw new RangeError(`The site has no page template ${name}`);
  const early = earlyReadData(court, { reads, views });
  const [first = court] = courts;
  const slots: Slots = {
    text: {
      name: first.displayName,
      site: first.officialSite,
      reads: early.reads,
      readViews: early.views,
      readZone: early.zone,
      readClock: early.clock,
      ...olderReadData(court),
      priority: (rows.firstPaint ?? []).length > 0 ? 'low' : 'high',
      integrityPolicy: overrides ? '' : 'blocked-destinations=(script)',
      ...policySlots(courts, overrides),
    },
    json: { config },
    rows,
  };
  const optional = optionalValues(templates, slots, keptSlots[file]);
  slots.optional = optional;
  const headers = Object.entries(template.headers).map(([header, parts]) => [
    header,
    fill(parts, slots, true),
  ]);
  return {
    html: fill(template.html, slots),
    headers: Object.fromEntries(headers.filter(([, value]) => value !== '')),
    owner,
    slots: optional,
  };
}
