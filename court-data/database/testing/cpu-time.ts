/** CPU time of `work` in this process, in milliseconds. A busy machine does not increase it, unlike clock time. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
