import type { CourtConfig } from '@court/domain';

/** The seed of published sample courts. Another seed gives other people and dockets. */
export const SAMPLE_SEED = 'court-calendar';

/** Each court has its own seed, so that courts share no people. */
export const ownSeed = ({ code }: CourtConfig, seed: string) => `${code}:${seed}`;
