import { OldAndNew, RecordRow, rowsClass, StarButton, StatusWord } from '@court/ui';
import type { ComponentProps, ReactNode } from 'react';
import { LONG_TITLE, STARRED } from './sample-rows';

type Row = ComponentProps<typeof RecordRow>;

const SCHEDULED: Row = {
  href: '#record',
  caseNumber: '26-50001',
  caseNote: 'Ch. 13',
  name: 'Guadalupe Peña',
  matter: 'Motion for relief from stay',
  note: 'Mov. Sabinal Fork FCU (Quesada) · ECF 98',
  star: <StarButton kind="hearings" id="h2" row={STARRED} label="26-50001 Guadalupe Peña" />,
  hidden: 'Judge Oakesmith, Courtroom 1, San Antonio',
};

const STATES: Record<string, Row> = {
  scheduled: SCHEDULED,
  'called at its own time': { ...SCHEDULED, differs: 'Called at 9:45 AM' },
  continued: { ...SCHEDULED, isOff: true, state: <StatusWord status="continued" to="Mon, Dec 28" /> },
  stricken: { ...SCHEDULED, isOff: true, state: <StatusWord status="stricken" /> },
  'changed while one looks': {
    ...SCHEDULED,
    isChanged: true,
    differs: <OldAndNew old="9:00 AM">10:30 AM</OldAndNew>,
  },
  'open beside the list': { ...SCHEDULED, isCurrent: true },
  'with no page of its own': { ...SCHEDULED, href: null, star: undefined },
  'with a title of 300 characters': { ...SCHEDULED, name: LONG_TITLE, matter: LONG_TITLE },
  'with the least a court may send': { href: '#least', caseNumber: '26-50009', name: 'In re' },
  'with a note of the reader': { ...SCHEDULED, children: 'Bring the payment history.' },
};

const list = (row: ReactNode) => <ul className={rowsClass()}>{row}</ul>;

export const rowStates = Object.fromEntries(
  Object.entries(STATES).map(([state, row]) => [state, list(<RecordRow {...row} />)]),
);
