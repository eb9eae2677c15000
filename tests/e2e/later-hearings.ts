import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type ExportedRecord } from '@court/domain';
import { expect } from '@playwright/test';
import { today } from './court-days';
import { publishAllowed } from './publish-court';
import { testSite } from './site';

/** A Monday long after the sample's last day, so that an export beginning there does not change the sample. */
function laterMonday(): string {
  let date = addDays(today(), 420);
  while (new Date(`${date}T00:00:00Z`).getUTCDay() !== 1) date = addDays(date, 1);
  return date;
}

export const FAR_MONDAY = laterMonday();

/** A hearing in El Paso, in Mountain Time. */
export const aLaterHearing = (id: string, more: Partial<ExportedRecord> = {}): ExportedRecord => ({
  id,
  office: 'El Paso',
  caseNumber: '26-39901-hto',
  caseType: 'bk',
  chapter: '13',
  caseTitle: 'Elena Fuentes',
  date: FAR_MONDAY,
  time: '09:30',
  judge: 'Harlan T. Oakesmith',
  location: 'Courtroom 1',
  status: 'scheduled',
  matter: 'Motion to dismiss',
  debtors: [{ name: 'Elena Fuentes', role: 'Debtor' }],
  ...more,
});

/** Other hearings of the day, so that an export still begins on it after one hearing has moved. */
const OTHERS = ['later-8', 'later-9'].map((id) => aLaterHearing(id, { caseNumber: '26-39902-hto' }));

/** Publishes the later hearings like a court. */
export async function publishLater(hearings: ExportedRecord[]): Promise<void> {
  const file = join(testSite().dataDir, '..', 'later-hearings.json');
  writeFileSync(file, JSON.stringify([...hearings, ...OTHERS]));
  const args = ['--hearings', file, '--database', `${testSite().database}?ns=txwb`];
  // another test may be publishing for this court
  await expect(async () => {
    const { code, printed } = await publishAllowed(args);
    if (code !== 0) throw new Error(printed);
  }).toPass({ timeout: 60_000, intervals: [2_000] });
}
