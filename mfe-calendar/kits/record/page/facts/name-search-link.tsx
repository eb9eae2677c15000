import { Link, offeredAtom, searchLink } from '@court/contract';
import { useAtomValue } from 'jotai';

type Props = { what: 'attorney' | 'debtor'; name: string };

/** A name that links to a search for that name, if the court offers the search. */
export function NameSearchLink({ what, name }: Props) {
  const offered = useAtomValue(offeredAtom);
  const link = [searchLink('hearings', what, name), searchLink('meetings', what, name)].find(offered);
  return link ? <Link to={link}>{name}</Link> : <span>{name}</span>;
}
