import { expect, test } from 'vitest';
import { siteKey } from './site-key';

test('a site without a base path leaves every name unchanged', () => {
  expect(siteKey('court-memory')).toBe('court-memory');
});
