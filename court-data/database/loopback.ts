const IPV4_LOOPBACK = /^127(\.\d{1,3}){3}$/;

export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || IPV4_LOOPBACK.test(name);
}

/** For a Host header: a page on another name that resolves to this machine (DNS rebinding) is not let in. */
export function isLoopbackHeader(header: string | undefined): boolean {
  const host = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return isLoopbackHost(host.replace(/^\[|\]$/g, ''));
}
