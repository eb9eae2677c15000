import type { AreaRoute, PageCourt } from '@court/contract';
import { clockChanges, courtPath, dayPath, offsetAt, restUrl } from '@court/domain';

const DAY = '0000-00-00';
/** the same day in the form of the monthly counts */
const COUNTED = '0000-00/d00';
/** `{id}` as encoded in a URL */
const ID = '%7Bid%7D';

/**
 * The inline script of pages that show a docket or a record. It starts to read the paths in its element's `data-`
 * attributes while the page is still being parsed. It inserts the day of `?date=`, or today on the court's first
 * clock, and the key of the record in the address.
 *
 * If `?view=` names a view, the script reads that view's paths in `data-views`, and inserts the view's first paint
 * from its template in the head. It uses Intl, whose first use takes 25 to 45 ms, only if `data-clock` has expired.
 * The clock is the server's, by the offset cached in localStorage under `data-clock-key`. It skips an id that needs
 * encoding, which the first paint reads.
 *
 * The script is the same on every page, so its hash is too. The first paint draws from the answers, and
 * shared/contract/data/read-json.ts takes them over.
 */
export const EARLY_READ =
  '{const{currentScript:own}=document,{reads,zone,clock,views}=own.dataset,' +
  'query=new URLSearchParams(location.search),date=query.get("date"),' +
  'all=JSON.parse(views),view=Object.hasOwn(all,query.get("view"))?query.get("view"):"",today=()=>{let now=Date.now();' +
  // same rule as cachedClockOffset of @court/domain
  'try{const[ms,at]=JSON.parse(localStorage.getItem(own.dataset.clockKey)||"[]");' +
  'if(Number.isSafeInteger(ms)&&now+ms>=at&&!(ms>864e5&&now>at))now+=ms}catch{}' +
  'const[,minutes]=JSON.parse(clock||"[]").filter(([from])=>now>=from).pop()||[];' +
  'if(minutes!=null)return new Date(now+minutes*6e4).toISOString().slice(0,10);' +
  'const[m,d,y]=new Intl.DateTimeFormat("en-US",{timeZone:zone,' +
  'year:"numeric",month:"2-digit",day:"2-digit"}).format(now).split("/");return y+"-"+m+"-"+d},' +
  'day=/^\\d{4}-\\d\\d-\\d\\d$/.test(date)?date:today(),[,id]=/-detail\\/([\\w-]{1,99})\\/?$/.exec(location.pathname)||[],' +
  'early=globalThis.__courtEarlyReads={};' +
  `for(const each of all[view]||JSON.parse(reads)){if(!id&&each.includes("${ID}"))continue;` +
  // same rule as toKey of @court/domain
  `const url=each.replace("${DAY}",day).replace("${COUNTED}",day.slice(0,7)+"/d"+day.slice(8)).replace("${ID}",/^(?!i-)([a-zA-Z]|\\d{4}-\\d\\d-\\d\\d)/.test(id)?id:"i-"+id);` +
  'const read=early[url]={at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit",priority:"high"})' +
  '.then(r=>r.ok?r.json():undefined).then(json=>read.json=json,()=>undefined)}}' +
  // the browser does not request the content of a template
  'const paint=document.getElementById("first-paint-"+view);if(paint)own.after(paint.content.cloneNode(true))}';

/** Years for which a page contains the court's clock, including the year of `now`. */
const KNOWN_YEARS = 4;

/**
 * The clock in `zone` from the beginning of the year of `now` (UTC): pairs of epoch ms and minutes ahead of UTC from
 * then on. It starts with the year so that pages composed twice in a year are equal. The last pair has null: the clock
 * is unknown from then on.
 */
export function knownClock(zone: string, now: number): [from: number, minutes: number | null][] {
  const year = new Date(now).getUTCFullYear();
  const [from, until] = [Date.UTC(year, 0, 1), Date.UTC(year + KNOWN_YEARS, 0, 1)];
  const offsets = [{ at: from, offset: offsetAt(zone, from) }, ...clockChanges(zone, from, until)];
  return [...offsets.map(({ at, offset }): [number, number] => [at, offset / 60_000]), [until, null]];
}

/** URL of a route's read (see AreaRoute of the contract), or of a day's counts, `…/{month}/d{day}`. */
function readUrl({ client, paths }: PageCourt, read: string): string {
  const [path = '', query] = read.replace('{date}', DAY).replace('{month}/d{day}', COUNTED).split('?');
  const { startAt, limitToFirst } = Object.fromEntries(new URLSearchParams(query));
  const keys = startAt ? { startAt, limitToFirst: Number(limitToFirst) } : undefined;
  return restUrl(client.databaseURL, courtPath(path, paths), keys);
}

/**
 * Values of the element's attributes: the URLs that a route's page and its views read, the court's first zone, and its
 * clock.
 */
export function earlyReadData(
  court: PageCourt,
  { reads = [], views = {} }: Pick<AreaRoute, 'reads' | 'views'>,
  now: number = Date.now(),
) {
  const [zone] = court.timeZones;
  const urls = (each: readonly string[]) => each.map((read) => readUrl(court, read));
  const viewed = Object.entries(views).map(([view, own]) => [view, urls(own.reads)]);
  return {
    ...{ reads: JSON.stringify(urls(reads)), views: JSON.stringify(Object.fromEntries(viewed)) },
    ...{ zone, clock: JSON.stringify(knownClock(zone, now)) },
  };
}

/** The attributes for templates of hosts without a first paint: the URL before and after the day. */
export function olderReadData(court: PageCourt) {
  const [readBefore = '', readAfter = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(
    DAY,
  );
  return { readBefore, readAfter };
}
