import { readerSettingsAtom } from '@court/shared/state/reader-settings';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { attorneyGroups, type ShownAttorney } from './attorney-groups';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

function Attorney({ attorney, upper }: { attorney: ShownAttorney; upper: boolean }) {
  const { name, firm, phone, lead, terminated } = attorney;
  const notes = [lead && words('detail.lead'), terminated && words('detail.terminated')].filter(Boolean);
  return (
    <li className={css.attorney}>
      <span className={css.strong} data-capitals={upper || undefined}>
        {name}
      </span>
      {notes.length > 0 && ` (${notes.join(', ')})`}
      {firm && <span className={css.line}>{firm}</span>}
      {phone && <span className={css.line}>{phone}</span>}
    </li>
  );
}

type Props = { attorneys: readonly ShownAttorney[] };

/** Who appears for whom. */
export function AttorneyList({ attorneys }: Props) {
  const upper = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y';
  if (attorneys.length === 0) return null;
  return (
    <DetailSection title={words('detail.attorneys')}>
      <p>{words('detail.attorneyCount', { count: attorneys.length })}</p>
      {attorneyGroups(attorneys).map(({ party, attorneys: group }) => (
        <div key={party} className={css.group}>
          <h3 className={css.party}>{party || words('detail.noParty')}</h3>
          <ul className={css.attorneys}>
            {group.map((attorney, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
              <Attorney key={index} attorney={attorney} upper={upper} />
            ))}
          </ul>
        </div>
      ))}
    </DetailSection>
  );
}
