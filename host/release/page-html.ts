import type { PageConfig, PreloadFile } from '@court/contract';
import { BASE } from '../src/theme/themes.mjs';
import type { HostFiles } from './build-host';
import { contentSecurity } from './content-security';

/** What a page is made of. `boot` is its inline script, `container` its area's, or null. */
export type Page = {
  config: PageConfig;
  host: Pick<HostFiles, 'theme' | 'scripts' | 'styles'>;
  preload: PreloadFile[];
  container: string | null;
  boot: string | null;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON as it may stand in a script element: no `<` that could end it. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const integrity = (value: string | null) =>
  value ? ` integrity="${value}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

/**
 * A file of a page as an element of its head. Of scripts that may wait, browsers else ask for one or two at a time while
 * the head is not complete.
 */
export const fileTag = ({ file, as, integrity: value }: Pick<PreloadFile, 'file' | 'as' | 'integrity'>) =>
  as === 'style'
    ? `<link rel="stylesheet" href="${file}"${integrity(value)}>`
    : `<script defer fetchpriority="high" src="${file}"${integrity(value)}></script>`;

const preloadTag = ({ file, as, integrity: value }: Pick<PreloadFile, 'file' | 'as' | 'integrity'>) =>
  `<link rel="preload" as="${as}" href="${file}"${integrity(value)}>`;

/**
 * A sheet of an area: it comes at once and for no medium, so that nothing waits for it and it applies to nothing, until
 * the host lets it (host/src/remotes/federation.ts). It stands after the host's, whose rules its own are to win over.
 */
function sheetTag({ file, integrity: value, chunk }: PreloadFile, container: string | null): string[] {
  if (chunk === undefined) return [];
  const mark = `data-rspack="${container}:chunk-${chunk}" data-rspack-loading="1"`;
  return [`<link rel="stylesheet" media="not all" ${mark} href="${file}"${integrity(value)}>`];
}

/** What stands on a page whose script does not run, or does not come; host/src/shell/boot-fallback.css shows it in time. */
function bootFallback(kind: 'never-started' | 'scriptless', name: string, why: string, site: string): string {
  const link = `<a href="${escaped(site)}">${escaped(site)}</a>`;
  return `<div class="boot-fallback ${kind}"><h1>${name}</h1><p>${why} The docket is also on the court’s official site: ${link}.</p></div>`;
}

/**
 * A composed page. Behind its policy nothing is asked for before the parser has come to it, so the inline script, which takes
 * 50 ms of a desktop, stands after all that is, and before the sheets, which it would wait for. The theme's script holds back
 * all that follows it, so it comes last in the head (docs/decisions/005-theme-script.md).
 */
export function pageHtml({ config, host, preload, container, boot }: Page): string {
  const [court] = config.courts;
  const name = escaped(court.displayName);
  const { courts, overrides = false } = config;
  const policy = contentSecurity({ courts, inline: boot ? [boot] : [], overrides }, true);
  const sheets = preload.filter(({ as }) => as === 'style');
  const ofArea = preload.filter(({ as }) => as === 'script');
  const early = [
    ...host.styles.map((file) => preloadTag({ ...file, as: 'style' })),
    preloadTag({ ...host.theme, as: 'script' }),
  ];
  const lines = [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`,
    ...host.scripts.map((file) => fileTag({ ...file, as: 'script' })),
    ...ofArea.map(fileTag),
    ...sheets.map(preloadTag),
    ...(boot ? [...early, `<script>${boot}</script>`] : []),
    `<meta name="theme-color" content="${BASE.default.primary}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    ...host.styles.map((file) => fileTag({ ...file, as: 'style' })),
    ...sheets.flatMap((sheet) => sheetTag(sheet, container)),
    `<meta name="description" content="Hearing calendar of the ${name}">`,
    '<link rel="icon" href="data:,">',
    '<link id="react-aria-pressable-style">',
    `<script src="${host.theme.file}"${integrity(host.theme.integrity)}></script>`,
    '</head>',
    '<body>',
    `<div id="root">${bootFallback('never-started', name, 'This page has not started. Load it again in a moment.', court.officialSite)}</div>`,
    `<noscript>${bootFallback('scriptless', name, 'This hearing calendar needs JavaScript, which is turned off in this browser.', court.officialSite)}</noscript>`,
    `<script type="application/json" id="page-config">${dataBlock(config)}</script>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}
