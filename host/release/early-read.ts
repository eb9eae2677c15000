import type { PageCourt } from '@court/shared/contract/page-config';
import { restUrl } from '@court/shared/data/rest-url';
import { dayPath } from '@court/shared/records/data-paths';

const DAY = '0000-00-00';

/**
 * The calendar page's inline script: while the page is still being parsed it begins to read the docket of `?date=`, or
 * of today in the court's first zone. shared/src/data/early-read.ts takes the answer over.
 */
export function earlyReadScript(court: PageCourt): string {
  const [before = '', after = ''] = restUrl(court.client.databaseURL, dayPath('hearings', DAY)).split(DAY);
  const zone = JSON.stringify(court.timeZones[0]);
  return (
    '{let d=new URLSearchParams(location.search).get("date");' +
    `if(!/^\\d{4}-\\d\\d-\\d\\d$/.test(d))d=new Intl.DateTimeFormat("en-CA",{timeZone:${zone},` +
    'year:"numeric",month:"2-digit",day:"2-digit"}).format();' +
    `const url=${JSON.stringify(before)}+d+${JSON.stringify(after)};` +
    'globalThis.__courtEarlyRead={url,at:Date.now(),answer:fetch(url,{cache:"no-store",credentials:"omit"})' +
    '.then(r=>r.ok?r.json():undefined).catch(()=>undefined)}}'
  ).replaceAll('<', '\\u003c');
}
