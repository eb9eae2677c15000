/** A continued hearing by video. The record of the new date is unknown. */
export const ENTRY = {
  id: 'h1',
  date: '2026-11-23',
  time: '09:30',
  caseNumber: '26-51234',
  caseTitle: 'Rivera',
  caseType: 'bk',
  chapter: '13',
  status: 'continued',
  continuedTo: '2026-12-07',
  outcome: 'By agreement',
  officeId: 'o3',
  location: 'Courtroom 1',
  judge: 'Ada Brook',
  matter: 'Motion to dismiss\nFiled by the trustee',
  docketNumber: '44',
  relatedDocs: ['45', '46'],
  debtors: [{ name: 'Ana Rivera', role: 'Debtor', aliases: [{ kind: 'aka', name: 'Ana Ruiz' }] }],
  trustees: ['Tom Trust'],
  attorneys: [
    { name: 'Al One', represents: 'Ana Rivera', partyRole: 'Debtor', lead: true },
    { name: 'Bo Two' },
    { name: 'Cy Three', represents: 'Ana Rivera', partyRole: 'Debtor', terminated: true },
  ],
  tentative: { text: 'Grant', url: 'javascript:alert(1)' },
  appear: {
    mode: 'video',
    url: 'https://www.zoomgov.com/j/1',
    meetingId: '161',
    passcode: '4455',
    registerBy: 'Fri',
  },
};

/** The same hearing with status scheduled. */
export const scheduled = (more: object = {}) => {
  const { continuedTo: _to, outcome: _outcome, ...entry } = ENTRY;
  return { ...entry, status: 'scheduled', ...more };
};
