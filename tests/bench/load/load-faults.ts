import type { Figure } from '../bench-report';
import { NETWORKS } from './networks';

/**
 * Times the first visit of the same sources as one app. `cold`: until the first hearing is readable. `warm`: the same on a later
 * visit, also offline. `interactive`: until a star answers. `kept`: until the app's own star answers.
 */
const MOST = { cold: 0.6, warm: 0.35, interactive: 0.8, kept: 1.5 };
/** `cold` on a network where a request takes long and bytes come at once: fewer bytes save nothing there. */
const MOST_COLD_BY_LATENCY = 0.66;
/** Times a static file with the same rows, where the network is slow. */
const MOST_OF_FLOOR = 2.5;
/** ms a request from which on a network is slow */
const SLOW = 150;
const MOST_DEPTH = 3;
/** Bytes of page, scripts and styles before the app's first hearing. */
const MOST_CODE = 200_000;

/** Where the composition costs the reader more than it may, in sentences. */
export function loadFaults(figures: readonly Figure[]): string[] {
  const of = (subject: string, size: string, metric: string) =>
    figures.find((one) => one.subject === subject && one.size === size && one.metric === metric)?.value ??
    Number.NaN;
  const perNetwork = Object.entries(NETWORKS).flatMap(([network, { latencyMs, bytesPerSecond }]) => {
    const ours = (metric: string) => of('ours', network, metric);
    const monolith = of('monolith', network, 'firstHearing');
    const past = (name: string, ratio: number, most: number, what = 'the monolith') =>
      ratio <= most ? '' : `${name} ${ratio.toFixed(3)} times ${what}, at most ${most}`;
    const cold = latencyMs > 0 && bytesPerSecond < 0 ? MOST_COLD_BY_LATENCY : MOST.cold;
    // where nothing has to be waited for, a chain of requests says nothing
    return [
      past('first hearing', ours('firstHearing') / monolith, cold),
      past('first hearing, warm,', ours('firstHearing, warm') / monolith, MOST.warm),
      past('first hearing, offline,', ours('firstHearing, offline') / monolith, MOST.warm),
      past('a star answers', ours('interactive') / of('monolith', network, 'interactive'), MOST.interactive),
      past('a star is kept', ours('kept') / of('monolith', network, 'kept'), MOST.kept),
      latencyMs < SLOW
        ? ''
        : past(
            'first hearing',
            ours('firstHearing') / of('floor', network, 'firstHearing'),
            MOST_OF_FLOOR,
            'the static file',
          ),
      !latencyMs || ours('depth') <= MOST_DEPTH
        ? ''
        : `requests ${ours('depth')} deep, at most ${MOST_DEPTH}`,
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
    ...(code <= MOST_CODE
      ? []
      : [`${code} bytes of code before the app’s first hearing, at most ${MOST_CODE}`]),
    ...copies,
  ];
}
