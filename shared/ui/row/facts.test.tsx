// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from './facts';

afterEach(cleanup);

test.each([
  [['26-50001', null, 'Ch. 7'], ['Austin'], '26-50001 · Ch. 7 · Austin'],
  [[null], ['', 'Austin'], 'Austin'],
  [['26-50001'], undefined, '26-50001'],
  [[], [], ''],
])('puts dots between the facts that are known: %j and %j', (facts, narrow, text) => {
  const { container } = render(<Facts facts={facts} {...(narrow && { narrow })} />);
  expect(container.textContent).toBe(text);
});
