import { HOST_PATHS, monthPath } from '@court/domain';
import { BASE } from '../../../host/src/theme/themes.mjs';
import type { HostFiles } from '../build/host-provides';
import { contentSecurity, googleSecurity } from './content-security';
import {
  areaSheets,
  CONFIG,
  FIRST_DRAWN,
  firstOf,
  integrity,
  type PageSheet,
  rowsOf,
  SCRIPT,
  SHEET,
  script,
} from './page-head';
import {
  escaped,
  type PageTemplates,
  type Part,
  SLOTS,
  TEMPLATE_FORMAT,
  type Template,
} from './page-template';

/**
 * The host's files that pages load. `themeText`: text of the theme script. `firstPaint`: text of the script that draws
 * the shell before the host's first script runs. `home`: the script that also draws home, and the style sheets that it
 * needs in addition.
 */
type Files = Pick<HostFiles, 'theme' | 'scripts'> & {
  styles: PageSheet[];
  themeText: string;
  firstPaint?: string;
  base?: string;
  home?: { firstPaint: string; sheets: PageSheet[] };
};

/** Folder of a site with the device build's page. */
export const DEVICE = 'device';

/** File name of home's page. */
const HOME = 'home.html';

/** File name of the frame document with Google's map. mfe-locations requests it by this name. */
const MAP_FRAME = 'google-map.html';

const NAME: Part = { text: 'name' };
const SITE: Part = { text: 'site' };

/** Content of a page whose script does not run or load. host/src/shell/boot-fallback.css shows it after a delay. */
const bootFallback = (kind: 'never-started' | 'scriptless', why: string, retry = ''): Part[] => [
  `<div class="boot-fallback ${kind}"><h1>`,
  NAME,
  `</h1><p>${why}${retry} The court’s own docket is on its official site: <a href="`,
  SITE,
  '">',
  SITE,
  '</a>.</p></div>',
];

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n';
const THEME_COLOR = `<meta name="theme-color" content="${escaped(BASE.default.primary ?? '')}">\n`;

/**
 * A page. After its policy meta element, the browser requests files only as the parser reaches them.
 *
 * A page with `reads` has an inline script first, which requests the docket and takes a millisecond. Its first paint
 * and style sheets are inlined, so the shell is drawn while the docket is loading. On other pages the theme's script
 * is a file that blocks the parser, so it is last in the head (docs/decisions/005-theme-script.md).
 */
function page(files: Files, { reads, sheets = [] }: { reads: boolean; sheets?: PageSheet[] }): Template {
  const { theme, themeText, scripts, styles, firstPaint = '', base = '/' } = files;
  const first = reads
    ? firstOf({ styles: [...styles, ...sheets], theme, themeText, firstPaint, base })
    : null;
  const isDrawn = first !== null && firstPaint !== '';
  const allowed = first ?? { inline: [], styles: [] };
  // home's own first paint is inlined
  const waits = sheets.length > 0 ? script('low') : SCRIPT;
  const app = [
    ...scripts.flatMap((file) => [...waits, `${file.file}"${integrity(file.integrity)}></script>\n`]),
    rowsOf('scripts', SCRIPT, '></script>'),
  ];
  return {
    html: [
      '<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">\n',
      '<meta http-equiv="Content-Security-Policy" content="',
      ...contentSecurity(allowed, true),
      '">\n',
      VIEWPORT,
      THEME_COLOR,
      ...(first?.parts ?? []),
      ...app,
      ...(first ? [] : [rowsOf('sheets', ['<link rel="preload" as="style" href="'], '>')]),
      '<title>',
      NAME,
      '</title>\n',
      ...(isDrawn ? [] : styles.map((file) => `${SHEET}${file.file}"${integrity(file.integrity)}>\n`)),
      areaSheets(isDrawn ? 'fileSheets' : 'sheets'),
      '<meta name="description" content="Hearing calendar of the ',
      NAME,
      '">\n<link rel="icon" href="data:,">\n<link id="react-aria-pressable-style">\n',
      ...(isDrawn ? [] : [`<script src="${theme.file}"${integrity(theme.integrity)}></script>\n`]),
      '</head>\n<body>\n<div id="root">',
      ...bootFallback(
        'never-started',
        'This page did not load.',
        // an empty href is the page's own URL
        ' <a href="">Reload the page</a>.',
      ),
      '</div>\n<noscript>',
      ...bootFallback(
        'scriptless',
        'This hearing calendar needs JavaScript, which is turned off in this browser.',
      ),
      '</noscript>\n',
      ...(first ? [] : CONFIG),
      isDrawn ? FIRST_DRAWN : '',
      '</body>\n</html>\n',
    ],
    headers: {
      'cache-control': ['no-cache'],
      'content-security-policy': contentSecurity(allowed),
      'integrity-policy': [{ text: 'integrityPolicy' }],
      ...EVERYWHERE,
    },
  };
}

/** Headers of every file of a site. */
export const EVERYWHERE = {
  'x-content-type-options': ['nosniff'],
  'referrer-policy': ['strict-origin-when-cross-origin'],
  'cross-origin-opener-policy': ['same-origin'],
};

/**
 * The document in which mfe-locations shows Google's map. It is the only document of a site that may send requests to
 * Google (docs/decisions/013-google-maps-in-a-frame.md). Google's scripts have no integrity hash.
 */
const mapFrame = (): Template => ({
  html: [
    '<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">\n',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(googleSecurity(true))}">\n`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n',
    '<title>Google Maps</title>\n<link rel="icon" href="data:,">\n',
    rowsOf('sheets', [SHEET], '>'),
    rowsOf('scripts', SCRIPT, '></script>'),
    '</head>\n<body>\n<div id="map"></div>\n<script type="application/json" id="map-frame">',
    { json: 'config' },
    '</script>\n</body>\n</html>\n',
  ],
  headers: { 'cache-control': ['no-cache'], 'content-security-policy': [googleSecurity()], ...EVERYWHERE },
});

/** The page templates of a host with these files. */
export function pageTemplates(
  files: Files,
  offline: Pick<PageTemplates, 'worker' | 'icons'> = {},
): PageTemplates {
  const own = [...HOST_PATHS.map((path) => `${path.slice(1)}.html`), '404.html'];
  const { home } = files;
  const template = (file: string) => (home && file === HOME ? 'home' : 'area');
  return {
    format: TEMPLATE_FORMAT,
    slots: SLOTS,
    start: '/calendar',
    templates: {
      area: page(files, { reads: false }),
      docket: page(files, { reads: true }),
      ...(home && { home: page({ ...files, ...home }, { reads: true, sheets: home.sheets }) }),
      frame: mapFrame(),
    },
    pages: Object.fromEntries(own.map((file) => [file, template(file)])),
    ...(home && { reads: { [HOME]: [`${monthPath('hearings', '{month}')}/d{day}`] } }),
    device: 'area',
    frame: MAP_FRAME,
    themeColor: BASE.default.primary ?? '#ffffff',
    ...offline,
  };
}
