/** Abbreviations in court headings, and their full words. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ '#': 'number', no: 'number', num: 'number', nbr: 'number', nmbr: 'number', nr: 'number' },
  ...{ hrg: 'hearing', dt: 'date', tm: 'time', ctrm: 'courtroom', crtrm: 'courtroom', rm: 'room' },
  ...{ atty: 'attorney', attys: 'attorney', attorneys: 'attorney', ch: 'chapter', chap: 'chapter' },
  ...{ chp: 'chapter', chpt: 'chapter', chptr: 'chapter', mtr: 'matter', mtn: 'motion' },
  ...{ dkt: 'docket', doc: 'document', desc: 'description', descr: 'description', loc: 'location' },
  ...{ div: 'division', sched: 'scheduled', cs: 'case', dbtr: 'debtor', debtors: 'debtor', nm: 'name' },
  ...{ tte: 'trustee', trste: 'trustee', trustees: 'trustee', stat: 'status', typ: 'type', jdg: 'judge' },
  ...{ cont: 'continued', contd: 'continued', judges: 'judge', motions: 'motion', parties: 'party' },
  ...{
    bky: 'bankruptcy',
    bankr: 'bankruptcy',
    mins: 'minutes',
    est: 'estimated',
    presider: 'judge',
    movants: 'movant',
  },
  ...{ casetype: 'case type', casenumber: 'case number', casetitle: 'case title', casename: 'case name' },
  ...{ hearingdate: 'hearing date', hearingtime: 'hearing time', casenum: 'case number' },
  ...{ presiding: 'judge', disp: 'disposition', dispo: 'disposition', honorable: 'judge' },
};

/**
 * Normalizes a heading: `HRG_DATE`, `HearingDate`, `Hrg. Date` and a calendar's `X-HEARING-DATE` become "hearing date".
 */
export function plainHeading(heading: string): string {
  return heading
    .replace(/^X-(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b|\(s\)/g, '')
    .replace(/#/g, ' # ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
    .filter((word, at, words) => word !== words[at - 1])
    .join(' ');
}
