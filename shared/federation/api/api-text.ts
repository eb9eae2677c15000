import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public name of the contract and its declaration, as the compiler writes it. */
export type ApiBlock = { name: string; text: string };

const EXPORTS = /^export (type )?\{([^}]*)\} from '\.\/([^']+)';$/gm;
const NAMED = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|type|interface|enum) (\w+)/;

/**
 * The contract's API: the declaration of every name that `index.ts` exports, sorted by name. `declarations` is the folder of
 * its compiled `.d.ts` files. Throws ApiError for a name without a declaration.
 */
export function apiBlocks(contract: string, declarations: string): ApiBlock[] {
  const blocks: ApiBlock[] = [];
  const index = readFileSync(join(contract, 'index.ts'), 'utf8');
  for (const [, , list = '', file = ''] of index.matchAll(EXPORTS)) {
    const text = readFileSync(join(declarations, `${file}.d.ts`), 'utf8');
    for (const one of list.split(',')) {
      const name = one.trim().replace(/^type /, '');
      if (name) blocks.push({ name, text: declarationOf(name, text, file) });
    }
  }
  return blocks.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export class ApiError extends Error {
  override name = 'ApiError';
}

function declarationOf(name: string, text: string, file: string): string {
  const found = statementsOf(text).find((statement) => {
    const code = statement.replace(/^\/\*\*[\s\S]*?\*\/\n/, '');
    if (NAMED.exec(code)?.[1] === name) return true;
    return new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from`).test(code);
  });
  if (!found)
    throw new ApiError(
      `${file}.ts declares no ${name}: name what it exports by \`export const\` and the like.`,
    );
  const again = /^export (?:type )?\{[^}]*\} from ('[^']+');/.exec(found);
  if (again) return `export { ${name} } from ${again[1]};`;
  // a write atom's initial value is not part of its API
  return withPrivateTypes(found, statementsOf(text)).replace(/ & \{\s*init: null;\s*\}/g, '');
}

/**
 * A declaration after the unexported types that it uses, so that a change of those types is a change of the
 * declaration.
 */
function withPrivateTypes(declaration: string, statements: readonly string[]): string {
  const needed: string[] = [];
  let names = declaration;
  for (;;) {
    const next = statements.find((statement) => {
      const name = /^(?:declare )?type (\w+)/m.exec(statement.replace(/^\/\*\*[\s\S]*?\*\/\n/, ''))?.[1];
      return name && !needed.includes(statement) && new RegExp(`\\b${name}\\b`).test(names);
    });
    if (!next) return [...needed, declaration].join('\n');
    needed.unshift(next);
    names += next;
  }
}

/** The statements of a declaration file, each with its comment. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isCode = false;
  for (const line of text.split('\n')) {
    const begins = /^(export|import|declare|type|interface|class|const|function|\/\*\*)\b|^\/\*\*/.test(line);
    if (begins && isCode) {
      statements.push(current.trimEnd());
      current = '';
      isCode = false;
    }
    current += `${line}\n`;
    if (/^(export|import|declare|type|interface|class|const|function)\b/.test(line)) isCode = true;
  }
  return [...statements, current.trimEnd()];
}

const withoutComments = (text: string) => text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');

/** The recorded API: the contract's version, and a hash of each public name's declaration without its comments. */
export type ApiRecord = { version: string; names: Record<string, string> };

export function apiRecord(version: string, blocks: readonly ApiBlock[]): ApiRecord {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    version,
    names: Object.fromEntries(blocks.map(({ name, text }) => [name, hash(withoutComments(text))])),
  };
}
