import { answerOf, factsOfEntry, type ShownEntry } from '@court/domain';
import { expect, test } from 'vitest';
import type { PlainFacts } from './fact-text';
import { plainWords } from './plain-words';
import { factsOf, HEARING, hearing, MEETING, meeting, saidOf, ZOOM } from './testing/plain-facts';

test('says for an in-person hearing: when, where to go, what it is, what to bring, and what happens if nobody comes', () => {
  const said = hearing({});
  expect(Object.keys(said)).toEqual(['when', 'how', 'what', 'bring', 'absent', 'case', 'source']);
  expect(said.what).toBe('This is a court hearing. The subject is: Motion to dismiss.');
  expect(said.case).toBe('The case is 26-51234, Ana Rivera. The judge is Ada Brook.');
  expect(said.when).toBe('The hearing is on Monday, November 30, 2026, at 9:30 AM Central Standard Time.');
  expect(said.how).toBe(
    'Come in person. Go to Courtroom 1, San Antonio. The street address is 615 E. Houston St., San Antonio, TX 78205.',
  );
  expect(said.bring).toBe(
    'Bring your notice and all papers about this. Bring a photo ID: you may have to show it at the door of the courthouse.',
  );
  expect(said.absent).toMatch(
    /^If you can’t take part, call your lawyer.*\(210\) 555-0100\..*the judge may decide without you\.$/,
  );
  expect(said.source).toMatch(
    /^From the calendar of the Western District of Texas, updated .*records come first\.$/,
  );
});

test.each([
  [{ mode: 'video', url: 'https://meet.example/1' }, /^It is by video\. Do not come in person\.$/],
  [
    { mode: 'video', url: 'https://www.zoomgov.com/j/1' },
    /^It is on Zoom.*link: https:\/\/www\.zoomgov\.com\/j\/1$/,
  ],
  [
    { mode: 'phone', phone: '(210) 555-0160', accessCode: '99' },
    /^It is by phone.*Call \(210\) 555-0160\. The access code is 99\.$/,
  ],
  [
    { mode: 'hybrid', note: 'Witnesses come.' },
    /^You can come in person or join by video\. Go to Courtroom 1.*The court adds: Witnesses come\.$/,
  ],
  [{ mode: 'none' }, /^The calendar says: No appearance required\.$/],
  [{ mode: 'hologram' }, /^The calendar says: hologram\./],
  [undefined, /^The place is Courtroom 1, San Antonio\. The street/],
])('a hearing whose appearance is %j says how', (appear, how) => {
  expect(hearing({ appear: appear as ShownEntry['appear'] }).how).toMatch(how);
});

test('lists each code to dial or type, and each paper to bring, on a line of its own', () => {
  const parts = plainWords(factsOf('meetings', MEETING));
  const itemsOf = (about: string) => parts.find((part) => part.about === about)?.items;
  expect(itemsOf('how')).toEqual([
    'Join with this link: https://www.zoomgov.com/j/161',
    'The meeting ID is 161 000.',
    'The passcode is 4455.',
    'To take part by phone instead, call (210) 555-0160.',
  ]);
  expect(itemsOf('bring')).toHaveLength(6);
  expect(itemsOf('when')).toEqual([]);
});

test('explains a legal term in the matter of a hearing', () => {
  expect(hearing({ matter: 'Reaffirmation Agreement' }).what).toMatch(
    /The subject is: Reaffirmation Agreement\. A reaffirmation agreement is a debtor’s written promise to keep paying a debt/,
  );
  expect(hearing({}).what).not.toContain('promise');
  expect(meeting({ matter: 'Reaffirmation Agreement' }).what).not.toContain('promise');
});

test.each([
  ['Motion to Extend Automatic Stay', 'The automatic stay begins'],
  ['Motion for Relief from Stay', 'The automatic stay begins'],
  ['Motion to Avoid Lien', 'A lien is'],
  ['Objection to Claim', 'A claim is'],
  ['Confirmation of Chapter 13 Plan', 'A plan says'],
  ['Motion to Modify Plan', 'A plan says'],
  ['Motion to Convert Case', 'To convert a case'],
])('explains %s', (matter, words) => {
  expect(hearing({ matter }).what).toContain(words);
});

test.each(['Motion for Stay Pending Appeal', 'Motion to Modify Stay Pending Appeal', 'Pension Plan Audit'])(
  'explains no term that %s does not have',
  (matter) => {
    expect(hearing({ matter }).what).not.toMatch(/automatic stay|A plan says/);
  },
);

const STAY = { longer: 'This asks the judge to keep it in force', relief: 'in spite of the stay' };

test.each([
  ['Motion to Extend Automatic Stay', 'longer'],
  ['Motion to Extend or Impose the Automatic Stay', 'longer'],
  ['Extension of Stay', 'longer'],
  ['Motion for Relief from the Automatic Stay', 'relief'],
  ['Motion to Lift Stay', 'relief'],
  ['Order Terminating the Stay', 'relief'],
  ['Motion to Continue Hearing on Motion for Relief from Stay', 'relief'],
  ['Motion to Extend Time to Respond to Motion to Lift Stay', 'relief'],
  ['Sanctions for Continuing Violation of the Automatic Stay', null],
  ['Motion to Modify Stay Pending Appeal', null],
] as const)('says of %s what it asks for about the stay: %s', (matter, what) => {
  const said = hearing({ matter }).what ?? '';
  const found = Object.entries(STAY).filter(([, words]) => said.includes(words));
  expect(found.map(([name]) => name)).toEqual(what ? [what] : []);
});

test('includes a link only if the court names its host', () => {
  const appear = { ...ZOOM, url: 'https://www.zoomgov.com.evil.example/j/1' };
  expect(hearing({ appear }).how).not.toContain('http');
});

