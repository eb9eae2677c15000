import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { RELEASE: JSON.stringify('test'), PRODUCTION: 'true', BASE: '""' },
  test: {
    include: [
      '{host,mfe-*,shared,court-data,scripts}/**/*.test.{ts,tsx}',
      'tests/{bench,mutations,budgets,hostile,locations,releases,rules,search}/**/*.test.{ts,tsx}',
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
