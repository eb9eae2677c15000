import type { MapFrameConfig, PageCourt, Registry } from '@court/contract';
import { googleSecurity } from './content-security';
import { dataBlock, fileTag } from './page-html';

/** File name of the document that Google's map stands in; mfe-locations asks for it by this name. */
export const MAP_FRAME = 'google-map.html';

/**
 * The document that mfe-locations shows Google's map in, the only one of a site that may ask anything of Google
 * (docs/decisions/013-google-maps-in-a-frame.md). Null where no court has a key, or the area has not been released.
 */
export function mapFramePage(registry: Registry, courts: readonly PageCourt[]): string | null {
  const files = registry.areas['mfe-locations']?.current.frame ?? [];
  const keyed = courts.filter(({ mapsKey, modules }) => mapsKey && modules.includes('mfe-locations'));
  if (keyed.length === 0 || files.length === 0) return null;
  const config: MapFrameConfig = {
    courts: keyed.map(({ code, mapsKey, offices }) => ({ code, offices, ...(mapsKey ? { mapsKey } : {}) })),
  };
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${googleSecurity(true)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Google Maps</title>',
    '<link rel="icon" href="data:,">',
    ...files.map(fileTag),
    '</head>',
    '<body>',
    '<div id="map"></div>',
    `<script type="application/json" id="map-frame">${dataBlock(config)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Headers of that document, but for those of every file. Google's scripts carry no integrity. */
export const mapFrameHeaders = () => ({
  'cache-control': 'no-cache',
  'content-security-policy': googleSecurity(),
});
