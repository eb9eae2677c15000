import type { Screen } from '../e2e/screens';
import { type Difference, versionsOf } from './compare-pictures';

type Look = { theme: string; width: number };

const STYLE = `body{font:14px system-ui;margin:1rem}section{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0 0 1rem}img{display:block;height:18rem;border:1px solid #999}h2{margin:1rem 0 .25rem}`;

/** A picture's file, in the folder of the pictures. */
export const pictureOf = ({ file }: Screen, { theme, width }: Look) => `${theme}-${width}/${file}.png`;

const figureOf = (picture: string, says: string) =>
  `<figure><a href="${picture}"><img loading="lazy" src="${picture}" alt="${picture}"></a><figcaption>${says}</figcaption></figure>`;

function differenceOf({ picture, share }: Difference): string {
  const [before = '', now = '', marked = ''] = versionsOf(picture);
  const figures = [figureOf(before, 'last commit'), figureOf(now, 'now'), figureOf(marked, 'difference')];
  return `<h2>${picture}: ${(share * 100).toFixed(2)} % changed</h2><section>${figures.join('')}</section>`;
}

/**
 * A page of all pictures with one row for each screen. Each picture links to its full size. The pictures that differ from
 * the last commit's come first.
 */
export function contactSheet(
  screens: readonly Screen[],
  looks: readonly Look[],
  changed: readonly Difference[],
): string {
  const figure = (screen: Screen, look: Look) =>
    figureOf(pictureOf(screen, look), `${look.theme}, ${look.width} px`);
  const rows = screens.map(
    (screen) =>
      `<h2>${screen.file}</h2><section>${looks.map((look) => figure(screen, look)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${[...changed.map(differenceOf), ...rows].join('\n')}</html>\n`;
}
