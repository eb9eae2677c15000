import {
  Badge,
  Button,
  type ButtonKind,
  ChangedBadge,
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  Explained,
  Field,
  FollowButton,
  Icon,
  Notice,
  OldAndNew,
  PrintButton,
  QrCode,
  ReadingLine,
  StarButton,
  StatusWord,
  Toolbar,
  Unofficial,
} from '@court/ui';
import type { ReactNode } from 'react';
import { rowStates } from './row-states';
import { STARRED } from './sample-rows';

/** A component: its name in `@court/ui`, and its look in each state. */
export type Shown = { component: string; states: Record<string, ReactNode> };

const KINDS: ButtonKind[] = ['outline', 'primary', 'danger', 'strip', 'quiet'];
const STATUSES = [
  'scheduled',
  'continued',
  'rescheduled',
  'held',
  'concluded',
  'satisfied',
  'not-held',
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'terminated',
  'removed',
  'Reset by chambers',
];
const AT = Date.UTC(2026, 10, 23, 12, 29);

const buttons = Object.fromEntries(
  KINDS.flatMap((kind) => [
    [kind, <Button key={kind} kind={kind}>{`Join ${kind}`}</Button>],
    [
      `${kind}, not to be pressed`,
      <Button key={`${kind} off`} kind={kind} disabled>
        Join the meeting
      </Button>,
    ],
  ]),
);

export const SHOWN: Shown[] = [
  { component: 'RecordRow', states: rowStates },
  { component: 'Button', states: buttons },
  {
    component: 'Toolbar',
    states: {
      'with a label': (
        <Toolbar label="Day">
          <Button aria-label="Day before">
            <Icon of={ChevronLeft} size="1rem" />
          </Button>
          <Button aria-pressed>Day</Button>
          <Button aria-pressed={false}>Week</Button>
          <Button aria-label="Day after">
            <Icon of={ChevronRight} size="1rem" />
          </Button>
          <PrintButton hasIcon>Print</PrintButton>
          <Button aria-label="More">
            <Icon of={Ellipsis} size="1rem" />
          </Button>
        </Toolbar>
      ),
    },
  },
  {
    component: 'Field',
    states: {
      text: <Field label="Name of a debtor">{(control) => <input type="search" {...control} />}</Field>,
      'text, filled': (
        <Field label="Case number">{(control) => <input {...control} defaultValue="26-50001" />}</Field>
      ),
      choice: (
        <Field label="Judge">
          {(control) => (
            <select {...control}>
              <option>All judges</option>
              <option>Judge Oakesmith</option>
            </select>
          )}
        </Field>
      ),
      'not to be filled in': <Field label="Trustee">{(control) => <input {...control} disabled />}</Field>,
    },
  },
  {
    component: 'Badge',
    states: { plain: <Badge>Sample data</Badge>, changed: <ChangedBadge>New time</ChangedBadge> },
  },
  {
    component: 'StatusWord',
    states: {
      ...Object.fromEntries(STATUSES.map((status) => [status, <StatusWord key={status} status={status} />])),
      'with its new date': <StatusWord status="continued" to="Mon, Dec 28" />,
    },
  },
  {
    component: 'OldAndNew',
    states: {
      'without an old value': <OldAndNew old={null}>9:00 AM CST</OldAndNew>,
      changed: <OldAndNew old="9:00 AM CST">10:30 AM CST</OldAndNew>,
    },
  },
  {
    component: 'Notice',
    states: {
      plain: (
        <Notice title="No hearings on this day">
          <p>The court is closed on weekends.</p>
        </Notice>
      ),
      'with Retry': (
        <Notice title="This part could not be loaded" onRetry={() => undefined}>
          <p>Everything else still works.</p>
        </Notice>
      ),
    },
  },
  {
    component: 'ReadingLine',
    states: {
      live: <ReadingLine status="live" asOf={AT} polling={false} />,
      loading: <ReadingLine status="loading" asOf={null} polling={false} />,
      kept: <ReadingLine status="cached" asOf={AT} polling={false} />,
      'asked again and again': <ReadingLine status="cached" asOf={AT} polling />,
      offline: <ReadingLine status="offline" asOf={AT} polling={false} />,
    },
  },
  {
    component: 'StarButton',
    states: {
      'not on the list': <StarButton kind="hearings" id="h1" row={STARRED} label="26-50001 Guadalupe Peña" />,
      'on the list': <StarButton kind="hearings" id="kept" row={STARRED} label="26-50002 Ana Oakesmith" />,
    },
  },
  {
    component: 'FollowButton',
    states: {
      'not followed': (
        <FollowButton
          item={{
            list: 'debtors',
            id: 'd1',
            last: { name: 'Guadalupe Peña', caseNumber: '26-50001', title: 'Guadalupe Peña' },
          }}
          label="Guadalupe Peña"
        />
      ),
    },
  },
  {
    component: 'Explained',
    states: {
      closed: <Explained term="movant">Movant</Explained>,
      'a question': <Explained term="exemption">What is an exemption?</Explained>,
    },
  },
  {
    component: 'QrCode',
    states: {
      address: <QrCode text="https://www.txwb.uscourts.gov" label="Official site" spare="quartile" />,
    },
  },
  { component: 'Unofficial', states: { 'with its court': <Unofficial /> } },
];
