// @vitest-environment jsdom

import { colorThemeAtom, storedValuesAtom } from '@court/contract';
import { THEMES } from '@court/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at';

/** The text of the page's own status element, not of the shared live region. */
const told = () => document.querySelector('[role="status"]:not([data-announcements])')?.textContent;
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the ten themes as one group of radio buttons with plain names', () => {
  renderAt('/colortheme');
  expect(screen.getByRole('group', { name: /changes the colors of every page right away/ })).toBeTruthy();
  expect(radios().map(({ value }) => value)).toEqual([...THEMES]);
  expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
  expect(screen.getByRole('radio', { name: 'High contrast, on black' })).toBeTruthy();
});

test('renders each preview in its own theme, hidden from screen readers', () => {
  renderAt('/colortheme');
  const previews = [...document.querySelectorAll<HTMLElement>('[data-theme]')];
  expect(previews.map(({ dataset }) => dataset.theme)).toEqual([...THEMES]);
  for (const preview of previews) expect(preview.getAttribute('aria-hidden')).toBe('true');
});

test('checks the active theme; choosing another applies it, stores it and announces it', () => {
  const store = renderAt('/colortheme');
  const checked = () => radios().filter((radio) => radio.checked);
  expect(checked().map(({ value }) => value)).toEqual(['default']);
  expect(told()).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: /^Ocean/ }));
  expect(store.get(colorThemeAtom)).toBe('ocean');
  expect(store.get(storedValuesAtom)).toEqual({ _colorTheme: 'ocean' });
  expect(checked().map(({ value }) => value)).toEqual(['ocean']);
  expect(told()).toBe('Ocean is on.');
});