test('asks for papers, but not for ID at a door, if nobody attends in person', () => {
  expect(hearing({ appear: ZOOM }).bring).toBe('Have your notice and all papers about this with you.');
});

test('says nothing about absence or papers if no appearance is required', () => {
  const said = hearing({ appear: { mode: 'none' } });
  expect([said.absent, said.bring]).toEqual([undefined, undefined]);
});

test('says that the time zone is not published', () => {
  const zones = {
    timeZones: ['America/Chicago', 'America/Denver'],
    offices: {},
    now: Date.UTC(2026, 10, 21),
  };
  const answer = answerOf(factsOfEntry('hearings', HEARING), [], zones);
  expect(hearing({}, { facts: { answer } }).when).toBe(
    'The hearing is on Monday, November 30, 2026, at 9:30 AM. The calendar does not say which time zone this is.',
  );
});

test('says for a 341 meeting on Zoom: who asks, how to join, what to have and what follows', () => {
  const said = meeting({});
  expect(Object.keys(said)).toEqual(['when', 'how', 'what', 'bring', 'absent', 'case', 'source']);
  expect(said.what).toMatch(/341 meeting.*No judge is there\.$/);
  expect(said.case).toMatch(/The trustee is Ann Alder\.$/);
  expect(Object.values(said).join(' ')).not.toMatch(/Ada Brook|Motion/);
  expect(said.how).toBe(
    'It is on Zoom, by video. Do not come in person. Join with this link: https://www.zoomgov.com/j/161 ' +
      'The meeting ID is 161 000. The passcode is 4455. To take part by phone instead, call (210) 555-0160. ' +
      'The details for joining are the trustee’s usual ones. If your notice gives others, use those.',
  );
  expect(said.bring).toMatch(/^If you filed this case, have these papers with you\. A photo ID.*camera/);
  expect(said.absent).toMatch(
    /^If you can’t take part, call the trustee.*\(210\) 555-0100\..*the court may dismiss the case\.$/,
  );
});

test('asks for papers at an in-person 341 meeting, and for an informed person if the debtor is a business', () => {
  expect(meeting({ appear: { mode: 'inPerson' } }).bring).toMatch(/bring these papers(?!.*camera)/);
  const business = [{ name: 'Sabinal Feed LLC', role: 'Debtor', business: true, aliases: [] }];
  const said = meeting({ debtors: business });
  expect(said.bring).toBe(
    'Someone who knows the business and may speak for it must take part. Bring what the trustee asked for.',
  );
  expect(said.absent).toMatch(/If nobody takes part for the business, the court may dismiss the case\.$/);
});

test('leaves out the sentence of an unknown fact', () => {
  const known: Partial<PlainFacts> = {
    names: { judge: null, place: null, address: null },
    court: null,
    phone: null,
    asOf: null,
  };
  const bare = saidOf('hearings', { id: 'h1' }, { facts: known });
  expect(bare).toEqual({
    what: 'This is a court hearing.',
    bring:
      'Bring your notice and all papers about this. Bring a photo ID: you may have to show it at the door of the courthouse.',
    absent:
      'If you can’t take part, call your lawyer or the court as soon as you can. If you are in this case and do not appear, the judge may decide without you.',
    source: 'This is an unofficial copy. Your notice and the court’s records come first.',
  });
  const off = saidOf('meetings', { id: 'm1', status: 'stricken' }, { facts: known });
  expect(off.outcome).toBe(
    'This meeting will not be held. The court took it off the calendar. No new date is published.',
  );
  const fields = Object.keys(MEETING).filter((field) => field !== 'id');
  for (const kind of ['hearings', 'meetings'] as const)
    for (const field of fields)
      for (const stage of ['scheduled', 'continued', 'held', 'stricken']) {
        const entry = { ...MEETING, status: stage, [field]: undefined } as ShownEntry;
        const text = Object.values(saidOf(kind, entry)).join(' ');
        expect(text, `${kind} ${stage} without ${field}`).not.toMatch(
          /undefined|null|NaN|\{|\bis \.|, \.|\.\./,
        );
      }
});

test('leaves out an unknown time, and a date that is invalid', () => {
  const { time: _time, ...untimed } = HEARING;
  expect(saidOf('hearings', untimed).when).toBe('The hearing is on Monday, November 30, 2026.');
  expect(hearing({ date: 'soon' }).when).toBeUndefined();
});

test('says the time at which the matter is called, if the reader chose that setting', () => {
  const called = { eventTime: '09:45' };
  expect(hearing(called).when).toMatch(/The court plans to call it at 9:45 AM\.$/);
  expect(hearing(called, { facts: { settings: { showIPCEventTime: 'N' } } }).when).not.toContain('9:45');
});

test('speaks numbers digit by digit, and leaves out web addresses', () => {
  const said = saidOf('meetings', MEETING, {}, 'spoken');
  expect(said.case).toContain('The case is 2 6, 5 1 2 3 4, Ana Rivera.');
  expect(said.how).toContain('The meeting ID is 1 6 1, 0 0 0. The passcode is 4 4 5 5.');
  expect(said.how).toContain('To take part by phone instead, call 2 1 0, 5 5 5, 0 1 6 0.');
  expect(said.how).toMatch(/The link to join is on this page\.$/);
  expect(said.how).not.toContain('http');
});

test('shortens facts to the length that fits on a card', () => {
  const long = 'Word '.repeat(2_000);
  const appear = { ...ZOOM, note: long, registerBy: long, passcode: long };
  const said = meeting({ caseTitle: long, trustees: [long], appear });
  expect(Object.values(said).join(' ').length).toBeLessThan(2_200);
});
