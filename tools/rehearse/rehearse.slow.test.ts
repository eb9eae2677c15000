import { expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';
import { rehearsalSteps } from './steps';

test('npm run rehearse --list names its steps and runs none of them', async () => {
  const { code, printed } = await startScript(packageScript('rehearse', '--list')).ended;
  const { steps, end } = rehearsalSteps({ folder: 'nowhere', port: 0, databasePort: 0 });
  expect([code, printed.trim().split('\n')]).toEqual([0, steps.map(({ title }) => title)]);
  expect(steps.length).toBeGreaterThan(8);
  await end();
});
