import { expect, test } from 'vitest';
import { siteKey } from './site-key';

test('a site at the top keeps every name as it is', () => {
  expect(siteKey('court-memory')).toBe('court-memory');
});
