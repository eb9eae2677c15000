import { expect, it } from 'vitest';
import { agendaLink, calendarLink, dialLink, hearingLink, readCalendarLink, safeMeetingUrl } from './links';

const HOSTS = ['www.zoomgov.com'];

it('leaves today out of a calendar link', () => {
  expect(calendarLink()).toBe('/calendar');
  expect(calendarLink({ date: '2026-11-23' })).toBe('/calendar?date=2026-11-23');
});

it('parses only valid dates', () => {
  expect(readCalendarLink(new URLSearchParams('date=2026-11-23'))).toEqual({ date: '2026-11-23' });
  expect(readCalendarLink(new URLSearchParams('date=2026-02-30'))).toEqual({});
  expect(readCalendarLink(new URLSearchParams())).toEqual({});
});

it('parses view and filters, each id once, and leaves out defaults', () => {
  const link = { view: 'month', filters: { judge: ['j-a', 'j-b'], status: ['held'] } } as const;
  const address = calendarLink(link);
  expect(address).toBe('/calendar?view=month&judge=j-a&judge=j-b&status=held');
  expect(readCalendarLink(new URLSearchParams(address.split('?')[1]))).toEqual(link);
  expect(calendarLink({ view: 'day', filters: {} })).toBe('/calendar');
  const odd = new URLSearchParams('view=year&office=o5&office=o5&office=&colour=red');
  expect(readCalendarLink(odd)).toEqual({ filters: { office: ['o5'] } });
});

it('distinguishes all judges from no judge filter', () => {
  expect(calendarLink({ filters: { judge: [] } })).toBe('/calendar?judge=');
  expect(readCalendarLink(new URLSearchParams('judge='))).toEqual({ filters: { judge: [] } });
});

it('links to the list of hearings with the same query', () => {
  expect(agendaLink({ date: '2026-11-23', filters: { type: ['ap'] } })).toBe(
    '/hearing?date=2026-11-23&type=ap',
  );
});

it('encodes an id with slashes as one path segment', () => {
  expect(hearingLink('a/b?c')).toBe('/hearing-detail/a%2Fb%3Fc');
});

it('returns the link of an online meeting if the court allows its host', () => {
  expect(safeMeetingUrl(' https://www.zoomgov.com/j/1?pwd=x ', HOSTS)).toBe(
    'https://www.zoomgov.com/j/1?pwd=x',
  );
});

it.each([
  'http://www.zoomgov.com/j/1',
  'https://zoomgov.com/j/1',
  'https://www.zoomgov.com.evil.example/j/1',
  'https://www.zoomgov.com@evil.example/',
  'https://user@www.zoomgov.com/',
  'https://www.zoomgov.com:8443/',
  'javascript:alert(1)//www.zoomgov.com',
  'data:text/html,x',
  'call the clerk',
  '',
])('returns no link for %s', (text) => {
  expect(safeMeetingUrl(text, HOSTS)).toBeNull();
});

it('ignores a date whose week or month cannot be written, so the calendar opens today', () => {
  for (const date of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '+010000-01-01'])
    expect(readCalendarLink(new URLSearchParams({ date, view: 'month' }))).toEqual({ view: 'month' });
});

it.each([
  [{}, ''],
  [{ meetingId: '160 555 0001', passcode: '042424' }, ',,1605550001%23,,,,*042424%23'],
  [{ accessCode: '7250422#' }, ',,7250422%23'],
  [{ meetingId: '160 555 0001', passcode: 'aB3xQ9' }, ''],
  [{ accessCode: '1,2' }, ''],
  [{ accessCode: 'see notice' }, ''],
])('a telephone link dials all codes or none: %j', (codes, dialed) => {
  expect(dialLink({ phone: '(210) 555-0100', ...codes })).toBe(`tel:+12105550100${dialed}`);
  expect(dialLink({ phone: 'see notice', ...codes })).toBeNull();
});
