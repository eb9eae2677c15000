import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/**
 * Suffix of an import that compiles a file, and all files of this repository that it imports, to DOM nodes, as in a
 * first paint.
 */
const DOM = '?dom';

/**
 * For Vitest: `import './first-paint?dom'` compiles views as firstPaintConfig does. The same views can be imported as
 * React components too.
 */
export function domViewsPlugin() {
  return {
    name: 'court-dom-views',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isDom = source.endsWith(DOM) || importer?.endsWith(DOM);
      if (!isDom) return null;
      const plain = source.replace(DOM, '');
      if (plain.startsWith('@court/ui/dom')) return null;
      const found = await this.resolve(plain, importer?.replace(DOM, ''), { ...options, skipSelf: true });
      const isOurs = found && /\.tsx?$/.test(found.id) && !found.id.includes('/node_modules/');
      return isOurs ? `${found.id}${DOM}` : found;
    },
    async load(id) {
      if (!id.endsWith(DOM)) return null;
      const file = id.slice(0, -DOM.length);
      this.addWatchFile(file);
      const jsx = { runtime: 'automatic', importSource: '@court/ui/dom' };
      return await transformWithOxc(readFileSync(file, 'utf8'), file, { jsx });
    },
  };
}
