import { expect, test } from 'vitest';
import { lighthouseFaults } from './lighthouse-bench';

const figure = (subject: string, metric: string, value: number) => ({
  ...{ bench: 'lighthouse', subject, size: 'home', metric, value },
  unit: 'ms',
});

test('a page may block for 0.6 of the time of one app, and its other scores are 100', () => {
  const of = (blocking: number, seo: number) =>
    lighthouseFaults([
      figure('ours', 'blocking', blocking),
      figure('ours', 'seo', seo),
      figure('ours', 'performance', 76),
      figure('monolith', 'blocking', 1000),
      figure('monolith', 'seo', 90),
    ]);
  expect(of(600, 100)).toEqual([]);
  expect(of(601, 99)).toEqual([
    "home: 601 ms blocked, at most 0.6 of one app's 1000 ms",
    'home: seo 99, at least 100',
  ]);
});

test('a page that was not visited as one app is a fault', () => {
  expect(lighthouseFaults([figure('ours', 'blocking', 10)])).toHaveLength(1);
});
