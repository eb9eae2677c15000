/**
 * ms that the splash screen is shown (specification §9). capacitor.config.ts has the same value for the app's start.
 */
export const SPLASH_MS = 2000;
