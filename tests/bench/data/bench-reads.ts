import {
  changesPath,
  dataPath,
  dayPath,
  entriesPath,
  monthPath,
  peoplePath,
  readTypedCaseNumber,
  readTypedName,
} from '@court/domain';
import { courtDays } from './bench-hearings';

type Read = { name: string; path: string; query?: Record<string, string> };

const key = (text: string) => JSON.stringify(text);
const from = (prefix: string, count: number) => ({
  orderBy: '"$key"',
  startAt: key(prefix),
  endAt: key(`${prefix}\uf8ff`),
  limitToFirst: String(count),
});

/** The reads of the screens. Each returns the same number of results at every size. `since`: epoch ms. */
export function benchReads(firstDay: string, since: number): Read[] {
  const days = courtDays(firstDay);
  const week = Array.from({ length: 5 }, () => days.next().value ?? '');
  const [day = ''] = week;
  const [number = ''] = readTypedCaseNumber('20-10001')?.prefixes ?? [];
  const [name = ''] = readTypedName('gar').prefixes;
  const range = {
    ...{ orderBy: '"$key"', startAt: key(day), endAt: key(week.at(-1) ?? '') },
    limitToFirst: String(week.length),
  };
  return [
    { name: 'day', path: dayPath('hearings', day) },
    { name: 'week', path: dayPath('hearings', '').replace(/\/$/, ''), query: range },
    { name: 'month of counts', path: monthPath('hearings', day.slice(0, 7)) },
    { name: 'entry', path: `${entriesPath('hearings')}/b0` },
    { name: 'name prefix', path: `${peoplePath('hearings', 'Attorneys')}/names`, query: from(name, 20) },
    { name: 'case number', path: dataPath('hrgCalCsNumEasySrch'), query: from(number, 20) },
    {
      name: 'changes since yesterday',
      path: changesPath('hearings'),
      query: { orderBy: '"$key"', startAt: key(String(since)), limitToLast: '101' },
    },
  ];
}
