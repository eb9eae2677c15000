import { Link, offeredAtom, searchLink } from '@court/contract';
import { useAtomValue } from 'jotai';
import * as css from '../record.module.css';

type Props = { what: 'attorney' | 'debtor'; name: string };

/** A name that leads to what else is listed under it, where the court offers the search. */
export function NameSearchLink({ what, name }: Props) {
  const offered = useAtomValue(offeredAtom);
  const link = [searchLink('hearings', what, name), searchLink('meetings', what, name)].find(offered);
  if (!link) return name;
  return (
    <Link className={css.link} to={link}>
      {name}
    </Link>
  );
}
