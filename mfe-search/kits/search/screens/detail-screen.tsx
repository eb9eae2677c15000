import {
  announce,
  judgesAtom,
  Link,
  type LoadExport,
  officesAtom,
  type SearchField,
  searchDetailLink,
  searchLink,
  todayAtom,
  trusteesAtom,
  useNavigate,
  useParams,
  useSearchParams,
} from '@court/contract';
import type { CalendarKind } from '@court/domain';
import {
  attorneyNameAtom,
  HiddenText,
  laterPart,
  MissingPart,
  mayDeny,
  Notice,
  PageHeading,
  PrintHead,
  ReadingLine,
  Unofficial,
} from '@court/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import type { DetailKey } from '../search/detail-key';
import { type Past, pastAtom, type UpcomingDates, upcomingAtom } from '../search/upcoming-atom';
import { useLastViewed, useRememberViewed } from '../search/use-recently-viewed';
import { AllDates } from './all-dates';
import type { AttendPart } from './dated-list';
import { DetailHead, titleOf } from './detail-head';
import * as css from './detail-screen.module.css';

/** Parts of the kit of records, which the areas give to this screen. */
type Parts = { loadExport: LoadExport; AttendDate: AttendPart };

const noPastAtom = atom<Past | null>(null);

/**
 * True once the names of judges, trustees and offices have loaded. Rows wait for them, so that no row changes later.
 */
const namesReadAtom = atom((get) =>
  [judgesAtom, trusteesAtom, officesAtom].every((names) => get(names).status !== 'loading'),
);

/**
 * A person's latest date, which has the printed name. Prefers the last upcoming date, else the last past date. A case
 * needs none: its data have the title. `isUnknown`: there is no such person or case.
 */
function useLatestDate(
  of: DetailKey,
  coming: UpcomingDates | undefined,
  today: string,
): { latest: Dated | null; isUnknown: boolean } {
  const isPerson = of.field !== 'casenumber';
  const wantsPast = isPerson && coming?.rows.length === 0 && coming.past === null;
  const past = useAtomValue<Past | null>(wantsPast ? pastAtom(of, today) : noPastAtom);
  if (!isPerson) return { latest: null, isUnknown: coming?.head === null };
  const latest = coming?.rows.at(-1) ?? past?.rows[0] ?? null;
  const isRead = coming !== undefined && (coming.past !== null || past?.status === 'read');
  return { latest, isUnknown: latest === null && isRead };
}

/** Announces to screen readers that dates have changed since they were first shown. */
function useChangeAnnouncement(rows: readonly Dated[] | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!rows) return;
    const now = JSON.stringify(rows);
    if (before.current !== undefined && before.current !== now) announce(detailMessages('news'));
    before.current = now;
  }, [rows]);
}

const MyDay = laterPart(
  async () => (await import('./my-day')).MyDay,
  () => <MissingPart>{detailMessages('dayMissing')}</MissingPart>,
  true,
);

function Unknown({ of: { kind, field, id } }: { of: DetailKey }) {
  return (
    <div className={css.page}>
      <PageHeading>{detailMessages(`unknown.${field}`)}</PageHeading>
      <Notice title={detailMessages('unknownWhy', { id })}>
        <Link className={css.link} to={searchLink(kind, field)}>
          {detailMessages(`search.${field}`)}
        </Link>
      </Notice>
    </div>
  );
}

function Detail({ of, loadExport, AttendDate }: { of: DetailKey } & Parts) {
  const today = useAtomValue(todayAtom);
  const [reading, retry] = useAtom(upcomingAtom(of, today));
  const { status, asOf, polling } = reading;
  const [query] = useSearchParams();
  const attorneyOf = useAtomValue(attorneyNameAtom);
  const { latest, isUnknown: isAbsent } = useLatestDate(of, reading.value, today);
  const isUnknown = isAbsent && mayDeny(reading);
  const value = isAbsent ? undefined : reading.value;
  const isFailed = status === 'failed' || status === 'offline';
  const head = value?.head ?? null;
  useRememberViewed(of, titleOf({ head, latest }), isUnknown);
  useChangeAnnouncement(value?.rows);
  const namesRead = useAtomValue(namesReadAtom);
  if (isUnknown) return <Unknown of={of} />;
  const isReading = value ? !namesRead : !isFailed;
  const shown = isReading ? undefined : value;
  const day = of.field === 'attorney' && query.get('view') === 'day';
  const title = titleOf({ head, latest });
  const name = of.field === 'attorney' ? attorneyOf(title) : title;
  return (
    <div className={css.page} data-detail={of.id} data-reading={status} data-bleed>
      <DetailHead
        of={of}
        head={head}
        latest={latest}
        rows={value?.rows ?? []}
        isReading={isReading}
        isDay={day}
      />
      <div className={css.state}>
        {/* otherwise the page's bar shows the time of the data */}
        {(status === 'offline' || polling) && <ReadingLine status={status} asOf={asOf} polling={polling} />}
      </div>
      {!value && isFailed && (
        <div className={css.said}>
          <Notice title={detailMessages('failed')} onRetry={retry}>
            <p>{detailMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why')}</p>
          </Notice>
        </div>
      )}
      {isReading && (
        <div aria-busy className={css.bone} data-skeleton>
          <HiddenText>{detailMessages('loading')}</HiddenText>
        </div>
      )}
      {shown && !day && (
        <>
          <PrintHead about={[name]} reading={reading} />
          <AllDates of={of} upcoming={shown} today={today} AttendDate={AttendDate} />
        </>
      )}
      {shown && day && (
        <Suspense fallback={<p className={css.said}>{detailMessages('loading')}</p>}>
          <MyDay
            name={name}
            rows={shown.rows}
            today={today}
            asked={query.get('date')}
            loadExport={loadExport}
            reading={reading}
          />
        </Suspense>
      )}
      {!isReading && (
        <div className={css.said}>
          <Unofficial />
        </div>
      )}
    </div>
  );
}

type Props = { kind: CalendarKind; field: SearchField } & Parts;

/** All dates of the attorney, case or debtor in the address. Without an id, redirects to the last one viewed. */
export function DetailScreen({ kind, field, ...parts }: Props) {
  const { id } = useParams();
  const navigate = useNavigate();
  const { known, last } = useLastViewed(field);
  useEffect(() => {
    if (id || !known) return;
    const to = last === null ? searchLink(kind, field) : searchDetailLink(kind, field, last);
    void navigate(to, { replace: true });
  }, [id, known, last, kind, field, navigate]);
  if (!id) return <PageHeading>{detailMessages(`title.${field}`)}</PageHeading>;
  return <Detail key={id} of={{ kind, field, id }} {...parts} />;
}
