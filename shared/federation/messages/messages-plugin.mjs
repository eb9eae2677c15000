import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CATALOGUE, readCatalogue, sectionTable } from './catalogue.mjs';

/** Suffix that keeps Vite's own JSON plugin from reading a catalog. */
const COMPILED = '.messages.js';

/** Compiles catalogs for Vite and Vitest, as the loader does for rspack. */
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
      if (!id.endsWith(`.json${COMPILED}`)) return null;
      const file = id.slice(0, -COMPILED.length);
      this.addWatchFile(file);
      const sections = readCatalogue(readFileSync(file, 'utf8'), relative(process.cwd(), file));
      const tables = Object.entries(sections).map(
        ([name, section]) => `export const ${name} = ${sectionTable(section)};\n`,
      );
      return tables.join('');
    },
  };
}
