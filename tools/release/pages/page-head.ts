import { CLOCK_KEY } from '@court/domain';
import { scriptHash } from '../build/content-hash';
import type { HostFile } from '../build/host-provides';
import { EARLY_READ } from './early-read';
import { fitsInPage, type Part, sheetFitsInPage } from './page-template';

/** Attributes with the integrity slot of a file or row. */
const SLOTTED: Part[] = [' integrity="', { text: 'integrity' }, '" crossorigin="anonymous"'];
export const integrity = (value: string) => ` integrity="${value}" crossorigin="anonymous"`;

/**
 * A script element of a page's head. It has a fetch priority, because browsers otherwise request only one or two
 * deferred scripts at a time until the head is complete. If a first paint draws the rows, its files have the high
 * priority.
 */
export const script = (priority: Part): Part[] => ['<script defer fetchpriority="', priority, '" src="'];
export const SCRIPT = script({ text: 'priority' });
export const SHEET = '<link rel="stylesheet" href="';

export const rowsOf = (slot: string, before: readonly Part[], after: string): Part => ({
  rows: slot,
  each: [...before, { text: 'file' }, '"', ...SLOTTED, `${after}\n`],
});

/**
 * Style sheets of an area. Each loads at once with a media query that never matches, so it blocks nothing. The host
 * then enables it (host/src/remotes/federation.tsx). They are after the host's sheets, so that the area's rules win.
 */
export const areaSheets = (slot: string): Part => ({
  rows: slot,
  each: [
    '<link rel="stylesheet" media="not all" data-rspack="',
    { text: 'mark' },
    '" data-rspack-loading="1" href="',
    { text: 'file' },
    '"',
    ...SLOTTED,
    '>\n',
  ],
});

/**
 * A link element without a file. It tells the release's runtime that a style sheet is present, so that the runtime
 * does not request it.
 */
const marked = (mark: Part): Part[] => ['<link rel="stylesheet" data-rspack="', mark, '">\n'];

/**
 * A style sheet inlined in the page, so that the first paint waits for no file. If the browser refuses it,
 * host/src/main.tsx requests the file.
 */
const styled = (file: Part, hash: Part, text: Part, isPart = false): Part[] => [
  ...['<style data-file="', file, '" data-integrity="', hash, isPart ? '" data-part>' : '">'],
  ...[text, '</style>\n'],
];

const TEXT_SHEETS: Part = {
  rows: 'textSheets',
  each: [...styled({ text: 'file' }, { text: 'integrity' }, { script: 'code' }), ...marked({ text: 'mark' })],
};

/** The area's first paint, which is inlined in the page or an async script. */
const PAINT: Part[] = ['<script async fetchpriority="high" src="'];
const FILE_PAINT = rowsOf('filePaint', PAINT, '></script>');
const TEXT_PAINT: Part = { rows: 'textPaint', each: ['<script>', { script: 'code' }, '</script>\n'] };

/**
 * First paints of a page's views, in templates so that nothing requests them. The inline script inserts the one for
 * the address.
 */
const VIEW_PAINTS = rowsOf(
  'viewPaints',
  ['<template id="first-paint-', { text: 'view' }, '">', ...PAINT],
  '></script></template>',
);

/** The inline script that starts the page's early reads, with its attributes. */
const boot = (base: string): Part[] => [
  '<script data-reads="',
  { text: 'reads' },
  '" data-zone="',
  { text: 'readZone' },
  '" data-clock="',
  { text: 'readClock' },
  `" data-clock-key="${base.slice(0, -1)}${base === '/' ? '' : '/'}${CLOCK_KEY}" data-views="`,
  { text: 'readViews' },
  `">${EARLY_READ}</script>\n`,
];

/**
 * Blocks rendering until the whole page has been parsed, because a partial frame would delay the first rows by one
 * frame. Older browsers ignore it.
 */
const EXPECT_FIRST = '<link rel="expect" href="#first-drawn" blocking="render">\n';
export const FIRST_DRAWN = '<template id="first-drawn"></template>\n';

/** A script inlined in the page. Throws RangeError for a text that would end its element. */
function inlineScript(text: string): string {
  if (!fitsInPage(text)) throw new RangeError('A script of a page holds what would end it');
  return `<script>${text}</script>\n`;
}

/** A style sheet of the host inlined in the page. Throws RangeError for one that cannot be inlined. */
function inlineSheet({ file, integrity: hash, text, isPart, mark }: PageSheet): Part[] {
  if (!sheetFitsInPage(text))
    throw new RangeError(`${file} cannot be in a page: it names a file, or would end`);
  return [...styled(file, hash, text, isPart), ...(mark ? marked(mark) : [])];
}

export const CONFIG: Part[] = [
  '<script type="application/json" id="page-config">',
  { json: 'config' },
  '</script>\n',
];

/**
 * A style sheet of the host. `text`: its inlined text. `isPart`: the file contains more. `mark`: mark of a part of the
 * host that other pages load later, see marked().
 */
export type PageSheet = HostFile & { text: string; isPart?: boolean; mark?: string };

/**
 * The host's style sheets, its theme script, and its first-paint script. `firstPaint` is '' for a page without a first
 * paint.
 */
type FirstOf = {
  styles: readonly PageSheet[];
  theme: HostFile;
  themeText: string;
  firstPaint: string;
  /** base path of the site, `/calendar-app/`; `/` if it has none */
  base: string;
};

/**
 * The first part of a page with early reads, and the hashes of its scripts and style sheets. A page with a first paint
 * has its style sheets inlined.
 */
export function firstOf({ styles, theme, themeText, firstPaint, base }: FirstOf) {
  const preload = (as: string, { file, integrity: hash }: HostFile) =>
    `<link rel="preload" as="${as}" href="${file}"${integrity(hash)}>\n`;
  const parts = [
    ...(firstPaint ? [EXPECT_FIRST] : []),
    VIEW_PAINTS,
    ...boot(base),
    ...(firstPaint ? [] : styles.map((file) => preload('style', file))),
    rowsOf(firstPaint ? 'fileSheets' : 'sheets', ['<link rel="preload" as="style" href="'], '>'),
    ...(firstPaint ? [] : [preload('script', theme)]),
    FILE_PAINT,
    ...CONFIG,
    ...(firstPaint
      ? [inlineScript(firstPaint), TEXT_PAINT, ...styles.flatMap(inlineSheet), TEXT_SHEETS]
      : []),
    // after the host's style sheet, to which it may add more
    ...(firstPaint ? [inlineScript(themeText)] : []),
  ];
  return {
    parts,
    inline: [EARLY_READ, ...(firstPaint ? [firstPaint, themeText] : [])].map(scriptHash),
    styles: firstPaint ? styles.map(({ text }) => scriptHash(text)) : [],
  };
}
