import type { Screen } from '../e2e/screens';

type Look = { theme: string; width: number };

const STYLE = `body{font:14px system-ui;margin:1rem}section{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0 0 1rem}img{display:block;height:18rem;border:1px solid #999}h2{margin:1rem 0 .25rem}`;

/** A page of all pictures with one row for each screen. Each picture links to its full size. */
export function contactSheet(screens: readonly Screen[], looks: readonly Look[]): string {
  const figure = ({ file }: Screen, { theme, width }: Look) => {
    const picture = `${theme}-${width}/${file}.png`;
    const image = `<img loading="lazy" src="${picture}" alt="${file}, ${theme}, ${width} px">`;
    return `<figure><a href="${picture}">${image}</a><figcaption>${theme}, ${width} px</figcaption></figure>`;
  };
  const rows = screens.map(
    (screen) =>
      `<h2>${screen.file}</h2><section>${looks.map((look) => figure(screen, look)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${rows.join('\n')}</html>\n`;
}
