import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@court/docket': fileURLToPath(new URL('shared/docket', import.meta.url)) } },
  define: { RELEASE: JSON.stringify('test'), PRODUCTION: 'true', BASE: '""' },
  test: {
    include: [
      '{host,mfe-*,shared,court-data,scripts}/**/*.test.{ts,tsx}',
      'tests/{budgets,locations,rules,search}/**/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...(process.env.LONG_TESTS ? [] : ['**/*.long.test.ts']),
      ...(process.env.PROOF === '1' ? [] : ['**/*.proof.test.ts']),
    ],
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
