import { compileMessage, MessageError } from './compile-message.mjs';

/** A file of messages: `messages/en-US.json`. */
export const CATALOGUE = /[\\/]messages[\\/][a-z]{2,3}(-[A-Za-z0-9]+)*\.json$/;

/**
 * The sections of a catalog, each a table of compiled messages by key. `file` is named in errors. Throws MessageError,
 * which lists all errors.
 */
export function readCatalogue(text, file) {
  const faults = [];
  const sections = {};
  for (const [section, messages] of tablesOf(text, file)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(section))
      faults.push(`${file}: a section is named like a variable, as in "officeHours", not "${section}".`);
    sections[section] = {};
    for (const [key, message] of Object.entries(messages)) {
      try {
        if (typeof message !== 'string' || message === '')
          throw new MessageError('a message is a text that is not empty');
        sections[section][key] = compileMessage(message);
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        faults.push(`${file}: ${section}, "${key}", ${error.message}.`);
      }
    }
  }
  if (faults.length > 0) throw new MessageError(faults.join('\n'));
  return sections;
}

const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function tablesOf(text, file) {
  let tables;
  try {
    tables = JSON.parse(text);
  } catch (error) {
    throw new MessageError(`${file} is not JSON: ${error.message}.`);
  }
  if (!isTable(tables) || !Object.values(tables).every(isTable))
    throw new MessageError(
      `${file} holds sections, and each section messages: { "day": { "title": "Hearings on {date}" } }.`,
    );
  return Object.entries(tables);
}

/** Generates the table of one section, as a JavaScript expression. */
export function sectionTable(section) {
  const rows = Object.entries(section).map(([key, { code }]) => `  ${JSON.stringify(key)}: ${code},\n`);
  return `{\n${rows.join('')}}`;
}

/** Generates the module of one section. Its default export is the table. */
export const sectionModule = (section) => `export default ${sectionTable(section)};\n`;

/**
 * Generates the module of a whole catalog: each section by its name, from the module that `moduleOf` returns. If a
 * bundler knows that these modules have no side effects, it bundles a section with the code that uses it.
 */
export function catalogueModule(sections, moduleOf) {
  const rows = Object.keys(sections).map(
    (name) => `export { default as ${name} } from ${JSON.stringify(moduleOf(name))};\n`,
  );
  return rows.join('');
}

/** TypeScript declarations of a catalog: keys, and the values that each message needs. */
export function catalogueTypes(sections) {
  const tables = Object.entries(sections).map(([name, section]) => {
    const rows = Object.entries(section).map(([key, { values }]) => `  ${quoted(key)}: ${typeOf(values)};\n`);
    return `export declare const ${name}: {\n${rows.join('')}};\n`;
  });
  return `// Generated from the catalogue beside it.\n${tables.join('')}`;
}

const quoted = (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key.replace(/[\\']/g, '\\$&')}'`);

function typeOf(values) {
  const fields = Object.entries(values).map(([name, type]) => `${name}: ${type}`);
  return fields.length === 0 ? 'string' : `(values: { ${fields.join('; ')} }) => string`;
}
