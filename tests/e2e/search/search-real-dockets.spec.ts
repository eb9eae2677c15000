import { type CalendarKind, caseKey, datedKey, namesOfDebtor, type People, peoplePath } from '@court/domain';
import { seeded } from '@court/domain/testing/generated-names';
import { nameForms } from '@court/domain/testing/name-forms';
import { numberForms } from '@court/domain/testing/number-forms';
import { realDockets, realDocketText } from '@court/domain/testing/real-dockets';
import type { Page } from '@playwright/test';
import { publishCourt } from '../../../court-data/publisher/publish-court';
import { loadCourt } from '../../../court-data/publisher/run/load-court';
import { expect, test } from '../calendar-page';
import { readPath, testSite } from '../site';
import { someOf } from '../some-of';

/** Another court's database on the same server. */
const NAMESPACE = 'dockets';
/** Records per run: all 200 in `npm run proof`, otherwise 4. */
const RECORDS = process.env.PROOF === '1' ? 200 : 4;
const SEED = 2026;

type Rows = Record<string, Record<string, unknown>>;
/** The typed text with its field, and whether a found key leads to the record. */
type Look = { field: string; text: string; leads: (id: string) => boolean };

const fixture = (name: 'hearings.json' | 'meetings341.json') => ({ name, text: realDocketText(name) });

const rowsOf = (kind: CalendarKind, people: People) =>
  readPath<Rows>(`${peoplePath(kind, people)}/hearings`, '', NAMESPACE);

/** For `hearings`, searches of all records, like /search-…; for `meetings`, searches of 341 meetings only. */
async function looks(kind: CalendarKind): Promise<Look[]> {
  const [debtors, attorneys] = [await rowsOf(kind, 'Debtors'), await rowsOf(kind, 'Attorneys')];
  const random = seeded(SEED);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
  const records = realDockets().filter((one) => kind === 'hearings' || one.eventKind === '341 meeting');
  // the proof tests all meetings, because there are few
  const some =
    process.env.PROOF === '1' && kind === 'meetings'
      ? records
      : Array.from({ length: RECORDS }, () => pick(records));
  return some.flatMap((record): Look[] => {
    if (!record) return [];
    const { caseNumber, caseType, date, time, id, eventKind } = record;
    const key = caseKey(caseNumber, caseType);
    const row = datedKey(eventKind === '341 meeting' ? 'meetings' : 'hearings', date, time, id);
    const leadsIn = (rows: Rows) => (found: string) => row in (rows[found] ?? {});
    const number = pick(numberForms(caseNumber, caseType)) ?? caseNumber;
    const debtor = pick(record.debtors.flatMap((one) => namesOfDebtor(one)));
    const alias = pick(record.debtors.flatMap(({ aliases }) => aliases));
    const attorney = pick(record.attorneys);
    return [
      { field: 'casenumber', text: number, leads: (found) => found === key || found.startsWith(`${key}-o`) },
      ...(debtor
        ? [{ field: 'debtor', text: pick(nameForms(debtor).whole) ?? '', leads: leadsIn(debtors) }]
        : []),
      ...(alias && kind === 'meetings'
        ? [{ field: 'debtor', text: alias.name, leads: leadsIn(debtors) }]
        : []),
      ...(attorney
        ? [
            {
              field: 'attorney',
              text: pick(nameForms({ name: attorney.name, business: false }).whole) ?? '',
              leads: leadsIn(attorneys),
            },
          ]
        : []),
    ];
  });
}

/** The keys listed on the page for exactly this text. */
const listed = (page: Page, text: string) =>
  page.evaluate((typed) => {
    const q = new URLSearchParams(location.search).get('q');
    const found = [...document.querySelectorAll<HTMLElement>('[data-found]')];
    return q === typed ? found.map(({ dataset }) => dataset.found ?? '') : [];
  }, text);

const AREAS = [
  { kind: 'hearings', start: '/search-', what: 'records' },
  { kind: 'meetings', start: '/s341-', what: '341 meetings' },
] as const;

/** One of the two in an ordinary run, both in the proof. */
for (const { kind, start, what } of someOf(AREAS, 1))
  test(`${what} of the real dockets are found by number, debtor, alias and attorney`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000);
    await publishCourt({
      court: await loadCourt('txwb'),
      database: `${testSite().database}?ns=${NAMESPACE}`,
      hearings: fixture('hearings.json'),
      meetings: fixture('meetings341.json'),
    });
    const all = await looks(kind);
    expect(all.length).toBeGreaterThan(RECORDS * 2);
    // the sample court's page, with the other court's index
    await page.route(/\.json\?ns=txwb/, (route) =>
      route.continue({ url: route.request().url().replace('ns=txwb', `ns=${NAMESPACE}`) }),
    );
    for (const field of ['casenumber', 'debtor', 'attorney']) {
      await page.goto(`${start}${field}?in=${field}`);
      const box = page.locator('main').getByRole('searchbox');
      for (const { text, leads } of all.filter((look) => look.field === field)) {
        await box.fill(text);
        await expect
          .poll(async () => (await listed(page, text)).some(leads), {
            message: `${field}: ${text}`,
            intervals: [50],
          })
          .toBe(true);
      }
    }
    expect(complaints).toEqual([]);
  });
