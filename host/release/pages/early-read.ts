import type { AreaRoute, PageCourt } from '@court/contract';
import { courtPath, dayPath, restUrl } from '@court/records';

const DAY = '0000-00-00';
/** `{id}` as it stands in an address */
const ID = '%7Bid%7D';

/**
 * The inline script of pages that show a docket or a record: while the page is still being parsed it begins to read what its
 * element's `data-` attributes say, with the day of `?date=`, or today in the court's first zone, and with the key of the record
 * that the address names. An id that a key codes is left to the first paint. It is the same on every page, and so is its hash. The first paint draws from the answers, and shared/contract/data/reading.ts takes them over.
 */
export const EARLY_READ =
  '{const{reads,zone}=document.currentScript.dataset,' +
  'date=new URLSearchParams(location.search).get("date"),isDay=/^\\d{4}-\\d\\d-\\d\\d$/.test(date),today=()=>{' +
  'const[m,d,y]=new Intl.DateTimeFormat("en-US",{timeZone:zone,' +
  'year:"numeric",month:"2-digit",day:"2-digit"}).format().split("/");return y+"-"+m+"-"+d},' +
  'day=isDay?date:today(),[,id]=/-detail\\/([\\w-]{1,99})\\/?$/.exec(location.pathname)||[],' +
  'early=globalThis.__courtEarlyReads={};' +
  `for(const each of JSON.parse(reads)){if(!id&&each.includes("${ID}"))continue;` +
  // as toKey of @court/records does
  `const url=each.replace("${DAY}",day).replace("${ID}",/^(?!i-)([a-zA-Z]|\\d{4}-\\d\\d-\\d\\d)/.test(id)?id:"i-"+id);` +
  'early[url]={at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit",priority:"high"})' +
  // the first clock of a zone takes 50 ms to make: now, while the scripts are still coming
  '.then(r=>r.ok?r.json():undefined).catch(()=>undefined)}}if(isDay)today()}';

/** Address of what a route reads: see AreaRoute of the contract. */
function readUrl({ client, paths }: PageCourt, read: string): string {
  const [path = '', query] = read.replace('{date}', DAY).split('?');
  const { startAt, limitToFirst } = Object.fromEntries(new URLSearchParams(query));
  const keys = startAt ? { startAt, limitToFirst: Number(limitToFirst) } : undefined;
  return restUrl(client.databaseURL, courtPath(path, paths), keys);
}

/** What the element's attributes say: the addresses of what a route's page reads, and the court's first zone. */
export function earlyReadData(court: PageCourt, { reads = [] }: Pick<AreaRoute, 'reads'>) {
  return { reads: JSON.stringify(reads.map((read) => readUrl(court, read))), zone: court.timeZones[0] };
}

/** What templates of hosts from before the first paint say of the same: the address before and after the day. */
export function olderReadData(court: PageCourt) {
  const [readBefore = '', readAfter = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(
    DAY,
  );
  return { readBefore, readAfter };
}
