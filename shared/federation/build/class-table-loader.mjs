/**
 * Replaces a module of class names by constants from an earlier build. A script then contains only the names it uses,
 * and no code to compute them. `tables`: exports by the module's file. Throws RangeError for a module without a table.
 */
export default function classTableLoader() {
  const table = this.getOptions().tables[this.resourcePath];
  if (!table) throw new RangeError(`What ${this.resourcePath} exports has not been read`);
  const rows = Object.entries(table).map(
    ([name, value], at) =>
      `const c${at} = ${JSON.stringify(value)};\nexport { c${at} as ${JSON.stringify(name)} };\n`,
  );
  return rows.join('');
}
