import { Link, locationsLink } from '@court/contract';
import { mapMessages } from '../messages/map-messages';
import * as css from './office-list.module.css';
import type { PlacedOffice } from './placed-offices';

/** The office's address. For an office without staff: where the court sits, because its address is only for mail. */
function AddressLine({ office: { name, address, staffed } }: Pick<PlacedOffice, 'office'>) {
  if (!address) return null;
  const line = mapMessages('address', address);
  return <p>{staffed === false ? mapMessages('mail', { office: name, address: line }) : line}</p>;
}

/** The offices beside the map, with the numbers of their pins. */
export function OfficeList({ offices }: { offices: readonly PlacedOffice[] }) {
  return (
    <section className={css.offices}>
      <h2>{mapMessages('offices')}</h2>
      {offices.length === 0 && <p>{mapMessages('noOffices')}</p>}
      <ol>
        {offices.map(({ id, number, office }) => (
          <li key={id} data-office={id}>
            <span className={number ? css.number : css.without} aria-hidden>
              {number}
            </span>
            <div>
              <Link to={locationsLink({ office: id })} className={css.name}>
                {office.name}
              </Link>
              <AddressLine office={office} />
              {office.staffed === false && <p className={css.note}>{mapMessages('unstaffed')}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Link to={locationsLink()} className={css.name}>
        {mapMessages('all')}
      </Link>
    </section>
  );
}
