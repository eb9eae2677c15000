/**
 * A module of class names as constants, which it was evaluated to before: a script then holds those that it names, and nothing
 * of what they are made by. `tables`: exports by the module's file. Throws RangeError for a module that has none.
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
