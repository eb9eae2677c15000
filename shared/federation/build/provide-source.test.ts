import { expect, test } from 'vitest';
import { provideSource } from './provide-source.mjs';
import { CONTRACT_VERSION } from './share-list.mjs';

test('the host provides six modules, each once and with its version', () => {
  const source = provideSource('production');
  const keys = [...source.matchAll(/^"([^"]+)": \{ version: "(\d+\.\d+\.\d+)"/gm)].map(([, key]) => key);
  expect(keys).toEqual([
    'react',
    'react/jsx-runtime',
    'react-dom',
    'jotai',
    'jotai/utils',
    '@court/contract',
  ]);
  expect(source).toContain(`"@court/contract": { version: "${CONTRACT_VERSION}", now: `);
});

test('what no first screen needs is provided when it is first asked for', () => {
  expect(provideSource('production')).toContain('later: () => import("jotai/utils")');
  expect(provideSource('production')).not.toContain('* as m4 from "jotai/utils"');
});

test('development provides what its JSX transform calls', () => {
  expect(provideSource('development')).toContain('react/jsx-dev-runtime');
  expect(provideSource('production')).not.toContain('react/jsx-dev-runtime');
});
