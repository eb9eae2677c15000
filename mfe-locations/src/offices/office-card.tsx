import { courtAtom, todayAtom } from '@court/contract';
import { longZoneName } from '@court/domain';
import { SubscribeLater } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { CourtroomList } from './courtroom-list';
import { Directions } from './directions';
import { OfficeCardView } from './office-card-view';
import type { OfficeFacts } from './office-facts';
import { TodayAtOffice } from './today-at-office';

type Props = {
  office: OfficeFacts;
  /** true if the reader's link leads here */
  isMarked: boolean;
  markedRoom: string | null;
};

/** An office. Scrolls to it and focuses it if the reader's link leads here. */
export function OfficeCard({ office, isMarked, markedRoom }: Props) {
  const { id, name, timeZone } = office;
  const court = useAtomValue(courtAtom);
  const today = useAtomValue(todayAtom);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    card.current?.scrollIntoView?.({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const zones = court?.timeZones.length ?? 0;
  return (
    <OfficeCardView
      card={card}
      office={office}
      isMarked={isMarked}
      zone={zones > 1 && timeZone ? longZoneName(timeZone, today) : null}
      isOnMap={Boolean(court?.mapsKey)}
      today={<TodayAtOffice id={id} name={name} />}
      directions={<Directions office={office} />}
      subscribe={<SubscribeLater group="office" id={id} name={name} />}
      courtrooms={<CourtroomList courtrooms={office.courtrooms} marked={markedRoom} />}
    />
  );
}
