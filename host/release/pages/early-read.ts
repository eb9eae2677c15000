import type { AreaRoute, PageCourt } from '@court/contract';
import { clockChanges, courtPath, dayPath, offsetAt, restUrl } from '@court/records';

const DAY = '0000-00-00';
/** the same day as a month has it */
const COUNTED = '0000-00/d00';
/** `{id}` as it stands in an address */
const ID = '%7Bid%7D';

/**
 * The inline script of pages that show a docket or a record: while the page is still being parsed it begins to read what its
 * element's `data-` attributes say, with the day of `?date=`, or today on the court's first clock, and with the key of the record
 * that the address names. Where `?view=` names one of several views, it reads what that says in `data-views`, and the first paint that stands in the head for it is let run. Intl, whose first use takes 25 to 45 ms, is asked for today where `data-clock` has run out. The clock is the server's as `data-clock-key` of localStorage caches its offset. An id that a key codes is left to the first paint. It is the same on every page, and so is its hash. The first paint draws from the answers, and shared/contract/data/read-json.ts takes them over.
 */
export const EARLY_READ =
  '{const{currentScript:own}=document,{reads,zone,clock,views}=own.dataset,' +
  'query=new URLSearchParams(location.search),date=query.get("date"),' +
  'all=JSON.parse(views),view=Object.hasOwn(all,query.get("view"))?query.get("view"):"",today=()=>{let now=Date.now();' +
  // as cachedClockOffset of @court/records does
  'try{const[ms,at]=JSON.parse(localStorage.getItem(own.dataset.clockKey));' +
  'if(Number.isSafeInteger(ms)&&now+ms>=at&&!(ms>864e5&&now>at))now+=ms}catch{}' +
  'const[,minutes]=JSON.parse(clock||"[]").filter(([from])=>now>=from).pop()||[];' +
  'if(minutes!=null)return new Date(now+minutes*6e4).toISOString().slice(0,10);' +
  'const[m,d,y]=new Intl.DateTimeFormat("en-US",{timeZone:zone,' +
  'year:"numeric",month:"2-digit",day:"2-digit"}).format(now).split("/");return y+"-"+m+"-"+d},' +
  'day=/^\\d{4}-\\d\\d-\\d\\d$/.test(date)?date:today(),[,id]=/-detail\\/([\\w-]{1,99})\\/?$/.exec(location.pathname)||[],' +
  'early=globalThis.__courtEarlyReads={};' +
  `for(const each of all[view]||JSON.parse(reads)){if(!id&&each.includes("${ID}"))continue;` +
  // as toKey of @court/records does
  `const url=each.replace("${DAY}",day).replace("${COUNTED}",day.slice(0,7)+"/d"+day.slice(8)).replace("${ID}",/^(?!i-)([a-zA-Z]|\\d{4}-\\d\\d-\\d\\d)/.test(id)?id:"i-"+id);` +
  'const read=early[url]={at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit",priority:"high"})' +
  '.then(r=>r.ok?r.json():undefined).then(json=>read.json=json,()=>undefined)}}' +
  // what stands in a template is asked for by nobody
  'const paint=document.getElementById("first-paint-"+view);if(paint)own.after(paint.content.cloneNode(true))}';

/** For how long a page that nobody composes anew knows the court's clock, the year of `now` with it. */
const KNOWN_YEARS = 4;

/**
 * From which moment on (epoch ms) clocks in `zone` are how many minutes ahead of UTC, from the beginning of the year of `now`
 * (UTC): what is composed twice in a year is the same. The last is not known any more.
 */
export function knownClock(zone: string, now: number): [from: number, minutes: number | null][] {
  const year = new Date(now).getUTCFullYear();
  const [from, until] = [Date.UTC(year, 0, 1), Date.UTC(year + KNOWN_YEARS, 0, 1)];
  const offsets = [{ at: from, offset: offsetAt(zone, from) }, ...clockChanges(zone, from, until)];
  return [...offsets.map(({ at, offset }): [number, number] => [at, offset / 60_000]), [until, null]];
}

/** Address of what a route reads: see AreaRoute of the contract; of a day's counts, `…/{month}/d{day}`. */
function readUrl({ client, paths }: PageCourt, read: string): string {
  const [path = '', query] = read.replace('{date}', DAY).replace('{month}/d{day}', COUNTED).split('?');
  const { startAt, limitToFirst } = Object.fromEntries(new URLSearchParams(query));
  const keys = startAt ? { startAt, limitToFirst: Number(limitToFirst) } : undefined;
  return restUrl(client.databaseURL, courtPath(path, paths), keys);
}

/** What the element's attributes say: the addresses of what a route's page and its views read, the court's first zone, and its clock. */
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

/** What templates of hosts from before the first paint say of the same: the address before and after the day. */
export function olderReadData(court: PageCourt) {
  const [readBefore = '', readAfter = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(
    DAY,
  );
  return { readBefore, readAfter };
}
