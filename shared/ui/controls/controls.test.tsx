// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { X } from 'lucide';
import { expect, test, vi } from 'vitest';
import { Button } from './button';
import { controlClass, Field } from './field';
import { Icon } from './icon';
import { Toolbar } from './toolbar';

test('a button in a form does not submit unless its type says so', () => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button>Print</Button>
      <Button type="submit">Find</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(submitted).toHaveBeenCalledOnce();
});

test('a button keeps the class that its caller gives it', () => {
  render(
    <Button kind="danger" className="wide">
      Delete
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Delete' }).classList.contains('wide')).toBe(true);
});

test('a field’s label names its control', () => {
  render(<Field label="County">{(control) => <input {...control} defaultValue="Bexar" />}</Field>);
  const control = screen.getByLabelText('County');
  expect(control).toHaveProperty('value', 'Bexar');
  expect(control.className).toBe(controlClass());
});

test('a toolbar with a label is a group with that name, and one without a label is not a group', () => {
  render(
    <>
      <Toolbar label="Actions">
        <Button>Share</Button>
      </Toolbar>
      <Toolbar>
        <Button>Print</Button>
      </Toolbar>
    </>,
  );
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Actions' })]);
});

test('an icon has its size from the style sheet, because WebKit refuses rem in attributes', () => {
  const { container } = render(<Icon of={X} size="1.25rem" className="shape" />);
  const icon = container.querySelector<SVGElement>('svg.shape');
  expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual([null, null]);
  expect(icon?.style.getPropertyValue('--icon')).toBe('1.25rem');
});
