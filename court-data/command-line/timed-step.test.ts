import { expect, test } from 'vitest';
import { timedStep } from './timed-step';

test('long work prints its start and its duration', async () => {
  const said: string[] = [];
  expect(
    await timedStep(
      'Building host',
      async () => {
        expect(said).toEqual(['Building host …']);
        return 7;
      },
      (line) => said.push(line),
    ),
  ).toBe(7);
  expect(said[1]).toMatch(/^Building host: .*done.* \(\d+\.\d s\)$/);
});

test('work that throws prints that it failed, and throws', async () => {
  const said: string[] = [];
  const work = () => Promise.reject(new Error('no room'));
  await expect(timedStep('Building host', work, (line) => said.push(line))).rejects.toThrow('no room');
  expect(said[1]).toMatch(/^Building host: .*failed.* \(\d+\.\d s\)$/);
});
