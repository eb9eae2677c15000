import { dialLink, readerSettingsAtom, trusteesAtom } from '@court/contract';
import { attorneyGroups, type ShownAttorney, type ShownEntry } from '@court/records';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import { OuterLink } from '../outer-link';
import * as css from '../record.module.css';
import { RecordSection, RecordSubheading } from '../record-heading';
import { NameSearchLink } from './name-search-link';
import * as lists from './record-lists.module.css';

type Props = { entry: ShownEntry };

const phoneLink = (phone: string) => <OuterLink href={dialLink({ phone })}>{phone}</OuterLink>;

/** Debtors with their other names. */
function Debtors({ entry: { debtors = [] } }: Props) {
  if (debtors.length === 0) return null;
  return (
    <ul className={lists.people}>
      {debtors.map(({ name, role, aliases }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
        <li key={index}>
          <NameSearchLink what="debtor" name={name} />{' '}
          <span className={css.quiet}>{role ?? recordMessages('debtor')}</span>
          {(aliases ?? []).map((alias) => (
            <p key={`${alias.kind} ${alias.name}`} className={css.quiet}>
              {alias.kind} {alias.name}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Attorney({ attorney, upper }: { attorney: ShownAttorney; upper: boolean }) {
  const { name, firm, phone, lead, terminated } = attorney;
  const notes = [lead && recordMessages('lead'), terminated && recordMessages('terminated')].filter(Boolean);
  return (
    <li>
      <span className={lists.person} data-capitals={upper || undefined}>
        <NameSearchLink what="attorney" name={name} />
      </span>
      {notes.length > 0 && ` (${notes.join(', ')})`}
      {(firm || phone) && (
        <p className={css.quiet}>
          {firm}
          {firm && phone && ' · '}
          {phone && phoneLink(phone)}
        </p>
      )}
    </li>
  );
}

/** Who appears for whom. */
function Attorneys({ entry: { attorneys = [] } }: Props) {
  const upper = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y';
  if (attorneys.length === 0) return null;
  return (
    <>
      {attorneys.length > 1 && (
        <p className={css.quiet}>{recordMessages('attorneyCount', { count: attorneys.length })}</p>
      )}
      {attorneyGroups(attorneys).map(({ party, attorneys: group }) => (
        <div key={party}>
          <RecordSubheading>{party || recordMessages('noParty')}</RecordSubheading>
          <ul className={lists.people}>
            {group.map((attorney, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
              <Attorney key={index} attorney={attorney} upper={upper} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The trustees, with the telephone numbers the court publishes of them. */
function Trustees({ entry: { trustees = [] } }: Props) {
  const { byId } = useAtomValue(trusteesAtom);
  if (trustees.length === 0) return null;
  const phones = new Map(Object.values(byId).map(({ name, phone }) => [name, phone]));
  return (
    <ul className={lists.people}>
      {[...new Set(trustees)].map((name) => {
        const phone = phones.get(name);
        return (
          <li key={name}>
            {name} <span className={css.quiet}>{recordMessages('trustee')}</span>
            {phone && <p className={css.quiet}>{phoneLink(phone)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Who is concerned: debtors, those who appear, the trustee. */
export function RecordPeople({ entry }: Props) {
  const { debtors = [], attorneys = [], trustees = [] } = entry;
  if (debtors.length + attorneys.length + trustees.length === 0) return null;
  return (
    <RecordSection title={recordMessages('people')}>
      <Debtors entry={entry} />
      <Attorneys entry={entry} />
      <Trustees entry={entry} />
    </RecordSection>
  );
}
