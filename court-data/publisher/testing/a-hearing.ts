import type { ExportedRecord } from '@court/domain';

/** A plain exported hearing for tests. */
export function aHearing(id: string, more: Partial<ExportedRecord> = {}): ExportedRecord {
  return {
    id,
    office: 'San Antonio',
    caseNumber: '26-50001-hto',
    caseType: 'bk',
    chapter: '13',
    caseTitle: 'Rosa M. Peña',
    date: '2026-11-30',
    time: '09:30',
    judge: 'Harlan T. Oakesmith',
    location: 'Courtroom 1',
    trustees: ['Ann Alder'],
    debtors: [{ name: 'Rosa M. Peña', role: 'Debtor' }],
    status: 'scheduled',
    ...more,
  };
}
