import { wordsOf } from '@court/ui';

type Dated = { date: string };

/** What stands on the page of a 341 meeting alone, in US English; whatever states the law names its source. */
const messages = {
  dialIn: 'Dial in with ID and passcode',
  ask: 'If your notice and this page differ, call the trustee or the clerk before the meeting.',
  call: ({ name, phone }: { name: string; phone: string }) => `${name}: ${phone}`,
  printed: 'Place printed on the notice',
  remote: 'Do not go there: this meeting is not held in a room.',

  'status.continued': 'It goes on another day. You must come then too.',
  'status.rescheduled': 'It was moved before it began.',
  'status.not-held': 'It did not take place. You must come on the new date.',
  'status.held': 'It took place.',
  'status.concluded': 'It is over, and the trustee has no more questions.',
  noNewDate: 'A new date is not known here yet. Ask the trustee, and watch for a notice.',

  bring: 'What to bring',
  mustCome:
    'You must come and answer questions under oath; in a joint case both of you. The trustee asks them, no judge does. Creditors may ask too, and need not come.',
  mustComeLaw: '11 U.S.C. §§ 341, 343; Fed. R. Bankr. P. 2003',
  businessComes:
    'Somebody who knows the business and may speak for it must come and answer questions under oath. Bring what the trustee has asked for.',
  atHand: 'Have these beside you, and hold your picture ID to the camera when asked.',
  identity: 'Picture ID from a government: a driver’s license, state ID, passport or the like',
  identityLaw: 'Fed. R. Bankr. P. 4002(b)(1)',
  social:
    'Proof of your whole Social Security number: the card, a W-2 or the like, or a signed statement that you have none',
  socialLaw: 'Fed. R. Bankr. P. 4002(b)(1)',
  income: 'Your latest pay stub, or other proof of what you earn now',
  incomeLaw: 'Fed. R. Bankr. P. 4002(b)(2)',
  accounts: 'Statements of every bank and investment account that cover the day on which you filed',
  accountsLaw: 'Fed. R. Bankr. P. 4002(b)(2)',
  expenses: 'Papers on your monthly expenses, where the means test asks for them',
  expensesLaw: 'Fed. R. Bankr. P. 4002(b)(2); 11 U.S.C. § 707(b)(2)',
  taxReturn:
    'A copy of your latest federal tax return, or a transcript: the trustee must have it seven days before the meeting',
  taxReturnLaw: '11 U.S.C. § 521(e)(2); Fed. R. Bankr. P. 4002(b)(3)',

  deadlines: 'Deadlines in this case',
  'deadline.taxReturn': 'Latest federal tax return to the trustee',
  'deadline.taxReturnLaw': '11 U.S.C. § 521(e)(2); Fed. R. Bankr. P. 4002(b)(3)',
  'deadline.course': 'Proof of the course in personal finance to the court',
  'deadline.courseLaw': 'Fed. R. Bankr. P. 1007(b)(7), (c)',
  'deadline.reaffirmation': 'Reaffirmation agreements to the court',
  'deadline.reaffirmationLaw': 'Fed. R. Bankr. P. 4008(a)',
  'deadline.discharge': 'Objections to the debtor’s discharge',
  'deadline.dischargeLaw': 'Fed. R. Bankr. P. 4004(a)',
  'deadline.debt': 'Complaints that a debt is not discharged under § 523(c)',
  'deadline.debtLaw': 'Fed. R. Bankr. P. 4007(c)',
  'deadline.exemptions': 'Objections to exemptions',
  'deadline.exemptionsLaw': 'Fed. R. Bankr. P. 4003(b)',
  afterConcluded: '30 days after the meeting is concluded',
  counted: ({ date }: Dated) =>
    `Counted by this page, with weekends and federal holidays (Fed. R. Bankr. P. 9006(a)), from ${date}, the earliest date for the meeting that is known here.`,
  governs: 'The deadlines on your notice, and those the court orders, govern.',
  noneCounted: 'This page counts none for this case. See your notice.',
};

export const meetingWords = wordsOf({ 'en-US': messages });
