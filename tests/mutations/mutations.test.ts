import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTATIONS } from './mutations';

const E2E = 'tests/e2e';
const specs = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(E2E, name), 'utf8'));

test.each(MUTATIONS)('mutation $n finds its line exactly once: $breaks', ({ file, right, wrong }) => {
  expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2);
  expect(wrong).not.toBe(right);
});

test.each(MUTATIONS)('mutation $n names a test that is there', ({ test: seenBy }) => {
  const isThere =
    seenBy.runner === 'unit' ? existsSync(seenBy.file) : specs.some((text) => text.includes(seenBy.title));
  expect(isThere).toBe(true);
});
