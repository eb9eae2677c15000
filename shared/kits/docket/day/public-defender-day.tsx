import { usePublicDefenderOnly } from '../filters/use-public-defender-only';
import { Day, type DayProps } from './docket-page';

/** The day in a court that lists only hearings with a public defender. */
export function PublicDefenderDay({ address }: DayProps) {
  return <Day address={address} publicDefenderOnly={usePublicDefenderOnly(address.date)} />;
}
