const IPV4_LOOPBACK = /^127(\.\d{1,3}){3}$/;

export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || IPV4_LOOPBACK.test(name);
}

/**
 * Whether a Host header names this machine. Prevents DNS rebinding, where a page's own host name resolves to this
 * machine.
 */
export function isLoopbackHeader(header: string | undefined): boolean {
  const host = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return isLoopbackHost(host.replace(/^\[|\]$/g, ''));
}

/**
 * Handles the failure of a listener on ::1 beside one on 127.0.0.1. Throws if another program has the asked port there,
 * because requests for localhost could reach that program. Ignores a machine without IPv6. `asked`: 0 for any port.
 */
export const ignoreMissingIPv6 = (asked: number) => (error: NodeJS.ErrnoException) => {
  if (asked !== 0 && error.code === 'EADDRINUSE') throw error;
  return null;
};
