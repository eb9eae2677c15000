import type { Registry, RegistryArea, Release } from '@court/contract';

/** The registry's format as this tool writes it. */
export const REGISTRY_FORMAT = 2;

/** A registry, or another record of a site, that this tool cannot go on from. Nothing was changed. */
export class SiteFormatError extends Error {
  override name = 'SiteFormatError';
}

/** How areas were called by keys of the host's words, before releases brought their own. */
const OLD_WORDS: Record<string, string> = {
  calendar: 'Calendar',
  hearing: 'Hearings',
  search: 'Search',
  mylist: 'My list',
  meetings: '341 meetings',
  locations: 'Locations',
  settings: 'Settings',
};

/** The format before: routes and menu belonged to the area, and labels were keys. */
type OldArea = {
  routes?: Release['routes'];
  menu?: { path: string; label: string }[];
  current: Release;
  previous?: Release | null;
};

/** What a registry's text says, in the present format. Throws SiteFormatError for what is none, or is of a newer one. */
export function parseRegistry(payload: string, file: string): Registry {
  let found: Partial<Registry> | null;
  try {
    found = JSON.parse(payload) as Partial<Registry> | null;
  } catch (cause) {
    throw new SiteFormatError(`${file} holds no registry: put the right one back.`, { cause });
  }
  if (typeof found?.generatedAt !== 'number' || typeof found.areas !== 'object' || found.areas === null)
    throw new SiteFormatError(`${file} holds no registry: put the right one back.`);
  const { format = 1 } = found;
  if (format > REGISTRY_FORMAT)
    throw new SiteFormatError(
      `${file} is of format ${format}, and this release tool knows up to ${REGISTRY_FORMAT}: release from a newer checkout.`,
    );
  const registry = found as Registry;
  return format === REGISTRY_FORMAT ? registry : converted(registry);
}

function converted(old: Registry): Registry {
  const areas = Object.entries(old.areas as Record<string, OldArea>).map(([area, found]) => {
    const { routes = [], menu = [], current, previous = null } = found;
    const label = (key: string) => ({ 'en-US': OLD_WORDS[key] ?? key });
    const title = label(menu[0]?.label ?? area.replace(/^mfe-/, ''));
    const facts = {
      routes,
      menu: menu.map((item) => ({
        path: item.path,
        label: label(item.label),
        ...(item.label === 'mylist' ? { mark: 'lists' as const } : {}),
      })),
      names: { title, phrase: { 'en-US': `the ${title['en-US'].toLowerCase()}` } },
      port: 4100,
    };
    const entry: RegistryArea = {
      current: { ...current, ...facts },
      previous: previous && { ...previous, ...facts },
    };
    return [area, entry];
  });
  return { ...old, format: REGISTRY_FORMAT, areas: Object.fromEntries(areas) };
}
