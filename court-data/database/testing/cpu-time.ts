/** Milliseconds of processor time that the work took in this process: unlike the clock, not longer on a busy machine. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
