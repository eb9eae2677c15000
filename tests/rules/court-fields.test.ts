import { readFileSync } from 'node:fs';
import { courtConfigSchema } from '@court/domain';
import { expect, test } from 'vitest';

const PAGE = 'court-data/courts/README.md';

/** The parts of a valibot schema that describe its fields. */
type Schema = { entries?: Record<string, Schema>; pipe?: Schema[]; wrapped?: Schema; item?: Schema };

/** The paths of all fields of a schema. Fields of a list's items have the path of the list. */
function fieldsOf({ entries = {}, pipe = [], wrapped, item }: Schema, above = ''): string[] {
  const own = Object.entries(entries).flatMap(([name, schema]) => [
    above + name,
    ...fieldsOf(schema, `${above}${name}.`),
  ]);
  const inside = [pipe[0], wrapped, item].filter((schema): schema is Schema => schema !== undefined);
  return [...new Set([...own, ...inside.flatMap((schema) => fieldsOf(schema, above))])];
}

const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, field = '']) => field);

test('every field of a court’s file has a line, and every line has an existing field', () => {
  const fields = fieldsOf(courtConfigSchema as unknown as Schema);
  expect(fields.length).toBeGreaterThan(40);
  expect([...rows].sort()).toEqual([...fields].sort());
});
