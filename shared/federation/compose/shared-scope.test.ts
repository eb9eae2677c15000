import { expect, test } from 'vitest';
import { sharedScope } from './shared-scope';

test('a module given at once is handed over as it is', () => {
  const given = { atom: () => 1 };
  const jotai = sharedScope({ jotai: { version: '2.20.3', now: given } }, 'court_host').jotai?.['2.20.3'];
  expect(jotai?.lib?.()).toBe(given);
  expect(jotai?.shareConfig).toMatchObject({
    singleton: true,
    requiredVersion: '^2.20.3',
    strictVersion: true,
  });
});

test('a heavy module is loaded when it is first asked for, and not before', async () => {
  let loads = 0;
  const later = async () => {
    loads += 1;
    return { DatePicker: 'picker' };
  };
  const scope = sharedScope({ '@court/date-picker': { version: '1.0.0', later } }, 'court_host');
  const entry = scope['@court/date-picker']?.['1.0.0'];
  expect(loads).toBe(0);
  const factory = await entry?.get();
  expect(factory?.()).toEqual({ DatePicker: 'picker' });
});
