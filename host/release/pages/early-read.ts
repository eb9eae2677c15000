import type { PageCourt } from '@court/contract';
import { dayPath, restUrl } from '@court/records';

const DAY = '0000-00-00';

/**
 * The inline script of pages that show a docket: while the page is still being parsed it begins to read the docket of
 * `?date=`, or of today in the court's first zone, from where its element's `data-` attributes say. It is the same on
 * every page, and so is its hash. shared/contract/data/reading.ts takes the answer over.
 */
export const EARLY_READ =
  '{const{before,after,zone}=document.currentScript.dataset,' +
  'date=new URLSearchParams(location.search).get("date"),isDay=/^\\d{4}-\\d\\d-\\d\\d$/.test(date),today=()=>{' +
  'const[m,d,y]=new Intl.DateTimeFormat("en-US",{timeZone:zone,' +
  'year:"numeric",month:"2-digit",day:"2-digit"}).format().split("/");return y+"-"+m+"-"+d},' +
  'url=before+(isDay?date:today())+after;' +
  'globalThis.__courtEarlyRead={url,at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit"})' +
  // the first clock of a zone takes 50 ms to make: now, while the scripts are still coming
  '.then(r=>r.ok?r.json():undefined).catch(()=>undefined)};if(isDay)today()}';

/** What the element's attributes say: the address of a day's docket before and after the day, and the court's first zone. */
export function earlyReadData(court: PageCourt) {
  const [before = '', after = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(DAY);
  return { before, after, zone: court.timeZones[0] };
}
