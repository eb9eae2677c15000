import { courtAtom, keptChildren } from '@court/contract';
import { daysPath, zoneMoment } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { detailMessages } from '../messages/detail-messages';
import { type KeptDates, keptDates } from '../search/kept-dates';
import { DatedList } from './dated-list';

const KINDS = ['hearings', 'meetings'] as const;

/**
 * The cached dates on this device that match `text`, while the court's names cannot be searched. Empty if the device
 * has no cached day.
 */
export function KeptResults({ text }: { text: string }) {
  const court = useAtomValue(courtAtom);
  const [found, setFound] = useState<(KeptDates & { of: string }) | null>(null);
  useEffect(() => {
    if (!court) return;
    let isGone = false;
    void Promise.all(
      KINDS.map(async (kind) => (await keptChildren(court, daysPath(kind))).map((day) => ({ ...day, kind }))),
    ).then((days) => !isGone && setFound({ ...keptDates(days.flat(), text), of: text }));
    return () => {
      isGone = true;
    };
  }, [court, text]);
  // not the dates of the text before, while a slow device searches
  if (!court || found?.of !== text || found.asOf === null) return null;
  const { dates, asOf } = found;
  const time = zoneMoment(court.timeZones[0], asOf);
  return (
    <section data-kept-results>
      <p>{detailMessages('kept', { count: dates.length, time })}</p>
      <DatedList rows={dates} ofCase={false} />
    </section>
  );
}
