import { describe, expect, it } from 'vitest';
import type { DialIn } from './dial-codes';
import { dialLinks } from './dial-links';

/** For each link: its number and keys, whether it enters `all` codes or `none`, and which. */
const dialed = (dialIn: DialIn) =>
  dialLinks(dialIn).map(({ href, enters, codes }) =>
    [href.replace('tel:', ''), enters, ...codes].filter(Boolean).join(' '),
  );
const ZOOM = 'https://www.zoomgov.com/j/1605550001?pwd=abc';

describe('an appearance as courts print it', () => {
  it.each<[string, DialIn, string[]]>([
    [
      'an access code that ends in #',
      { phone: '888-363-4749', accessCode: '7250422#' },
      ['+18883634749,,7250422%23 all accessCode'],
    ],
    [
      'keys that the court printed',
      { phone: '+16692545252,,1605550001#,,,,*424242#' },
      ['+16692545252,,1605550001%23,,,,*424242%23 all'],
    ],
    [
      'several numbers of one meeting',
      {
        phone: '+1 669 254 5252 or +1 646 828 7666 or 833 568 8864 (Toll Free)',
        meetingId: '160 555 0001',
        passcode: '042424',
      },
      ['+16692545252', '+16468287666', '+18335688864'].map(
        (number) => `${number},,1605550001%23,,,,*042424%23 all meetingId passcode`,
      ),
    ],
    [
      'a passcode with letters',
      { url: ZOOM, phone: '669-254-5252', meetingId: '160 555 0001', passcode: 'aB3xQ9' },
      ['+16692545252 none meetingId passcode'],
    ],
    ['an extension', { phone: '210-555-0143 ext. 5' }, ['+12105550143,,5']],
    [
      'an access code with spaces',
      { phone: '1-833-568-8864 (toll-free)', accessCode: '160 555 0001#' },
      ['+18335688864,,1605550001%23 all accessCode'],
    ],
    [
      'the same number as access code and meeting id',
      { phone: '650-479-3208', accessCode: '2760 123 4567', meetingId: '27601234567' },
      ['+16504793208,,27601234567%23 all accessCode'],
    ],
    [
      'two codes in unknown order',
      { phone: '650-479-3208', accessCode: '99', meetingId: '27601234567' },
      ['+16504793208 none accessCode meetingId'],
    ],
    [
      'a security code after an access code',
      { phone: '888-363-4749', accessCode: '7250422#', passcode: '1234#' },
      ['+18883634749,,7250422%23,,,,1234%23 all accessCode passcode'],
    ],
    [
      'a conference code that the court calls a passcode',
      { phone: '888-363-4749', passcode: '7250422#' },
      ['+18883634749,,7250422%23 all passcode'],
    ],
    [
      'a passcode of the video link',
      { url: ZOOM, phone: '669-254-5252', passcode: '42' },
      ['+16692545252 none passcode'],
    ],
    [
      'a meeting of another service, whose telephone may ask for another number',
      { url: 'https://teams.example/l/1', phone: '872-703-5313', meetingId: '234 567 890', passcode: '77' },
      ['+18727035313 none meetingId passcode'],
    ],
    [
      'an access code beside the link of another service',
      { url: 'https://teams.example/l/1', phone: '872-703-5313', accessCode: '123 456 789#' },
      ['+18727035313,,123456789%23 all accessCode'],
    ],
  ])('with %s is dialed with all of its codes, or by the number alone', (_, dialIn, links) => {
    expect(dialed(dialIn)).toEqual(links);
  });
});

