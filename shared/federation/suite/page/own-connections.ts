/** Records the sockets that the page's code opens from now on. The contract uses only fetch here. */
export function ownConnections(): string[] {
  const opened: string[] = [];
  const page = globalThis as unknown as Record<string, unknown>;
  for (const name of ['WebSocket', 'EventSource']) {
    const Plain = page[name] as (new (...args: unknown[]) => object) | undefined;
    if (!Plain) continue;
    page[name] = class extends Plain {
      constructor(...args: unknown[]) {
        super(...args);
        opened.push(`${name} to ${String(args[0])}`);
      }
    };
  }
  return opened;
}
