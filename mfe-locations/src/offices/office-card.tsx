import { courtAtom, Link, todayAtom } from '@court/contract';
import { dialLinks } from '@court/records';
import { longZoneName, SubscribeLater } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { officeMessages } from '../messages/office-messages';
import { Directions } from '../near/directions';
import { CourtroomList } from './courtroom-list';
import { LINK_NOTE } from './link-note';
import * as css from './office-card.module.css';
import type { OfficeFacts } from './office-facts';
import { TodayAtOffice } from './today-at-office';

type Props = {
  office: OfficeFacts;
  /** the reader's link leads here */
  isMarked: boolean;
  markedRoom: string | null;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An office: where it is, how to reach it, its courtrooms, counties and hearings of today. */
export function OfficeCard({ office, isMarked, markedRoom }: Props) {
  const { id, name, staffed, lines, phone, hours, note, counties, timeZone } = office;
  const court = useAtomValue(courtAtom);
  const today = useAtomValue(todayAtom);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    card.current?.scrollIntoView?.({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const tel = phone && dialLinks({ phone })[0]?.href;
  const zones = court?.timeZones.length ?? 0;
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
        {staffed === true && <span>{officeMessages('office.staffed')}</span>}
      </p>
      {note && <p className={css.note}>{note}</p>}
      <TodayAtOffice id={id} name={name} />
      <dl className={css.facts}>
        {lines.length > 0 && (
          <Fact name={officeMessages(staffed === false ? 'office.addressUnstaffed' : 'office.address')}>
            <address className={css.address}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Fact>
        )}
        {phone && (
          <Fact name={officeMessages('office.phone')}>
            {tel ? (
              <a className={css.link} href={tel}>
                {phone}
              </a>
            ) : (
              phone
            )}
          </Fact>
        )}
        {(hours || staffed) && (
          <Fact name={officeMessages('office.hours')}>{hours ?? officeMessages('office.hoursUnknown')}</Fact>
        )}
        {zones > 1 && timeZone && (
          <Fact name={officeMessages('office.zone')}>{longZoneName(timeZone, today)}</Fact>
        )}
      </dl>
      <Directions office={office} />
      {court?.mapsKey && (
        <p className={css.directions}>
          <Link className={css.link} to={`/locations-google-maps?${new URLSearchParams({ office: id })}`}>
            {officeMessages('office.onMap', { office: name })}
          </Link>
        </p>
      )}
      <div className={css.subscribe}>
        <SubscribeLater isOver group="office" id={id} name={name} />
      </div>
      <CourtroomList courtrooms={office.courtrooms} marked={markedRoom} />
      {counties.length > 0 && (
        <details className={css.counties}>
          <summary>{officeMessages('office.counties', { count: counties.length })}</summary>
          <p>{counties.join(', ')}</p>
        </details>
      )}
    </article>
  );
}
