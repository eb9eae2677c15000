import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

test('a folder has at most 20 source files, without tests and declarations', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
  const counts = new Map<string, number>();
  for (const file of listed.split('\n'))
    if (!/\.(test|spec)\.tsx?$|\.d\.m?ts$/.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
