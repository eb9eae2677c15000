import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import { ROOT } from './workspaces';

const FOLDER = join(ROOT, 'host/icons');

/**
 * Icon files in `host/icons`, drawn from its icon.svg. The maskable icon fills its square, for devices that crop icons
 * to their own shape.
 */
const ICONS = [
  { source: 'icon.svg', sizes: 'any' },
  { source: 'icon-192.png', sizes: '192x192' },
  { source: 'icon-512.png', sizes: '512x512' },
  { source: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The site's icons with the file names under which they are served. The names contain a hash of the content. */
export function appIcons() {
  return ICONS.map(({ source, ...icon }) => {
    const bytes = readFileSync(join(FOLDER, source));
    const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(source) ?? [];
    return {
      name: `${stem}.${contentHash([], [bytes.toString('base64')]).slice(0, 8)}.${ending}`,
      bytes,
      ...icon,
    };
  });
}
