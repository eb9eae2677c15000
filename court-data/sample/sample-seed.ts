import type { CourtConfig } from '@court/records';

/** The seed of what is published as a sample court; another one gives other people and other dockets. */
export const SAMPLE_SEED = 'court-calendar';

/** Courts share no people: a court draws from a seed of its own. */
export const ownSeed = ({ code }: CourtConfig, seed: string) => `${code}:${seed}`;
