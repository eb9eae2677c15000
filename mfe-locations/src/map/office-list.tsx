import { Link, locationsLink } from '@court/contract';
import { dialLinks, phoneText, wordList } from '@court/domain';
import { Fragment } from 'react';
import { mapMessages } from '../messages/map-messages';
import { type OfficeFacts, officeFacts } from '../offices/office-facts';
import * as css from './office-list.module.css';
import type { PlacedOffice } from './placed-offices';

type Facts = { facts: OfficeFacts };

/** The address. Wraps between the street and the town. */
const AddressLine = ({ lines }: Pick<OfficeFacts, 'lines'>) =>
  lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && ' '}
      <span className={css.line}>{at < lines.length - 1 ? `${line},` : line}</span>
    </Fragment>
  ));

/** An address that is only for mail comes last, after the place where the court sits and the phone number. */
function MailOnly({ facts: { name, phone, lines } }: Facts) {
  const tel = phone && dialLinks({ phone })[0]?.href;
  return (
    <>
      <p>{mapMessages('noStreet', { office: name })}</p>
      {phone && (
        <p>
          {tel ? (
            <a className={css.phone} href={tel}>
              {phoneText(phone)}
            </a>
          ) : (
            phone
          )}
        </p>
      )}
      {lines.length > 0 && (
        <p>
          <span>{mapMessages('mail')}</span> <AddressLine lines={lines} />
        </p>
      )}
    </>
  );
}

type Props = {
  offices: readonly PlacedOffice[];
  /** names of the divisions that each office serves, by the office's name */
  served?: ReadonlyMap<string, readonly string[]>;
};

/** The offices beside the map, with the numbers of their pins and the divisions that they serve. */
export function OfficeList({ offices, served }: Props) {
  return (
    <section className={css.offices}>
      <h2>{mapMessages('offices')}</h2>
      {offices.length === 0 && <p>{mapMessages('noOffices')}</p>}
      <ol>
        {offices.map(({ id, number, office }) => {
          const facts = officeFacts(id, office);
          const divisions = served?.get(office.name) ?? [];
          return (
            <li key={id} data-office={id}>
              <span className={number ? css.number : css.without} aria-hidden>
                {number}
              </span>
              <div>
                <Link to={locationsLink({ office: id })} className={css.name}>
                  {office.name}
                </Link>
                {office.staffed === false && <p className={css.note}>{mapMessages('unstaffed')}</p>}
                {divisions.length > 1 && (
                  <p className={css.note}>{mapMessages('serves', { divisions: wordList(divisions) })}</p>
                )}
                {facts.isMailOnly ? (
                  <MailOnly facts={facts} />
                ) : (
                  <p>
                    <AddressLine lines={facts.lines} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Link to={locationsLink()} className={css.name}>
        {mapMessages('all')}
      </Link>
    </section>
  );
}