describe('a telephone line', () => {
  it.each<[string, string[]]>([
    ['(210) 555-0143', ['+12105550143']],
    ['210.555.0143 x12', ['+12105550143,,12']],
    ['210-555-0143, ext 12', ['+12105550143,,12']],
    ['210-555-0143;ext=12', ['+12105550143,,12']],
    ['(210) 555-0143 (Ext. 5)', ['+12105550143,,5']],
    ['1 (210) 555‑0143', ['+12105550143']],
    ['+1 (210) 555 0143', ['+12105550143']],
    ['(+1) 210 555 0143', ['+12105550143']],
    ['2105550143', ['+12105550143']],
    ['12105550143', ['+12105550143']],
    ['210/555-0143', ['+12105550143']],
    ['+44 20 7946 0018', ['+442079460018']],
    ['+44 (0)20 7946 0018', ['+442079460018']],
    ['011 44 20 7946 0018', ['+442079460018']],
    ['1-800-CALL-USC', ['+18002255872']],
    ['1-800-FLOWERS', ['+18003569377']],
    ['888-TAX-HELP (toll-free)', ['+18888294357']],
    ['Call (210) 555-0143 or 833-568-8864', ['+12105550143', '+18335688864']],
    ['888-363-4749, access code 7250422#', ['+18883634749,,7250422%23 all accessCode']],
    ['888-363-4749 Access Code: 725 0422', ['+18883634749,,7250422%23 all accessCode']],
    ['Access code 7250422#, call 888-363-4749', ['+18883634749,,7250422%23 all accessCode']],
    [
      '669-254-5252; Meeting ID: 820 555 0130; Passcode: 042424',
      ['+16692545252,,8205550130%23,,,,*042424%23 all meetingId passcode'],
    ],
    [
      '888-363-4749 code 111#; Spanish: 877-336-1839 code 222#',
      ['+18883634749,,111%23 all accessCode', '+18773361839,,222%23 all accessCode'],
    ],
    [
      '+16692545252,,1605550001#,,,,*424242# US (San Jose), +16468287666,,1605550001#,,,,*424242# US',
      ['+16692545252,,1605550001%23,,,,*424242%23 all', '+16468287666,,1605550001%23,,,,*424242%23 all'],
    ],
    ['888-363-4749,,7250422#,,#', ['+18883634749,,7250422%23,,%23 all']],
    ['888-363-4749, 7250422#', ['+18883634749,7250422%23 all']],
    // unclear which keys to enter, so the link dials only the number
    ['888-363-4749, then 7250422 and #', ['+18883634749 none']],
    ['888-363-4749, code on your notice', ['+18883634749 none']],
    ['888-363-4749, access code 7250422#, press # again', ['+18883634749 none']],
    ['888-363-4749 or 877-336-1839, code 222#', ['+18883634749 none', '+18773361839,,222%23 all accessCode']],
    // no number that can be called
    ['See your notice', []],
    ['555-0143', []],
    ['160 555 0001', []],
    ['Dial 711', []],
    ['210 see desk', []],
    ['1-800-COURTROOMS-A', []],
    ['2026-11-30 09:30', []],
    ['javascript:alert(1)', []],
    ['', []],
  ])('gives one link per number that can be called: "%s"', (phone, links) => {
    expect(dialed({ phone })).toEqual(links);
  });

  it('leaves the text unchanged, and links the number with its extension or keys', () => {
    const phone = 'Call 210–555–0143 ext. 5, or +16692545252,,160#.';
    expect(dialLinks({ phone }).map(({ start, end, number }) => [phone.slice(start, end), number])).toEqual([
      ['210–555–0143 ext. 5', '210–555–0143 ext. 5'],
      ['+16692545252,,160#', '+16692545252'],
    ]);
  });
});

describe('keys that the court printed after the number', () => {
  const keyed = '+16692545252,,1605550001#';
  it.each<[string, DialIn, string[]]>([
    ['contain the meeting id', { phone: keyed, meetingId: '160 555 0001' }, [`${keyed} all meetingId`]],
    [
      'are completed by a passcode of digits',
      { phone: keyed, meetingId: '160 555 0001', passcode: '42' },
      [`${keyed},,,,*42# all meetingId passcode`],
    ],
    [
      'are left out if the phone also asks for a passcode with letters',
      { phone: keyed, meetingId: '160 555 0001', passcode: 'aB' },
      ['+16692545252 none meetingId passcode'],
    ],
    [
      'may contain the phone’s own passcode',
      { phone: `${keyed},,,,*42#`, meetingId: '160 555 0001', passcode: 'aB' },
      [`${keyed},,,,*42# all`],
    ],
    [
      'are left out if they belong to another meeting',
      { phone: keyed, meetingId: '999 555 0001' },
      ['+16692545252 none meetingId'],
    ],
  ])('%s', (_, dialIn, links) => {
    expect(dialed(dialIn)).toEqual(links.map((each) => each.replaceAll('#', '%23')));
  });
});

it('a link contains only tel:, digits, pauses and keys', () => {
  const texts = [
    'javascript:alert(1)//',
    '"><b>',
    '%00',
    '#',
    ';phone-context=x',
    '\ud800',
    '\u202e5',
    ',,1\u0661#',
  ];
  for (const each of texts)
    for (const dialIn of [
      { phone: `210-555-0143${each}` },
      { phone: `${each}210-555-0143`, accessCode: each },
      { phone: '+16692545252,,1#', meetingId: each, passcode: each },
    ])
      for (const { href } of dialLinks(dialIn)) expect(href).toMatch(/^tel:\+\d{7,15}(?:[\d,*]|%23)*$/);
});

it('a long hostile text is parsed quickly', () => {
  const texts = [
    '1 '.repeat(10_000),
    '+4'.repeat(10_000),
    '210-555-0143,'.repeat(1_500),
    '(2'.repeat(10_000),
  ];
  const before = performance.now();
  for (const phone of texts) dialLinks({ phone, accessCode: phone });
  expect(performance.now() - before).toBeLessThan(5_000);
});
