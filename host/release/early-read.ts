import type { PageCourt } from '@court/contract';
import { dayPath, restUrl } from '@court/records';

const DAY = '0000-00-00';

/**
 * The calendar page's inline script: while the page is still being parsed it begins to read the docket of `?date=`, or
 * of today in the court's first zone. shared/contract/data/read-json.ts takes the answer over.
 */
export function earlyReadScript(court: PageCourt): string {
  const [before = '', after = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(DAY);
  const zone = JSON.stringify(court.timeZones[0]);
  return (
    '{const date=new URLSearchParams(location.search).get("date"),isDay=/^\\d{4}-\\d\\d-\\d\\d$/.test(date),today=()=>{' +
    `const[m,d,y]=new Intl.DateTimeFormat("en-US",{timeZone:${zone},` +
    'year:"numeric",month:"2-digit",day:"2-digit"}).format().split("/");return y+"-"+m+"-"+d},' +
    `url=${JSON.stringify(before)}+(isDay?date:today())+${JSON.stringify(after)};` +
    'globalThis.__courtEarlyRead={url,at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit"})' +
    // the first clock of a zone takes 50 ms to make: now, while the scripts are still coming
    '.then(r=>r.ok?r.json():undefined).catch(()=>undefined)};if(isDay)today()}'
  ).replaceAll('<', '\\u003c');
}
