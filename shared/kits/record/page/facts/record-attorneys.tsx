import { readerSettingsAtom } from '@court/contract';
import { attorneyGroups, type ShownAttorney } from '@court/records';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { NameSearchLink } from './name-search-link';

function Attorney({ attorney, upper }: { attorney: ShownAttorney; upper: boolean }) {
  const { name, firm, phone, lead, terminated } = attorney;
  const notes = [lead && recordMessages('lead'), terminated && recordMessages('terminated')].filter(Boolean);
  return (
    <li className={css.attorney}>
      <span className={css.strong} data-capitals={upper || undefined}>
        <NameSearchLink what="attorney" name={name} />
      </span>
      {notes.length > 0 && ` (${notes.join(', ')})`}
      {firm && <span className={css.line}>{firm}</span>}
      {phone && <span className={css.line}>{phone}</span>}
    </li>
  );
}

type Props = { attorneys: readonly ShownAttorney[] };

/** Who appears for whom. */
export function RecordAttorneys({ attorneys }: Props) {
  const upper = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y';
  if (attorneys.length === 0) return null;
  return (
    <RecordSection title={recordMessages('attorneys')}>
      <p>{recordMessages('attorneyCount', { count: attorneys.length })}</p>
      {attorneyGroups(attorneys).map(({ party, attorneys: group }) => (
        <div key={party} className={css.group}>
          <h3 className={css.party}>{party || recordMessages('noParty')}</h3>
          <ul className={css.attorneys}>
            {group.map((attorney, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
              <Attorney key={index} attorney={attorney} upper={upper} />
            ))}
          </ul>
        </div>
      ))}
    </RecordSection>
  );
}
