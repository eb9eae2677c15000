import type { ShownEntry } from '@court/shared/data/entry-atom';
import { words } from '../words';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

type Props = { entry: ShownEntry };

/** Debtors with their other names, and the trustee. */
export function DetailParties({ entry: { debtors = [], trustees = [] } }: Props) {
  return (
    <>
      {debtors.length > 0 && (
        <DetailSection title={words('detail.parties')}>
          <ul className={css.people}>
            {debtors.map(({ name, role, aliases }) => (
              <li key={name}>
                <span className={css.strong}>{name}</span>
                {role && ` (${role})`}
                {(aliases ?? []).map((alias) => (
                  <span key={`${alias.kind} ${alias.name}`} className={css.line}>
                    {alias.kind} {alias.name}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {trustees.length > 0 && (
        <DetailSection title={words('detail.trustee')}>
          <ul className={css.people}>
            {trustees.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}
