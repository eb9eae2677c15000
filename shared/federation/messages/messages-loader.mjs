import { basename, relative } from 'node:path';
import { catalogueModule, readCatalogue, sectionModule } from './catalogue.mjs';

/**
 * Compiles a catalogue for rspack. A catalogue re-exports its sections, each of them a module of its own, so that a chunk holds
 * no section but those that its code imports.
 */
export default function messagesLoader(text) {
  const sections = readCatalogue(text, relative(this.rootContext, this.resourcePath));
  const name = new URLSearchParams(this.resourceQuery).get('section');
  if (name !== null) return sectionModule(sections[name]);
  return catalogueModule(sections, (section) => `./${basename(this.resourcePath)}?section=${section}`);
}
