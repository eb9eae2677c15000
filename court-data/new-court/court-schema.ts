import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { courtConfigSchema } from '@court/records';

/** The folder of the courts' files. */
export const COURTS = fileURLToPath(new URL('../courts', import.meta.url));
/** What editors complete and check a court's file by; `$schema` in it names this one. */
export const SCHEMA_FILE = join(COURTS, 'court.schema.json');
const WIDTH = 110;

/** JSON as the formatter leaves it: a list of plain values stands on one line where it fits. */
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

/** What README.md beside the courts' files says of each field, by its dotted path. */
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

/** The text of court.schema.json: the one schema of a court's file as JSON Schema, so far as that can say it. */
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
  const title = 'A court’s file, made of shared/kits/records/court/court-config.ts';
  return courtText({ $schema, title, ...schema });
}
