import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CATALOGUE, catalogueTypes, readCatalogue, type Sections } from '@court/federation/catalogue';

const LEFT_OUT = ['node_modules', 'dist', 'fixtures', 'test-results'];
const SOURCE = 'en-US.json';

/** Catalogues below `root`, by their path from it: `host/src/messages/en-US.json`. */
export function catalogueFiles(root: string, folder = ''): string[] {
  const path = join(root, folder);
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((one) => {
    if (LEFT_OUT.includes(one.name) || one.name.startsWith('.')) return [];
    const file = folder === '' ? one.name : `${folder}/${one.name}`;
    return one.isDirectory() ? catalogueFiles(root, file) : CATALOGUE.test(`/${file}`) ? [file] : [];
  });
}

/**
 * Reads the catalogues below `root`; with `write` writes the declarations of each, else compares them. Returns what is wrong,
 * each with its remedy.
 */
export function checkCatalogues(root: string, { write }: { write: boolean }): string[] {
  return catalogueFiles(root).flatMap((file) => {
    try {
      const sections = readCatalogue(readFileSync(join(root, file), 'utf8'), file);
      const source = `${dirname(file)}/${SOURCE}`;
      const original = readCatalogue(readFileSync(join(root, source), 'utf8'), source);
      return [...differences(file, sections, original), ...declare(join(root, file), sections, write)];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** A translation has the messages of US English, with no value that nobody hands it. */
function differences(file: string, sections: Sections, original: Sections): string[] {
  const faults: string[] = [];
  for (const [section, messages] of Object.entries(original))
    for (const key of Object.keys(messages))
      if (!sections[section]?.[key])
        faults.push(`${file}: ${section} lacks "${key}"; translate it from ${SOURCE}.`);
  for (const [section, messages] of Object.entries(sections))
    for (const [key, { values }] of Object.entries(messages)) {
      const known = original[section]?.[key]?.values;
      if (!known) faults.push(`${file}: ${section}, "${key}" is not in ${SOURCE}; take it out.`);
      else
        for (const [name, type] of Object.entries(values))
          if (known[name] !== type)
            faults.push(
              `${file}: ${section}, "${key}" asks for {${name}} as a ${type}; ${SOURCE} has ${valuesText(known)}.`,
            );
    }
  return faults;
}

const valuesText = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, type]) => `{${name}} as a ${type}`)
    .join(', ') || 'no values';

function declare(path: string, sections: Sections, write: boolean): string[] {
  const file = path.replace(/\.json$/, '.d.json.ts');
  const text = catalogueTypes(sections);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  if (!write) return [`${file} is not of ${basename(path)}; run \`npm run messages\`.`];
  writeFileSync(file, text);
  return [];
}
