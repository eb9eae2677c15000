import type { MenuItem, PageConfig, PageCourt } from '@court/contract';
import { type Area, HOST_PATHS, isAt } from '@court/records';
import { element, hiddenText } from '@court/ui/first-paint';
import { firstPaintMessages } from '../messages/first-paint-messages';
import * as freshness from '../shell/freshness.module.css';
import * as pill from '../shell/sample-pill.module.css';
import * as css from '../shell/shell.module.css';

const LOCALE = 'en-US';

/** As shell.tsx has it. */
const isWide = () => window.matchMedia('(min-width: 68.75rem)').matches;

/** What the page says of itself. */
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

/** The areas that the court offers, by their menus. */
export const menuOf = (config: PageConfig, court: PageCourt) =>
  offered(config, court).flatMap(({ menu }) => menu);

const answers = ({ paths }: Known, path: string) => paths.some((each) => isAt(each, path));

/** Whether a link leads anywhere in this court, as offeredAtom has it. */
export function offersOf(config: PageConfig, court: PageCourt): (link: string) => boolean {
  const paths = [...HOST_PATHS, ...offered(config, court).flatMap((area) => area.paths)];
  return (link) => paths.some((path) => isAt(path, link.replace(/[?#].*/, '')));
}

/** The areas as AreaMenu has them; the search is the bar's field. */
function areaMenu(config: PageConfig, court: PageCourt, path: string): Node | null {
  const known = offered(config, court);
  const search = known.find((area) => answers(area, '/search-attorney'));
  const find = search?.menu.find((item) => item.path.startsWith('/search-'));
  const here = known.find((area) => answers(area, path));
  const alike = (other: string) => [...other].findIndex((letter, at) => letter !== path[at]) >>> 0;
  const [mine] = [...(here?.menu ?? [])].sort((a, b) => alike(b.path) - alike(a.path));
  const items = known.flatMap(({ menu }) => menu).filter((item) => item !== find);
  if (items.length === 0) return null;
  return element(
    'nav',
    { css: css.areas, 'aria-label': firstPaintMessages('areas') },
    element(
      'ul',
      {},
      ...items.map((item) => {
        const current = item.path === path ? 'page' : item === mine && 'true';
        const label = item.label[LOCALE];
        return element('li', {}, element('a', { href: BASE + item.path, 'aria-current': current }, label));
      }),
    ),
  );
}

function samplePill(wide: boolean): Node {
  return element(
    'span',
    { css: pill.tip, 'data-printed': 'true' },
    element(
      'button',
      { type: 'button', css: pill.pill },
      firstPaintMessages(wide ? 'samplePill' : 'samplePillShort'),
    ),
    element('span', { css: pill.sentence }, firstPaintMessages('sample')),
  );
}

/** The shell as shell.tsx draws it, with room for what comes later. `age`: where the bar says how old the page's data are. */
export function firstShell(config: PageConfig, court: PageCourt, path: string) {
  const wide = isWide();
  const age = element('div', { css: `${css.freshness} ${freshness.box}` });
  const main = element('main', { id: 'page', tabindex: '-1', css: css.page });
  const name = court.shortName
    ? [element('span', { 'aria-hidden': 'true' }, court.shortName), hiddenText(court.displayName)]
    : [court.displayName];
  const bar = element(
    'header',
    { css: css.bar },
    element('p', { css: css.court }, ...name),
    wide && areaMenu(config, court, path),
    wide && element('span', { css: css.find }),
    court.sample && samplePill(wide),
    age,
  );
  return {
    shell: [element('a', { href: '#page', css: css.skip }, firstPaintMessages('skip')), bar],
    main,
    age,
  };
}
