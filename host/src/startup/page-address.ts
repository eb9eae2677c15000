import type { PageConfig } from '@court/contract';

/** Where a page stands: its build, and protocol (`https:`) and host name of its address. */
export type PageAddress = { build: PageConfig['build']; protocol: string; hostname: string };

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export const isLocalhost = ({ hostname }: Pick<PageAddress, 'hostname'>) => LOCAL.includes(hostname);

/** A web page that came from a server elsewhere; an app's own pages come from localhost, whatever the protocol. */
export const isHosted = (page: PageAddress) => /^https?:$/.test(page.protocol) && !isLocalhost(page);
