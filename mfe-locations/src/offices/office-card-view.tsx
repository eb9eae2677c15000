import { dialLinks, phoneText } from '@court/domain';
import type { ReactNode, Ref } from 'react';
import { officeMessages } from '../messages/office-messages';
import { LINK_NOTE } from './link-note';
import * as css from './office-card.module.css';
import type { OfficeFacts } from './office-facts';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = {
  office: OfficeFacts;
  /** true if the reader's link leads here */
  isMarked: boolean;
  /** name of its time zone, in a court with several; otherwise null */
  zone: string | null;
  /** true if the court has Google's map */
  isOnMap: boolean;
  /** its hearings of today, and the link to its calendar */
  today: ReactNode;
  directions: ReactNode;
  subscribe: ReactNode;
  courtrooms: ReactNode;
  card?: Ref<HTMLElement>;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Address = ({ lines }: Pick<OfficeFacts, 'lines'>) => (
  <address className={css.address}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);

/** An office: address, contact, courtrooms, counties and hearings of today. */
export function OfficeCardView(props: Props) {
  const { office, isMarked, zone, isOnMap, today, directions, subscribe, courtrooms, card } = props;
  const { id, name, staffed, isMailOnly, lines, phone, hours, note, counties } = office;
  const tel = phone && dialLinks({ phone })[0]?.href;
  return (
    <article
      ref={card}
      className={isMarked ? `${css.card} ${css.marked}` : css.card}
      data-office={id}
      aria-labelledby={`office-${id}`}
      aria-current={isMarked ? 'location' : undefined}
      aria-describedby={isMarked ? LINK_NOTE : undefined}
      tabIndex={-1}
    >
      <h2 className={css.name} id={`office-${id}`}>
        {name}
      </h2>
      <p className={css.tags}>
        {isMarked && <span className={css.tag}>{officeMessages('office.marked')}</span>}
        {staffed === false && <span className={css.tag}>{officeMessages('office.unstaffed')}</span>}
      </p>
      {note && <p className={css.note}>{note}</p>}
      <dl className={css.facts}>
        {isMailOnly ? (
          <Fact name={officeMessages('office.street')}>
            <p>{officeMessages('office.noStreet')}</p>
            {directions}
          </Fact>
        ) : (
          (lines.length > 0 || office.position) && (
            <Fact name={officeMessages('office.address')}>
              <Address lines={lines} />
              {directions}
            </Fact>
          )
        )}
        {phone && (
          <Fact name={officeMessages('office.phone')}>
            {tel ? (
              <a className={css.link} href={tel}>
                {phoneText(phone)}
              </a>
            ) : (
              phone
            )}
          </Fact>
        )}
        {(hours || staffed) && (
          <Fact name={officeMessages('office.hours')}>{hours ?? officeMessages('office.hoursUnknown')}</Fact>
        )}
        {zone && <Fact name={officeMessages('office.zone')}>{zone}</Fact>}
        <Fact name={officeMessages('office.rooms')}>{courtrooms}</Fact>
        {isMailOnly && lines.length > 0 && (
          <Fact name={officeMessages('office.addressUnstaffed')}>
            <Address lines={lines} />
          </Fact>
        )}
      </dl>
      <div className={css.ways}>
        {today}
        {isOnMap && (
          <a
            className={css.link}
            href={`${BASE}/locations-google-maps?${new URLSearchParams({ office: id })}`}
          >
            {officeMessages('office.onMap', { office: name })}
          </a>
        )}
        {subscribe}
      </div>
      {counties.length > 0 && (
        <details className={css.counties}>
          <summary>{officeMessages('office.counties', { count: counties.length })}</summary>
          <p>{counties.join(', ')}</p>
        </details>
      )}
    </article>
  );
}
