import { basename, relative } from 'node:path';
import { catalogueModule, readCatalogue, sectionModule } from './catalogue.mjs';

/**
 * Compiles a catalog for rspack. A catalog re-exports its sections, each a separate module, so that a chunk contains
 * only the sections that its code imports.
 */
export default function messagesLoader(text) {
  const sections = readCatalogue(text, relative(this.rootContext, this.resourcePath));
  const name = new URLSearchParams(this.resourceQuery).get('section');
  if (name !== null) return sectionModule(sections[name]);
  return catalogueModule(sections, (section) => `./${basename(this.resourcePath)}?section=${section}`);
}
