import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from './testing/database-child';
import { temporaryFolder } from './testing/temporary-folder';

test('on SIGTERM it exits cleanly and unlocks its folder', async () => {
  const folder = temporaryFolder();
  const child = await startChild('--data', folder);
  expect(child.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(existsSync(join(folder, 'database.pid'))).toBe(true);
  expect(await child.end('SIGTERM')).toBe(0);
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
  expect(child.complaints()).toBe('');
});
