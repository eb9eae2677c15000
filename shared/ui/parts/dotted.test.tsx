// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dotted } from './dotted';

afterEach(cleanup);

test('puts a dot between facts, and leaves out empty facts', () => {
  const judge = { key: 'judge', part: <b>Judge Ada Brook</b> };
  const { container } = render(<Dotted parts={['In person', null, '', judge, false]} />);
  expect(container.textContent).toBe('In person · Judge Ada Brook');
});
