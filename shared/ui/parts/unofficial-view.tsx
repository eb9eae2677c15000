import { unofficialMessages } from '../messages/shared-messages';
import * as css from './unofficial.module.css';

type Props = {
  /** URL of the court's own site; null while no court is chosen */
  site: string | null;
};

/** Says that the court's own docket governs, with a link. Print shows the URL. */
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
