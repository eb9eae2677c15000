import type { SiteParts } from './site-pages';

export const MANIFEST_FILE = 'manifest.webmanifest';

/** Addresses of an installed app's shortcuts, if the court has enabled their areas. */
const SHORTCUTS = ['/calendar', '/search-attorney', '/search-mylist', '/s341-hearing'];

/**
 * The web app manifest of the site: the court's name, icons and shortcuts. The shortcuts lead to today, search, my
 * list and 341 meetings, with the labels of the areas' menus.
 */
export function webManifest({ court, registry, templates }: SiteParts, base: string) {
  const menu = court.modules.flatMap((area) => registry.areas[area]?.current.menu ?? []);
  const icons = (templates.icons ?? []).map(({ file, sizes, purpose }) => ({
    src: file,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...(purpose ? { purpose } : {}),
  }));
  const shortcuts = SHORTCUTS.flatMap((path) => {
    const item = menu.find((each) => each.path === path);
    return item ? [{ name: item.label['en-US'], url: base + path.slice(1) }] : [];
  });
  return {
    id: base,
    name: `Hearing calendar: ${court.displayName}`,
    short_name: court.shortName ?? 'Hearings',
    start_url: `${base}calendar`,
    scope: base,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: templates.themeColor ?? '#ffffff',
    icons,
    shortcuts,
  };
}
