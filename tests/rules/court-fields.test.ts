import { readFileSync } from 'node:fs';
import { courtConfigSchema } from '@court/records';
import { expect, test } from 'vitest';

const PAGE = 'court-data/courts/README.md';

/** What of a valibot schema tells its fields. */
type Schema = { entries?: Record<string, Schema>; pipe?: Schema[]; wrapped?: Schema; item?: Schema };

/** Every field of a schema, by its path; those of a list's items like those of the list. */
function fieldsOf({ entries = {}, pipe = [], wrapped, item }: Schema, above = ''): string[] {
  const own = Object.entries(entries).flatMap(([name, schema]) => [
    above + name,
    ...fieldsOf(schema, `${above}${name}.`),
  ]);
  const inside = [pipe[0], wrapped, item].filter((schema): schema is Schema => schema !== undefined);
  return [...new Set([...own, ...inside.flatMap((schema) => fieldsOf(schema, above))])];
}

const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, field = '']) => field);

test('every field of a court’s file has its line, and no line is of a field that there is not', () => {
  const fields = fieldsOf(courtConfigSchema as unknown as Schema);
  expect(fields.length).toBeGreaterThan(40);
  expect([...rows].sort()).toEqual([...fields].sort());
});
