import { type SearchField as Field, Link, offeredAtom, searchDetailLink, useNavigate } from '@court/contract';
import type { CalendarKind, TypedCaseNumber } from '@court/domain';
import { laterPart, Notice, PageHeading, useAppLinks } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { NothingFound } from '../field/nothing-found';
import { RecentList } from '../field/recent-list';
import { ScopeLinksView } from '../field/scope-links-view';
import { SearchField } from '../field/search-field';
import { SearchFrameView } from '../field/search-frame-view';
import { searchMessages } from '../messages/search-messages';
import { fieldsOf, type ParsedQuery, parseQuery, type SearchScope, scopeLink } from '../search/parse-query';
import { addViewedAtom } from '../search/recently-viewed';
import { resultCountText } from '../search/result-count-text';
import type { SearchHit } from '../search/search-hit';
import { type SearchState, useSearch } from '../search/use-search';
import type { AttendPart } from './dated-list';
import { ResultSection } from './result-section';
import * as css from './search-screen.module.css';

const KeptResults = laterPart(
  async () => (await import(/* webpackChunkName: "search-detail" */ './kept-results')).KeptResults,
);

const LaterDates = laterPart(
  async () => (await import(/* webpackChunkName: "search-detail" */ './later-dates')).LaterDates,
);

/** Delay before an announcement, so that screen readers announce only the result of the last keystroke. */
const TELL_MS = 700;

/** Returns `sentence` after a delay, for a polite live region. '' until then. */
function useDelayedAnnouncement(sentence: string): string {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => tell(sentence), sentence ? TELL_MS : 0);
    return () => clearTimeout(timer);
  }, [sentence]);
  return told;
}

function numberText({ short, type, year, complete }: TypedCaseNumber['says']): string {
  // the text names the case type in words
  const number = type ? short.replace(`-${type}-`, '-') : short;
  const words = searchMessages(!complete ? 'as.beginning' : year === null ? 'as.serial' : 'as.number', {
    number,
  });
  return type ? searchMessages('as.typed', { words, type: searchMessages(`type.${type}`) }) : words;
}

/** How the app read the text, in words. '' if that is obvious. */
function queryText(query: ParsedQuery, text: string, isNumberField: boolean): string {
  if (query.as === 'number') {
    const { says } = query.typed;
    // court and judge at the end of a number need no words
    const number = text.trim().replace(/-[a-z]{2,4}$/i, '');
    const isObvious = says.complete && says.year !== null && says.type === null && says.short === number;
    return isObvious ? '' : numberText(says);
  }
  if (query.as === 'nothing') return '';
  if (isNumberField) return searchMessages('as.name', { text: query.name });
  return query.name === text.replace(/\s+/g, ' ').trim()
    ? ''
    : searchMessages('as.part', { text: query.name });
}

/** Title of a search result in the recently viewed list. */
const titleOf = ({ field, title, note }: SearchHit) =>
  field === 'casenumber' ? [title, note].filter(Boolean).join(' ') : title;

type Props = { kind: CalendarKind; field: Field };

const hitsOf = ({ groups }: SearchState['results']) =>
  groups.flatMap(({ hits, similar }) => [...hits, ...(similar ?? [])]);

/** Whether nothing was found, also among similar names, and nothing more can be. */
const isEmpty = (groups: SearchState['results']['groups']) =>
  groups.every(({ hits, similar, more }) => hits.length === 0 && similar?.length === 0 && !more);

/** A link from the 341 meetings found to all dates, because a case can have hearings too. */
function OtherKinds({ scope, text, field }: { scope: SearchScope; text: string; field: Field }) {
  const offered = useAtomValue(offeredAtom);
  const to = scopeLink('hearings', scope, text, field);
  if (!offered(to)) return null;
  return (
    <p className={css.more}>
      <Link className={css.way} to={to}>
        {searchMessages('on.rest')}
      </Link>
    </p>
  );
}

function InPlaceOfResults({ kind, field, search }: Props & { search: SearchState }) {
  const { results, settled, searching, retry, scope } = search;
  const { status, groups } = results;
  if (status === 'nothing-typed') return <RecentList kind={kind} scope={scope} field={field} />;
  if (status === 'failed')
    return (
      <>
        <Notice title={searchMessages('failed')} onRetry={retry}>
          <p>{searchMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why')}</p>
        </Notice>
        <Suspense>
          <KeptResults text={settled.trim()} />
        </Suspense>
      </>
    );
  if (status === 'too-short') return <p className={css.said}>{searchMessages('tooShort')}</p>;
  if (status === 'searching') return <p className={css.said}>{searchMessages('searching')}</p>;
  if (searching || !isEmpty(groups)) return null;
  return <NothingFound kind={kind} scope={scope} groups={groups} text={settled.trim()} />;
}

/** The search screen: a field, and results with their next dates, updated during typing. */
export function SearchScreen({ kind, field, AttendDate }: Props & { AttendDate: AttendPart }) {
  const search = useSearch(kind, field);
  const { scope, text, settled, results, searching, showMore } = search;
  const navigate = useNavigate();
  const remember = useSetAtom(addViewedAtom);
  const follow = useAppLinks();
  const change = useAppLinks({ replaces: true });
  const input = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const told = useDelayedAnnouncement(searching ? '' : resultCountText(results, settled));

  const hits = hitsOf(results);
  const only = hits.length === 1 && !searching ? hits[0] : undefined;
  const links = () => [...(found.current?.querySelectorAll<HTMLElement>('li > div > a[href]') ?? [])];
  const onFollow = (hit: SearchHit) =>
    remember({ field: hit.field, id: hit.id, title: titleOf(hit), typed: settled.trim() });
  const reach = () => links()[0]?.focus();
  const enter = () => {
    if (!only) return reach();
    onFollow(only);
    search.leave();
    void navigate(searchDetailLink(kind, only.field, only.id), { viewTransition: true });
  };
  const backToField = ({ key, target }: KeyboardEvent) => {
    if (key === 'ArrowUp' && target === links()[0]) input.current?.focus();
  };
  /** Runs before the link's own click handler. */
  const beforeLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    const isHere = link && link.origin === window.location.origin;
    if (isHere && !metaKey && !ctrlKey && !shiftKey) search.leave();
  };
  const asked = fieldsOf(scope, settled)[0] ?? field;
  const interpretation = queryText(parseQuery(asked, settled), settled, asked === 'casenumber');
  return (
    <SearchFrameView
      heading={<PageHeading isHidden>{searchMessages(`title.${kind}.${scope}`)}</PageHeading>}
      field={<SearchField search={search} field={input} onReach={reach} onEnter={enter} />}
      scopes={<ScopeLinksView kind={kind} field={field} scope={scope} text={text} onClick={change} />}
      told={told}
      isSearching={searching}
      found={{ ref: found, onKeyDown: backToField }}
      results={
        results.status === 'found' && (
          <>
            {kind === 'meetings' && !isEmpty(results.groups) && (
              <OtherKinds scope={scope} text={settled.trim()} field={field} />
            )}
            {results.groups.map((group, at) => (
              <ResultSection
                key={group.field}
                kind={kind}
                group={group}
                text={settled}
                interpretation={at === 0 ? interpretation : ''}
                onFollow={onFollow}
                onMore={() => showMore(group.field)}
              />
            ))}
            {only && (
              <Suspense>
                <LaterDates key={only.id} kind={kind} hit={only} AttendDate={AttendDate} />
              </Suspense>
            )}
          </>
        )
      }
      onClick={follow}
      onClickCapture={beforeLink}
    >
      <InPlaceOfResults kind={kind} field={field} search={search} />
    </SearchFrameView>
  );
}
