import type { Figure } from '../common/bench-report';
import { NETWORKS } from './networks';

/**
 * Maximum ratios to the first visit of the same sources as one app. `cold`: until the first hearing is readable.
 * `warm`: the same on a later visit, also offline. `interactive`: until a star answers. `kept`: until the app's own
 * star answers.
 */
const MAX_RATIOS = { cold: 0.6, warm: 0.35, interactive: 0.8, kept: 1.5 };
/** `cold` on a network with high latency and unlimited bandwidth: fewer bytes save no time there. */
const MAX_COLD_RATIO_BY_LATENCY = 0.66;
/** Maximum ratio to a static file with the same rows, on a slow network. */
const MAX_FLOOR_RATIO = 2.5;
/** minimum latency of a slow network, in ms a request */
const SLOW_MS = 150;
const MAX_DEPTH = 3;
/** Maximum bytes of page, scripts and styles before the app's first hearing. */
const MAX_CODE_BYTES = 200_000;

/** A sentence for each figure that exceeds its limit. */
export function loadFaults(figures: readonly Figure[]): string[] {
  const of = (subject: string, size: string, metric: string) =>
    figures.find((one) => one.subject === subject && one.size === size && one.metric === metric)?.value ??
    Number.NaN;
  const perNetwork = Object.entries(NETWORKS).flatMap(([network, { latencyMs, bytesPerSecond }]) => {
    const ours = (metric: string) => of('ours', network, metric);
    const monolith = of('monolith', network, 'firstHearing');
    const past = (name: string, ratio: number, most: number, what = 'the monolith') =>
      ratio <= most ? '' : `${name} ${ratio.toFixed(3)} times ${what}, at most ${most}`;
    const cold = latencyMs > 0 && bytesPerSecond < 0 ? MAX_COLD_RATIO_BY_LATENCY : MAX_RATIOS.cold;
    // without latency, the length of a chain of requests means nothing
    return [
      past('first hearing', ours('firstHearing') / monolith, cold),
      past('first hearing, warm,', ours('firstHearing, warm') / monolith, MAX_RATIOS.warm),
      past('first hearing, offline,', ours('firstHearing, offline') / monolith, MAX_RATIOS.warm),
      past(
        'a star answers',
        ours('interactive') / of('monolith', network, 'interactive'),
        MAX_RATIOS.interactive,
      ),
      past('a star is kept', ours('kept') / of('monolith', network, 'kept'), MAX_RATIOS.kept),
      latencyMs < SLOW_MS
        ? ''
        : past(
            'first hearing',
            ours('firstHearing') / of('floor', network, 'firstHearing'),
            MAX_FLOOR_RATIO,
            'the static file',
          ),
      !latencyMs || ours('depth') <= MAX_DEPTH ? '' : `requests ${ours('depth')} deep, at most ${MAX_DEPTH}`,
    ]
      .filter((fault) => fault !== '')
      .map((fault) => `${network}: ${fault}`);
  });
  // on a fast network optional files have also arrived, so the slow network shows the necessary bytes
  const slow = Object.keys(NETWORKS).at(-1) ?? '';
  const code = of('ours', slow, 'code');
  const copies = figures
    .filter(({ subject, unit, value }) => subject === 'ours' && unit === 'copies' && value !== 1)
    .map(({ metric, value }) => `${value} copies of ${metric}, exactly 1`);
  return [
    ...perNetwork,
    ...(code <= MAX_CODE_BYTES
      ? []
      : [`${code} bytes of code before the app’s first hearing, at most ${MAX_CODE_BYTES}`]),
    ...copies,
  ];
}
