/** How long the splash screen stands (specification §9); capacitor.config.ts says the same for the app's start. */
export const SPLASH_MS = 2000;
