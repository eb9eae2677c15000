import { Link, locationsLink } from '@court/contract';
import { mapMessages } from '../messages/map-messages';
import { isMailOnly, phoneToCall } from '../offices/office-facts';
import * as css from './office-list.module.css';
import type { PlacedOffice } from './placed-offices';

/** The office's address. If it is only for mail, also where the court sits and whom to ask for the street. */
function AddressLine({ office }: Pick<PlacedOffice, 'office'>) {
  const { name, address, phone } = office;
  const line = address && mapMessages('address', address);
  if (!isMailOnly(office)) return line && <p>{line}</p>;
  return (
    <>
      {line && <p>{mapMessages('mail', { office: name, address: line })}</p>}
      <p>{mapMessages('noStreet', { phone: phoneToCall(phone) })}</p>
    </>
  );
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
