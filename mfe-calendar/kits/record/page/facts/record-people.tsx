import { readerSettingsAtom, trusteesAtom } from '@court/contract';
import { dialLinks, type ShownAttorney, type ShownEntry } from '@court/domain';
import { Button, Dotted } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../../parts/record.module.css';
import { RecordSection, RecordSubheading } from '../../parts/record-heading';
import { attorneyPeople, type PartyAttorneys, partiesText } from './attorney-people';
import { NameSearchLink } from './name-search-link';
import { PhoneLines } from './phone-lines';
import * as lists from './record-lists.module.css';

type Props = { entry: ShownEntry };

const phoneLink = (phone: string) => <PhoneLines phone={phone} links={dialLinks({ phone })} />;

/** Debtors with their other names. */
function Debtors({ entry: { debtors = [] } }: Props) {
  if (debtors.length === 0) return null;
  return (
    <ul className={lists.people}>
      {debtors.map(({ name, role, aliases }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
        <li key={index}>
          <NameSearchLink what="debtor" name={name} />{' '}
          <span className={css.quiet}>{`· ${role ?? recordMessages('debtor')}`}</span>
          {(aliases ?? []).map((alias) => (
            <p key={`${alias.kind} ${alias.name}`} className={css.quiet}>
              {`${alias.kind} ${alias.name}`}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

type AttorneyProps = {
  attorney: ShownAttorney;
  upper: boolean;
  /** hidden on the screen until the reader asks, but printed */
  isMore: boolean;
};

function Attorney({ attorney, upper, isMore }: AttorneyProps) {
  const { name, firm, phone, lead, terminated } = attorney;
  const notes = [lead && recordMessages('lead'), terminated && recordMessages('terminated')].filter(Boolean);
  return (
    <li data-more={isMore || undefined}>
      <span className={lists.person} data-capitals={upper || undefined}>
        <NameSearchLink what="attorney" name={name} />
      </span>
      {notes.length > 0 && <span>{` (${notes.join(', ')})`}</span>}
      {(firm || phone) && (
        <p className={css.quiet}>
          <Dotted parts={[firm, phone && { key: phone, part: phoneLink(phone) }]} />
        </p>
      )}
    </li>
  );
}

/** Number of parties to show above their attorneys before the reader asks for all. */
const MAX_PARTIES = 4;

/** The parties whom the attorneys below represent. Shows the first few if there are many. Prints all. */
function Parties({ group }: { group: PartyAttorneys }) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const { parties, areDebtors } = group;
  const more = parties.slice(MAX_PARTIES);
  if (areDebtors || more.length < 3) return <RecordSubheading>{partiesText(group)}</RecordSubheading>;
  const few = partiesText({ ...group, parties: parties.slice(0, MAX_PARTIES) });
  return (
    <>
      <RecordSubheading>
        <span>{few}</span>
        {!showsAll && <span data-fewer>{` ${recordMessages('moreParties', { count: more.length })}`}</span>}
        <span id={id} data-more={!showsAll || undefined}>
          {more.map((party) => `; ${party}`).join('')}
        </span>
      </RecordSubheading>
      <Button kind="quiet" aria-expanded={showsAll} aria-controls={id} onClick={() => setShowsAll(!showsAll)}>
        {showsAll
          ? recordMessages('fewParties', { count: MAX_PARTIES })
          : recordMessages('allParties', { count: parties.length })}
      </Button>
    </>
  );
}

/** Number of attorneys to show before the reader asks for all. All are printed. */
const MAX_ATTORNEYS = 8;
/** Minimum number of attorneys for hiding some. Hiding only a few would save no space. */
const MIN_FOLDED_ATTORNEYS = 13;

/** Attorneys, grouped by their parties. */
function Attorneys({ entry }: Props) {
  const upper = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y';
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const groups = attorneyPeople(entry);
  const count = groups.reduce((sum, { attorneys }) => sum + attorneys.length, 0);
  if (count === 0) return null;
  const isLong = count >= MIN_FOLDED_ATTORNEYS;
  /** Whether the attorney at `index` of a group is hidden. */
  const isMore = (group: number, index: number) => {
    const before = groups.slice(0, group).reduce((sum, one) => sum + one.attorneys.length, 0);
    return isLong && !showsAll && before + index >= MAX_ATTORNEYS;
  };
  return (
    <>
      {count > 1 && <p className={css.quiet}>{recordMessages('attorneyCount', { count })}</p>}
      <div id={listId} className={lists.attorneys}>
        {groups.map((group, at) => (
          <div key={group.parties.join()} data-more={isMore(at, 0) || undefined}>
            <Parties group={group} />
            <ul className={lists.people}>
              {group.attorneys.map((attorney, index) => (
                <Attorney
                  // biome-ignore lint/suspicious/noArrayIndexKey: a record may name the same person twice
                  key={index}
                  attorney={attorney}
                  upper={upper}
                  isMore={isMore(at, index)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {isLong && (
        <Button aria-expanded={showsAll} aria-controls={listId} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? recordMessages('attorneysFew', { count: MAX_ATTORNEYS })
            : recordMessages('attorneysAll', { count })}
        </Button>
      )}
    </>
  );
}

/** The trustees, with their published telephone numbers. */
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
            <span>{name}</span> <span className={css.quiet}>{`· ${recordMessages('trustee')}`}</span>
            {phone && <p className={css.quiet}>{phoneLink(phone)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** People of the record: debtors, attorneys, trustees. */
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
