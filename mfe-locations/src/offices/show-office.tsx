import { Link } from '@court/contract';
import { officeWords } from './office-words';
import * as css from './offices-page.module.css';

/** Leads to an office further down on this page, and marks it. */
export function ShowOffice({ id, name }: { id: string; name: string }) {
  return (
    <Link className={css.link} to={`/locations?${new URLSearchParams({ office: id })}`}>
      {officeWords('near.show', { office: name })}
    </Link>
  );
}
