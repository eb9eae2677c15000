// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chapterTerm } from '../messages/term-messages';
import { Explained } from './explained';

const word = () => screen.getByRole('button', { name: 'Movant' });
const place = () => document.getElementById(word().getAttribute('aria-controls') ?? '');
const said = () => place()?.textContent;

afterEach(cleanup);

test('a press on a term shows its explanation, and the next press hides it', () => {
  render(<Explained term="movant">Movant</Explained>);
  expect(word().getAttribute('aria-expanded')).toBe('false');
  expect(said()).toBe('');
  fireEvent.click(word());
  expect(word().getAttribute('aria-expanded')).toBe('true');
  expect(said()).toMatch(/asks the court for something/);
  expect(place()?.getAttribute('role')).toBe('status');
  fireEvent.click(word());
  expect(said()).toBe('');
});

test('Escape, a press elsewhere or a focus change closes it, and the focus stays on the term', () => {
  render(
    <>
      <Explained term="movant">Movant</Explained>
      <a href="/next">Next</a>
    </>,
  );
  word().focus();
  fireEvent.click(word());
  fireEvent.keyDown(word(), { key: 'Escape' });
  expect(said()).toBe('');
  expect(document.activeElement).toBe(word());
  fireEvent.click(word());
  fireEvent.pointerDown(document.body);
  expect(said()).toBe('');
  fireEvent.click(word());
  fireEvent.blur(word(), { relatedTarget: screen.getByRole('link') });
  expect(said()).toBe('');
});

test('each chapter has its own explanation, and an unknown chapter the general one', () => {
  expect([chapterTerm('13'), chapterTerm('7'), chapterTerm('13-x')]).toEqual([
    'chapter.13',
    'chapter.7',
    'chapter',
  ]);
});
