import { type Area, isAt } from '@court/domain';
import type { Page } from '@playwright/test';
import { remoteFile, remotes } from '../../../tools/release/build/workspaces';
import { allScreens } from '../screens';

/** All sets of areas that a court can offer, with at least one area. */
export const SUBSETS: readonly Area[][] = Array.from({ length: 2 ** remotes().length - 1 }, (_, n) =>
  remotes().filter((_area, at) => ((n + 1) >> at) & 1),
);

export const areaAt = (address: string) =>
  remotes().find((area) => remoteFile(area).routes.some(({ path }) => isAt(path, address)));

/** Texts of links, buttons and headings that belong to an area. The star and the lists belong to the search. */
const WORDS: Readonly<Record<string, RegExp>> = {
  'mfe-calendar':
    /^(Calendar|Hearings?|Next court days|Hearings changed since your last visit|\d+ hearings? today)$/,
  'mfe-search':
    /^(Search|My list(:.*)?|My hearings|My cases|My debtors|My 341 meetings|Next on my list|Recently viewed|Follow .*|Following|Search .*)$/,
  'mfe-s341': /^(341|341 meetings?|Meetings of creditors|341 meetings changed since your last visit)$/,
  'mfe-locations': /^(Locations|Map|Directions and hours)$/,
  'mfe-settings': /^(Settings|Color theme)$/,
};

/** Addresses of the screens of `areas`, and of the host's own. */
export async function screensOf(areas: readonly Area[]): Promise<string[]> {
  const screens = (await allScreens()).filter(({ build, open }) => build !== 'device' && !open);
  return [...new Set(screens.map(({ path }) => path))].filter((path) => {
    const area = areaAt(path.replace(/\?.*/, ''));
    return area ? areas.includes(area) : /^\/home/.test(path);
  });
}

type Seen = { links: string[]; words: string[] };

/** Links and texts on the page that belong to areas other than `areas`, each as a sentence for the report. */
export async function strangersOn(page: Page, areas: readonly Area[]): Promise<string[]> {
  const { links, words } = await page.evaluate<Seen>(`(() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    return {
      links: seen('a[href]').map((a) => new URL(a.getAttribute('href'), location.href)).filter((url) => url.origin === location.origin).map((url) => url.pathname),
      words: seen('a, button, summary, option, label, h1, h2, h3, legend, th, dt, input, [role="tab"]').flatMap((each) =>
        [each.innerText?.trim() ?? '', each.getAttribute('aria-label') ?? '', each.getAttribute('placeholder') ?? '']).filter(Boolean),
    };
  })()`);
  const off = remotes().filter((area) => !areas.includes(area));
  return [
    ...links.filter((link) => off.some((area) => area === areaAt(link))).map((link) => `a link to ${link}`),
    ...off.flatMap((area) =>
      words.filter((word) => WORDS[area]?.test(word)).map((word) => `“${word}” of ${area}`),
    ),
  ];
}
