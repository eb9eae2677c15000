import type { Figure } from '../bench-report';
import { NETWORKS } from './networks';
import { walkFaults } from './walk-bytes';

const MOST_RATIO = 1.1;
const MOST_DEPTH = 3;
/** Bytes of page, scripts and styles before the first hearing. */
const MOST_CODE = 140_000;
/** Bytes more than the same sources as one app. */
const MOST_MORE = 30_000;

/** Where the composition costs the reader more than it may, in sentences. */
export function loadFaults(figures: readonly Figure[]): string[] {
  const of = (subject: string, size: string, metric: string) =>
    figures.find((one) => one.subject === subject && one.size === size && one.metric === metric)?.value ??
    Number.NaN;
  const perNetwork = Object.entries(NETWORKS).flatMap(([network, { latencyMs }]) => {
    const ours = (metric: string) => of('ours', network, metric);
    const ratio = ours('firstHearing') / of('monolith', network, 'firstHearing');
    const more = ours('code') - of('monolith', network, 'code');
    // where nothing has to be waited for, a chain of requests says nothing
    return [
      ratio <= MOST_RATIO ? '' : `${ratio.toFixed(3)} times the monolith, at most ${MOST_RATIO}`,
      !latencyMs || ours('depth') <= MOST_DEPTH
        ? ''
        : `requests ${ours('depth')} deep, at most ${MOST_DEPTH}`,
      more <= MOST_MORE ? '' : `${more} bytes more than the monolith, at most ${MOST_MORE}`,
    ]
      .filter((fault) => fault !== '')
      .map((fault) => `${network}: ${fault}`);
  });
  // where much comes at once, what nobody waits for has come too: the slow network tells what is needed
  const slow = Object.keys(NETWORKS).at(-1) ?? '';
  const code = of('ours', slow, 'code');
  const copies = figures
    .filter(({ subject, unit, value }) => subject === 'ours' && unit === 'copies' && value !== 1)
    .map(({ metric, value }) => `${value} copies of ${metric}, exactly 1`);
  return [
    ...perNetwork,
    ...(code <= MOST_CODE ? [] : [`${code} bytes of code before the first hearing, at most ${MOST_CODE}`]),
    ...copies,
    ...walkFaults(figures),
  ];
}
