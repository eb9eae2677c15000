import { CLOCK_KEY } from '@court/records';
import { scriptHash } from '../build/content-hash';
import type { HostFile } from '../build/host-provides';
import { EARLY_READ } from './early-read';
import { fitsInPage, type Part, sheetFitsInPage } from './page-template';

/** Slot of a file's or row's integrity, as attributes. */
const SLOTTED: Part[] = [' integrity="', { text: 'integrity' }, '" crossorigin="anonymous"'];
export const integrity = (value: string) => ` integrity="${value}" crossorigin="anonymous"`;

/**
 * A file of a page as an element of its head. Of scripts that may wait, browsers else ask for one or two at a time while
 * the head is not complete. Where a first paint has the rows, what comes first is what that is made of.
 */
export const script = (priority: Part): Part[] => ['<script defer fetchpriority="', priority, '" src="'];
export const SCRIPT = script({ text: 'priority' });
export const SHEET = '<link rel="stylesheet" href="';

export const rowsOf = (slot: string, before: readonly Part[], after: string): Part => ({
  rows: slot,
  each: [...before, { text: 'file' }, '"', ...SLOTTED, `${after}\n`],
});

/**
 * Sheets of an area: each comes at once and for no medium, so that nothing waits for it and it applies to nothing, until
 * the host lets it (host/src/remotes/federation.tsx). They stand after the host's, whose rules their own are to win over.
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

/** By what the runtime that a sheet is a part of knows that it is there, and asks for it no more: an element that names no file. */
const marked = (mark: Part): Part[] => ['<link rel="stylesheet" data-rspack="', mark, '">\n'];

/** A sheet in the page itself: what is drawn first waits for no file. Where the page may not wear it host/src/main.tsx asks for the file. */
const styled = (file: Part, hash: Part, text: Part, isPart = false): Part[] => [
  ...['<style data-file="', file, '" data-integrity="', hash, isPart ? '" data-part>' : '">'],
  ...[text, '</style>\n'],
];

const TEXT_SHEETS: Part = {
  rows: 'textSheets',
  each: [...styled({ text: 'file' }, { text: 'integrity' }, { script: 'code' }), ...marked({ text: 'mark' })],
};

/** The area's first paint, which waits for nothing: in the page, or a file. */
const PAINT: Part[] = ['<script async fetchpriority="high" src="'];
const FILE_PAINT = rowsOf('filePaint', PAINT, '></script>');
const TEXT_PAINT: Part = { rows: 'textPaint', each: ['<script>', { script: 'code' }, '</script>\n'] };

/** Where a page's views have one each, those stand where nothing asks for them: the inline script lets that of the address run. */
const VIEW_PAINTS = rowsOf(
  'viewPaints',
  ['<template id="first-paint-', { text: 'view' }, '">', ...PAINT],
  '></script></template>',
);

/** The inline script that begins to read what the page shows, with what it reads by. */
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

/** Nothing is laid out before the page has come whole: a frame of a part of it is one more before the first rows. Older browsers lay out all the same. */
const EXPECT_FIRST = '<link rel="expect" href="#first-drawn" blocking="render">\n';
export const FIRST_DRAWN = '<template id="first-drawn"></template>\n';

/** A script in the page itself. Throws RangeError for a text that would end its element. */
function inlineScript(text: string): string {
  if (!fitsInPage(text)) throw new RangeError('A script of a page holds what would end it');
  return `<script>${text}</script>\n`;
}

/** A sheet of the host in the page itself. Throws RangeError for one that cannot stand there. */
function inlineSheet({ file, integrity: hash, text, isPart, mark }: PageSheet): Part[] {
  if (!sheetFitsInPage(text))
    throw new RangeError(`${file} cannot stand in a page: it names a file, or would end`);
  return [...styled(file, hash, text, isPart), ...(mark ? marked(mark) : [])];
}

export const CONFIG: Part[] = [
  '<script type="application/json" id="page-config">',
  { json: 'config' },
  '</script>\n',
];

/** A sheet of the host; `text`: as it stands in a page; `isPart`: the file says more; `mark`: that of a part of the host which comes later elsewhere, see marked(). */
export type PageSheet = HostFile & { text: string; isPart?: boolean; mark?: string };

/** Of the host: its sheets, its theme's script, and that which draws; '' for a page that nothing draws before its app. */
type FirstOf = {
  styles: readonly PageSheet[];
  theme: HostFile;
  themeText: string;
  firstPaint: string;
  /** sub-path that the site is served below, `/calendar-app/`; `/` at the top */
  base: string;
};

/** What comes before all else on a page that reads, and the hashes of its scripts and sheets. A page that is drawn first has its sheets in itself. */
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
    // after the sheet of which it may want more
    ...(firstPaint ? [inlineScript(themeText)] : []),
  ];
  return {
    parts,
    inline: [EARLY_READ, ...(firstPaint ? [firstPaint, themeText] : [])].map(scriptHash),
    styles: firstPaint ? styles.map(({ text }) => scriptHash(text)) : [],
  };
}
