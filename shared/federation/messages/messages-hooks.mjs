import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, readCatalogue, sectionTable } from './catalogue.mjs';

/** Compiles catalogs for plain Node (`register` of node:module), as the loader does for rspack. */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !CATALOGUE.test(pathname)) return await nextLoad(url, context);
  const file = fileURLToPath(new URL(pathname, url));
  const sections = readCatalogue(readFileSync(file, 'utf8'), file);
  const tables = Object.entries(sections).map(
    ([name, section]) => `export const ${name} = ${sectionTable(section)};\n`,
  );
  return { format: 'module', source: tables.join(''), shortCircuit: true };
}
