import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, entryKey, slugId } from '@court/domain';
import { checksum, daySum } from '../../store/stored-day';

const JUDGES = Array.from({ length: 10 }, (_, at) => `Invented Judge ${String.fromCharCode(65 + at)}`);
const OFFICES = ['1', '5', '6', '7', '3'];
const MATTER =
  'Motion for relief from stay regarding a vehicle, filed by the creditor; response by the debtor';

export const SOURCE_TODAY = '2026-11-23';

type Entry = Record<string, unknown> & { id: string; date: string };

function entryAt(at: number): Entry {
  const judge = JUDGES[at % JUDGES.length] ?? '';
  const serial = String(10_000 + (at % 40_000)).padStart(5, '0');
  return {
    id: `s${at}`,
    date: addDays(SOURCE_TODAY, (at % 700) - 300),
    time: '09:30',
    caseNumber: `26-${serial}`,
    caseTitle: `Invented Debtor ${at % 40_000}`,
    caseType: 'bk',
    caseKey: `c26${serial}-bk`,
    status: at % 9 === 0 ? 'vacated' : 'scheduled',
    judge,
    judgeId: slugId('j', judge),
    officeId: `o${OFFICES[at % OFFICES.length]}`,
    office: 'Somewhere',
    location: 'Courtroom 1',
    matter: `${MATTER} ${at}`,
    docketNumber: String(at % 300),
    attorneys: [{ name: 'Ann Alder', firm: 'Alder PLLC', represents: 'the debtor' }],
  };
}

/**
 * A simulated published court with `hearings` hearings on 700 days, for tests of the feed writer's time and memory. A
 * real publication of that size takes many minutes. `change` moves some hearings to another time. The test must close
 * it.
 */
export async function feedSource(hearings: number) {
  const entries = new Map<string, Entry>();
  const days = new Map<string, Map<string, string>>();
  const put = (entry: Entry) => {
    const key = entryKey(entry.id);
    entries.set(key, entry);
    const day = days.get(entry.date) ?? new Map<string, string>();
    days.set(entry.date, day.set(key, checksum(entry)));
  };
  for (let at = 0; at < hearings; at += 1) put(entryAt(at));
  let version = 1;
  const seen = { reads: 0 };

  function answer(path: string): unknown {
    const [first, , , date = ''] = path.split('/');
    if (path === 'publisher11/sums') {
      return { hearings: Object.fromEntries([...days].map(([day, sums]) => [day, daySum(sums)])), at: 1 };
    }
    if (path.startsWith('publisher11/records/hearings/')) return Object.fromEntries(days.get(date) ?? []);
    if (path === 'lastUpdated11/version') return version;
    if (path === 'offices11')
      return Object.fromEntries(
        OFFICES.map((code) => [`o${code}`, { name: `Office ${code}`, timeZone: 'America/Chicago' }]),
      );
    if (path === 'judges11') return Object.fromEntries(JUDGES.map((name) => [slugId('j', name), { name }]));
    if (first === 'hearingCalendarEntries11') return entries.get(path.split('/')[1] ?? '') ?? null;
    return null;
  }
  const server = createServer((request, response) => {
    seen.reads += 1;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.end(
      JSON.stringify(
        answer(
          decodeURIComponent(pathname)
            .slice(1)
            .replace(/\.json$/, ''),
        ),
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    change(count: number) {
      version += 1;
      for (let at = 0; at < count; at += 1) {
        const entry = entryAt(1 + ((at * 9_973) % hearings));
        const last = { at: Date.parse(`${SOURCE_TODAY}T18:00:00Z`) + version, what: 'changed' };
        put({ ...entry, time: '13:30', changes: [{ ...last, time: { from: '09:30', to: '13:30' } }] });
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
