/** Addresses of the host's own screens (specification §2); which area answers the others, the registry of a site says. */
export const HOST_PATHS: readonly string[] = ['/courts', '/home', '/ios-qr-code', '/android-qr-code'];
