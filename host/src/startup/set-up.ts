import type { PageAddress } from './page-address';

/**
 * When startup opens the device's store and loads the stored settings (specification §4). Where routing rests on them,
 * before it; a desktop page on the web has its court in the page and its first look in localStorage, so that the store
 * waits until the first screen stands.
 */
export function setUpOf({ build, protocol }: PageAddress): 'before-routing' | 'after-first-screen' {
  return build === 'desktop' && /^https?:$/.test(protocol) ? 'after-first-screen' : 'before-routing';
}
