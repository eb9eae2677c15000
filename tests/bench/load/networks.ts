export type Network = {
  latencyMs: number;
  /** −1: as many as come */
  bytesPerSecond: number;
  /** how many times as slow as this machine's */
  cpuTimes: number;
};

export const UNTHROTTLED: Network = { latencyMs: 0, bytesPerSecond: -1, cpuTimes: 1 };

/** The networks that figures are given for, by the name the report calls them. */
export const NETWORKS: Record<string, Network> = {
  unthrottled: UNTHROTTLED,
  '100 ms a request': { latencyMs: 100, bytesPerSecond: -1, cpuTimes: 1 },
  'slow 4G, CPU ÷ 4': { latencyMs: 150, bytesPerSecond: 1_638_400 / 8, cpuTimes: 4 },
  'slow 3G, CPU ÷ 6': { latencyMs: 400, bytesPerSecond: 50_000, cpuTimes: 6 },
};
