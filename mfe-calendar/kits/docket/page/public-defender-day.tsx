import type { ReactNode } from 'react';
import { usePublicDefenderOnly } from '../filters/use-public-defender-only';

type Props = { date: string; children: (publicDefenderOnly: boolean) => ReactNode };

/** A day in a court that lists only hearings with a public defender. Applies if the data mark such hearings. */
export const PublicDefenderDay = ({ date, children }: Props) => children(usePublicDefenderOnly(date));
