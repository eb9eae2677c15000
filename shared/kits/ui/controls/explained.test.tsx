// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chapterTerm } from '../messages/term-messages';
import { Explained } from './explained';

const word = () => screen.getByRole('button', { name: 'Movant' });
const place = () => document.getElementById(word().getAttribute('aria-controls') ?? '');
const said = () => place()?.textContent;

afterEach(cleanup);

test('a word says what it means when it is pressed, and is silent again at the next press', () => {
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

test('Escape, a press anywhere else and going on close it; the focus stays on the word', () => {
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

test('a chapter is explained by itself, and one that nobody knows as any chapter', () => {
  expect([chapterTerm('13'), chapterTerm('7'), chapterTerm('13-x')]).toEqual([
    'chapter.13',
    'chapter.7',
    'chapter',
  ]);
});
