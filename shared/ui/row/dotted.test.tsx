// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dotted, Facts } from './dotted';

afterEach(cleanup);

test('puts a dot between facts, and leaves out empty facts', () => {
  const judge = { key: 'judge', part: <b>Judge Ada Brook</b> };
  const { container } = render(<Dotted parts={['In person', null, '', judge, false]} />);
  expect(container.textContent).toBe('In person · Judge Ada Brook');
});

test.each([
  [['26-50001', null, 'Ch. 7'], ['Austin'], '26-50001 · Ch. 7 · Austin'],
  [[null], ['', 'Austin'], 'Austin'],
  [['26-50001'], undefined, '26-50001'],
  [[], [], ''],
])('puts dots between the facts that are known: %j and %j', (facts, narrow, text) => {
  const { container } = render(<Facts facts={facts} {...(narrow && { narrow })} />);
  expect(container.textContent).toBe(text);
});
