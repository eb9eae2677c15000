/** One import, re-export or `import()` of a source file. */
export type SourceImport = {
  /** as written, `./row` or `@court/contract` */
  specifier: string;
  /** names of the other module that are taken; null where all of it is, as by `import *`, `export *` and `import()` */
  names: readonly string[] | null;
  /** `type`: erased before it runs. `later`: an `import()`. `value`: all others */
  kind: 'value' | 'type' | 'later';
  /** re-exported names by the names under which they leave; empty where it is an import */
  exports: Readonly<Record<string, string>>;
};

const STATEMENT =
  /^(import|export)\s+(type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\*\s*(?:as\s+[\w$]+\s+)?|\{([^}]*)\}\s*)?from\s+['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const LAZY_IMPORT = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"`]([^'"`]+)['"`]\s*\)/g;
const TYPE_QUERY = /(?:typeof\s+|:\s*|<)$/;

type Taken = { name: string; as: string; isType: boolean };

function takenNames(list: string): Taken[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isType = part.startsWith('type ');
      const [name = '', as = name] = part.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name, as, isType };
    });
}

/** The imports of a TypeScript or JavaScript module as Biome formats it: every statement begins a line. */
export function readImports(text: string): SourceImport[] {
  const code = text.replace(/^\s*\/\/.*$|^\s*\/\*[\s\S]*?\*\//gm, '');
  const imports: SourceImport[] = [];
  for (const [, word, type, whole, list, specifier = ''] of code.matchAll(STATEMENT)) {
    const isAll = list === undefined && whole === undefined;
    const taken = takenNames(list ?? '');
    const add = (kind: 'value' | 'type', some: readonly Taken[]) => {
      const names = isAll ? null : [...(whole ? ['default'] : []), ...some.map(({ name }) => name)];
      const out = word === 'export' ? some.map(({ name, as }) => [as, name]) : [];
      if (isAll || names?.length) imports.push({ specifier, names, kind, exports: Object.fromEntries(out) });
    };
    if (type || isAll) add(type ? 'type' : 'value', taken);
    else {
      add(
        'value',
        taken.filter(({ isType }) => !isType),
      );
      const types = taken.filter(({ isType }) => isType);
      if (types.length > 0) {
        const out = word === 'export' ? types.map(({ name, as }) => [as, name]) : [];
        const names = types.map(({ name }) => name);
        imports.push({ specifier, names, kind: 'type', exports: Object.fromEntries(out) });
      }
    }
  }
  for (const [, specifier = ''] of code.matchAll(BARE))
    imports.push({ specifier, names: [], kind: 'value', exports: {} });
  for (const { index, 1: specifier = '' } of code.matchAll(LAZY_IMPORT)) {
    const isType = TYPE_QUERY.test(code.slice(0, index));
    imports.push({ specifier, names: null, kind: isType ? 'type' : 'later', exports: {} });
  }
  return imports;
}
