import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CATALOGUE, catalogueModule, readCatalogue, sectionModule } from './catalogue.mjs';

/** Under this ending Vite's own reader of JSON does not know a catalogue. */
const COMPILED = '.messages.js';

/** Compiles catalogues for Vite, and so for Vitest, as the loader does for rspack. */
export function messagesPlugin() {
  return {
    name: 'court-messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && CATALOGUE.test(found.id) ? `${found.id}${COMPILED}` : null;
    },
    load(id) {
      const [path, query] = id.split('?');
      if (!path.endsWith(`.json${COMPILED}`)) return null;
      const file = path.slice(0, -COMPILED.length);
      this.addWatchFile(file);
      const sections = readCatalogue(readFileSync(file, 'utf8'), relative(process.cwd(), file));
      const name = new URLSearchParams(query).get('section');
      return name === null
        ? catalogueModule(sections, (section) => `${path}?section=${section}`)
        : sectionModule(sections[name]);
    },
  };
}
