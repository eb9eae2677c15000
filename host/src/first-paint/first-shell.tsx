import type { MenuItem, PageConfig, PageCourt } from '@court/contract';
import { type Area, HOST_PATHS, isAt } from '@court/domain';
import { areaItems } from '../menu/area-items';
import { AreaMenuView } from '../menu/area-menu-view';
import * as freshness from '../shell/freshness.module.css';
import { SamplePillView } from '../shell/sample-pill-view';
import * as css from '../shell/shell.module.css';
import { FindRoom, ShellView, WIDE } from '../shell/shell-view';

/** Returns the configuration in the page. */
export const pageConfig = () =>
  JSON.parse(document.getElementById('page-config')?.textContent ?? 'null') as PageConfig;

type Known = { area: Area; paths: readonly string[]; menu: readonly MenuItem[] };

/** The areas that the court offers, in its order. */
function offered({ registry, areas }: PageConfig, court: PageCourt): Known[] {
  return court.modules.flatMap((area) => {
    const release = registry.areas[area]?.current;
    const other = areas[area];
    if (release) return [{ area, paths: release.routes.map((route) => route.path), menu: release.menu }];
    return other ? [{ area, paths: other.paths, menu: other.menu ?? [] }] : [];
  });
}

/** The menu items of the areas that the court offers. */
export const menuOf = (config: PageConfig, court: PageCourt) =>
  offered(config, court).flatMap(({ menu }) => menu);

/** Returns whether a link leads to a screen of this court, like offeredAtom. */
export function offersOf(config: PageConfig, court: PageCourt): (link: string) => boolean {
  const paths = [...HOST_PATHS, ...offered(config, court).flatMap((area) => area.paths)];
  return (link) => paths.some((path) => isAt(path, link.replace(/[?#].*/, '')));
}

/** The areas as in AreaMenu. The search is a field of the bar. */
function FirstMenu({ config, court, path }: Props) {
  const known = offered(config, court);
  const areaAt = (at: string) =>
    known.find(({ paths }) => paths.some((each) => isAt(each, at)))?.area ?? null;
  const { inBar, current } = areaItems(menuOf(config, court), areaAt, path);
  return <AreaMenuView items={inBar} current={current} />;
}

type Props = { config: PageConfig; court: PageCourt; path: string };

/**
 * The shell as Shell draws it, with space for later parts, around an empty page. The bar's last element shows the age
 * of the page's data.
 */
export function FirstShell(page: Props) {
  const { displayName, shortName, sample } = page.court;
  const isWide = window.matchMedia(WIDE).matches;
  return (
    <ShellView
      name={{ long: displayName, short: shortName }}
      areas={isWide && <FirstMenu {...page} />}
      find={isWide && <FindRoom />}
      pill={sample && <SamplePillView isWide={isWide} id="first-sample" />}
      freshness={<div className={`${css.freshness} ${freshness.box}`} />}
    />
  );
}
