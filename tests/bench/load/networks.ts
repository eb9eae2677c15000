export type Network = {
  latencyMs: number;
  /** −1: unlimited */
  bytesPerSecond: number;
  /** slowdown factor, compared with this machine */
  cpuTimes: number;
};

export const UNTHROTTLED: Network = { latencyMs: 0, bytesPerSecond: -1, cpuTimes: 1 };

/** The measured networks, by their names in the report. */
export const NETWORKS: Record<string, Network> = {
  unthrottled: UNTHROTTLED,
  '100 ms a request': { latencyMs: 100, bytesPerSecond: -1, cpuTimes: 1 },
  'slow 4G, CPU ÷ 4': { latencyMs: 150, bytesPerSecond: 1_638_400 / 8, cpuTimes: 4 },
  'slow 3G, CPU ÷ 6': { latencyMs: 400, bytesPerSecond: 50_000, cpuTimes: 6 },
};
