import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE, catalogueTypes, readCatalogue, type Sections } from '@court/federation/catalogue';

const LEFT_OUT = ['node_modules', 'dist', 'fixtures', 'test-results'];
const SOURCE = 'en-US.json';

/** The paths of catalogues below `root`, relative to it: `host/src/messages/en-US.json`. */
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
 * Writes the TypeScript declarations of every catalogue below `root` beside it if they are missing or differ. Returns
 * the faults of the catalogues, each with its remedy.
 */
export function declareCatalogues(root: string): string[] {
  return catalogueFiles(root).flatMap((file) => {
    try {
      const sections = readCatalogue(readFileSync(join(root, file), 'utf8'), file);
      writeIfDifferent(join(root, file.replace(/\.json$/, '.d.json.ts')), catalogueTypes(sections));
      const source = `${dirname(file)}/${SOURCE}`;
      return differences(file, sections, readCatalogue(readFileSync(join(root, source), 'utf8'), source));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** Returns the messages that a translation lacks compared with US English, and its messages that use unknown values. */
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

function writeIfDifferent(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
