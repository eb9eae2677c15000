import type { ReactNode } from 'react';
import { usePublicDefenderOnly } from '../filters/use-public-defender-only';

type Props = { date: string; children: (publicDefenderOnly: boolean) => ReactNode };

/** The day in a court that lists only hearings with a public defender, where the data know of any. */
export const PublicDefenderDay = ({ date, children }: Props) => children(usePublicDefenderOnly(date));
