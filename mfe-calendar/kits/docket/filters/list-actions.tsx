import { announce, courtAtom, deviceAtom, Link } from '@court/contract';
import { type DocketRow, feedsOf, isOn } from '@court/domain';
import {
  Button,
  buttonClass,
  Dotted,
  Icon,
  Monitor,
  PrintButton,
  presentUrl,
  Share,
  SubscribeLater,
  shareLink,
  X,
} from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import type { CalendarAddress } from '../layout/use-calendar-address';
import * as css from './filter-bar.module.css';
import { useChosenFilters, useFilterNames } from './use-filter-names';

/** The app asks before it adds more than this many hearings to a calendar. */
const MAX_WITHOUT_ASKING = 40;

type Props = {
  onClose: () => void;
  address: CalendarAddress;
  listed?: readonly DocketRow[];
  /** URL of this day's lobby screen; only set in the day view */
  lobby?: string | null;
};

type ExportProps = {
  rows: readonly DocketRow[];
  /** the same list has a calendar to subscribe to */
  hasFeed: boolean;
};

/** Exports all listed hearings to one .ics file, or to the device's own calendar. */
function ExportListed({ rows, hasFeed }: ExportProps) {
  const { kind, loadExport } = useDocketConfig();
  const viewMessages = useViewMessages();
  const store = useStore();
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const count = rows.length;
  const put = async () => {
    setBusy(true);
    setAsking(false);
    try {
      const { exportRecordsAtom } = await loadExport();
      const records = rows.map(({ id }) => ({ kind, id }));
      const { added, changed } = await store.set(exportRecordsAtom, records);
      announce(viewMessages(isNative ? 'export.added' : 'export.done', { count: added + changed }));
    } catch (error) {
      console.warn('The listed hearings were not put into a calendar', error);
      announce(viewMessages('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  if (isAsking)
    return (
      <fieldset aria-label={viewMessages('export.ask', { count })}>
        <p>{viewMessages('export.ask', { count })}</p>
        <Button kind="primary" onClick={() => void put()}>
          {viewMessages('export.yes')}
        </Button>{' '}
        <Button onClick={() => setAsking(false)}>{viewMessages('export.no')}</Button>
      </fieldset>
    );
  return (
    <>
      <Button disabled={isBusy} onClick={() => (count > MAX_WITHOUT_ASKING ? setAsking(true) : void put())}>
        {viewMessages('export.listed', { count })}
      </Button>
      {!isNative && <p className={css.note}>{viewMessages(hasFeed ? 'export.copyOrFeed' : 'export.copy')}</p>}
    </>
  );
}

/**
 * Count at the start of the window title, when the reader's own lists have changes. Shared titles leave it out,
 * because it is private.
 */
const COUNT = /^\(\d+\) /;

/**
 * Actions on the list, below the names of its filters: add to calendar, share, print, subscribe to the chosen judge.
 * Meetings have no judge filter.
 */
export function ListActions({ onClose, address, listed = [], lobby = null }: Props) {
  const viewMessages = useViewMessages();
  const court = useAtomValue(courtAtom);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const [said, setSaid] = useState('');
  const rows = listed.filter(isOn);
  const chosen = useChosenFilters(address.filters);
  const nameOf = useFilterNames();
  const [judge, another] = address.filters.judge ?? [];
  const feedOf = another === undefined && feedsOf(court) ? judge : undefined;
  const share = async () => {
    const url = presentUrl(court, isNative) ?? '';
    const outcome = await shareLink({ text: document.title.replace(COUNT, ''), url });
    if (outcome === 'copied') setSaid(viewMessages('share.copied'));
    if (outcome === 'cannot') setSaid(viewMessages('share.failed', { url }));
  };
  return (
    <>
      <div className={css.about}>
        <strong>{chosen.length > 0 && <Dotted parts={chosen.map(({ text }) => text)} />}</strong>
        <Button kind="quiet" aria-label={viewMessages('actions.close')} onClick={onClose}>
          <Icon of={X} size="1.25rem" />
        </Button>
      </div>
      {rows.length > 0 && <ExportListed rows={rows} hasFeed={feedOf !== undefined} />}
      <div className={css.compact}>
        {/* hidden in an app whose court has no site URL, because nobody else could open the link */}
        {presentUrl(court, isNative) !== null && (
          <Button kind="quiet" onClick={() => void share()}>
            <Icon of={Share} size="1rem" />
            <span>{viewMessages('share')}</span>
          </Button>
        )}
        <PrintButton kind="quiet" hasIcon className={css.onlyNarrow}>
          {viewMessages('print')}
        </PrintButton>
        {lobby && (
          <Link className={buttonClass('quiet')} to={lobby}>
            <Icon of={Monitor} size="1rem" />
            <span>{viewMessages('lobby.open')}</span>
          </Link>
        )}
      </div>
      {feedOf !== undefined && <SubscribeLater group="judge" id={feedOf} name={nameOf('judge', feedOf)} />}
      <span role="status">{said}</span>
    </>
  );
}
