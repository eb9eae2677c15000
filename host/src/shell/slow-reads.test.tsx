// @vitest-environment jsdom
import { readJson } from '@court/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowReads } from './slow-reads';

const asked: ((answer: Response) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', () => new Promise((resolve) => asked.push(resolve)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;

test('a read of 60 seconds is reported as loading, can be retried, and its first answer counts', async () => {
  render(<SlowReads />);
  const read = readJson('https://db.example/slow.json', new AbortController().signal);
  await pass(7_999);
  expect(said()).toBe('');
  await pass(52_001);
  expect(said()).toMatch(/^Part of this page is still loading/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveLength(2);
  await pass(8_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(3);
  asked[0]?.(new Response('5'));
  expect(await act(() => read)).toBe(5);
  expect(said()).toBe('');
});
