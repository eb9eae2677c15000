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
