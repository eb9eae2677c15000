import { expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { rehearsalSteps } from '../rehearse/steps';
import { startScript } from '../testing/run-script';

test('npm run site -- rehearse --list names its steps and runs none of them', async () => {
  const { code, printed } = await startScript(packageScript('site', 'rehearse', '--list')).ended;
  const { steps, end } = rehearsalSteps({ folder: 'nowhere', port: 0, databasePort: 0 });
  expect([code, printed.trim().split('\n')]).toEqual([0, steps.map(({ title }) => title)]);
  expect(steps.length).toBeGreaterThan(8);
  await end();
});
