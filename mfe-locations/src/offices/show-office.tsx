import { Link } from '@court/contract';
import { officeMessages } from '../messages/office-messages';
import * as css from './offices-page.module.css';

/** A link to an office further down on this page. Also marks the office. */
export function ShowOffice({ id, name }: { id: string; name: string }) {
  return (
    <Link className={css.link} to={`/locations?${new URLSearchParams({ office: id })}`}>
      {officeMessages('near.show', { office: name })}
    </Link>
  );
}
