import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPortFor } from './find-port';

test('skips a port that another program uses, and says so', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const other = createServer();
  await new Promise<void>((up) => other.listen(0, '127.0.0.1', up));
  onTestFinished(() => void other.close());
  const { port: held } = other.address() as { port: number };
  const port = await findPortFor('mfe-search', held);
  expect(port).toBeGreaterThan(held);
  expect(said).toHaveBeenCalledWith(
    `Port ${held} is taken, perhaps by another checkout: mfe-search uses ${port}.`,
  );
  said.mockClear();
  expect(await findPortFor('mfe-search', port)).toBe(port);
  expect(said).not.toHaveBeenCalled();
});
