import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { courtConfigSchema } from '@court/domain';

/** The folder of the court files. */
export const COURTS = fileURLToPath(new URL('../../../court-data/courts', import.meta.url));
/** JSON Schema with which editors complete and check a court file. `$schema` in the court file refers to it. */
export const SCHEMA_FILE = join(COURTS, 'court.schema.json');
const WIDTH = 110;

/** JSON in the formatter's style: a list of plain values is on one line if it fits. */
export function courtText(value: object): string {
  const lists = /^( *)(.*)\[\n((?: +(?:"(?:\\.|[^"\\])*"|[^\s"[\]{}]+),?\n)+) *\](,?)$/gm;
  const text = JSON.stringify(value, null, 2).replace(lists, (whole, indent, before, items, after) => {
    const line = `${indent}${before}[${items.trim().split(/\n +/).join(' ')}]${after}`;
    return line.length <= WIDTH ? line : whole;
  });
  return `${text}\n`;
}

type JsonSchema = {
  type?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
};

/** The description of each field in the README.md of the court files, by dotted path. */
function descriptions(): Map<string, string> {
  const rows = readFileSync(join(COURTS, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| (.*?) *\|$/gm);
  return new Map([...rows].map(([, field = '', text = '']) => [field, text.replaceAll('`', '')]));
}

function describe(schema: JsonSchema, above: string, texts: ReadonlyMap<string, string>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const text = texts.get(above + name);
    if (text) field.description = text;
    describe(field, `${above}${name}.`, texts);
  }
  const inside = [schema.items ?? [], schema.anyOf ?? []].flat();
  for (const one of inside) describe(one, above, texts);
}

/**
 * The text of court.schema.json: the court file's valibot schema as JSON Schema. JSON Schema cannot express all checks.
 */
export async function courtSchemaText(): Promise<string> {
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const made = toJsonSchema(courtConfigSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', pattern: '^mfe-[a-z][a-z0-9-]*$' } : jsonSchema,
  });
  const { $schema, ...schema } = made;
  describe(schema as JsonSchema, '', descriptions());
  const title = 'A court’s file, made of shared/domain/court/court-config.ts';
  return courtText({ $schema, title, ...schema });
}
