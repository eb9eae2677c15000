import type { Registry } from '@court/contract';
import { type HostFiles, incompatibility } from './host-provides';

/** A current or previous release of an area that another host would not run. `why`: the reason. */
export type Stopping = { area: string; version: string; is: 'current' | 'previous'; why: string };

/** The releases of a site that a host does not run. */
export function stoppingOn(
  registry: Registry,
  host: Pick<HostFiles, 'contract' | 'provides' | 'exports'>,
): Stopping[] {
  return Object.entries(registry.areas).flatMap(([area, { current, previous }]) =>
    (
      [
        ['current', current],
        ['previous', previous],
      ] as const
    ).flatMap(([is, release]) => {
      const why = release && incompatibility(host, release);
      return why ? [{ area, version: release.version, is, why }] : [];
    }),
  );
}

/** One line of text for each release. */
export const stoppingLines = (stopping: readonly Stopping[]) =>
  stopping.map(({ area, version, is, why }) => `  ${area} ${version} (its ${is} release): ${why}`);

/** Thrown for a host on which areas of the site would stop. Nothing was changed. */
export class AreasStopError extends Error {
  override name = 'AreasStopError';
  constructor(stopping: readonly Stopping[], areas: readonly string[]) {
    super(
      [
        `On this host ${areas.join(', ')} would stop:`,
        ...stoppingLines(stopping),
        'Nothing was changed. Release a host that provides what they need, release them together with this host (npm run release -- all), or say that they may stop: ' +
          areas.map((area) => `--allow-stopping ${area}`).join(' '),
      ].join('\n'),
    );
  }
}

/** Throws AreasStopError if the host does not run the current release of an area that is not in `allowed`. */
export function checkStopping(
  registry: Registry,
  host: Pick<HostFiles, 'contract' | 'provides' | 'exports'>,
  allowed: readonly string[],
): void {
  const stopping = stoppingOn(registry, host);
  const areas = stopping.filter(({ is, area }) => is === 'current' && !allowed.includes(area));
  if (areas.length > 0)
    throw new AreasStopError(
      stopping,
      areas.map(({ area }) => area),
    );
}
