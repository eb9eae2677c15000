import { unofficialMessages } from '../messages/shared-messages';
import * as css from './unofficial.module.css';

type Props = {
  /** address of the court's own site; null while no court is chosen */
  site: string | null;
};

/** What governs, and where it is; on paper the address is printed. */
export function UnofficialView({ site }: Props) {
  return (
    <p className={css.unofficial}>
      <span>{unofficialMessages('copy')}</span>
      {site !== null && ' '}
      {site !== null && (
        <a className={css.link} href={site} rel="noreferrer">
          {unofficialMessages('site')}
        </a>
      )}
    </p>
  );
}
