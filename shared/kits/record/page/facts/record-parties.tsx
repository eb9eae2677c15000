import { trusteesAtom } from '@court/contract';
import type { ShownEntry } from '@court/records';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { NameSearchLink } from './name-search-link';

type Props = { entry: ShownEntry };

/** Debtors with their other names. */
export function RecordParties({ entry: { debtors = [] } }: Props) {
  if (debtors.length === 0) return null;
  return (
    <RecordSection title={recordMessages('parties')}>
      <ul className={css.people}>
        {debtors.map(({ name, role, aliases }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
          <li key={index}>
            <span className={css.strong}>
              <NameSearchLink what="debtor" name={name} />
            </span>
            {role && ` (${role})`}
            {(aliases ?? []).map((alias) => (
              <span key={`${alias.kind} ${alias.name}`} className={css.line}>
                {alias.kind} {alias.name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** The trustees, with the telephone numbers the court publishes of them. */
export function RecordTrustees({ entry: { trustees = [] } }: Props) {
  const { byId } = useAtomValue(trusteesAtom);
  if (trustees.length === 0) return null;
  const phones = new Map(Object.values(byId).map(({ name, phone }) => [name, phone]));
  return (
    <RecordSection title={recordMessages('trustee')}>
      <ul className={css.people}>
        {[...new Set(trustees)].map((name) => (
          <li key={name}>
            <span className={css.strong}>{name}</span>
            {phones.get(name) && <span className={css.line}>{phones.get(name)}</span>}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
