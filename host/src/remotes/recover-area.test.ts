// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { noteDrawn } from './drawn-screens';
import { forgetCrashes, judgeCrash } from './recover-area';

const area = 'mfe-calendar';
let version = '';
let count = 0;
beforeEach(() => {
  forgetCrashes();
  count += 1;
  version = `1.${count}.0`;
});

/** The area stands on the page, with `inner` in it. */
function stands(of: string, inner = '<h1>It</h1>') {
  document.body.innerHTML = `<div data-area="${area}" data-release="${of}">${inner}</div>`;
}
const draws = (pathname: string, inner?: string) => {
  stands(version, inner);
  noteDrawn(area, pathname);
};

test('a release that has drawn nothing yet and throws is at fault', () => {
  expect(judgeCrash(area, version, '/hearing-detail/1')).toBe('code');
  expect(judgeCrash(area, version, '/hearing-detail/1')).toBe('code');
});

test.each([
  ['the same screen with another record', '/hearing-detail/2', 'data'],
  ['the same screen with another query', '/hearing-detail/1?print', 'data'],
  ['another screen', '/calendar', 'code'],
])('one that has drawn a record and throws on %s', (_what, address, fault) => {
  draws('/hearing-detail/1');
  expect(judgeCrash(area, version, address)).toBe(fault);
});

test('another release of the area has drawn nothing by that', () => {
  draws('/hearing-detail/1');
  expect(judgeCrash(area, '9.9.9', '/hearing-detail/2')).toBe('code');
});

test('a screen that still reads, or was given up meanwhile, has drawn no record', () => {
  draws('/hearing-detail/1', '<div aria-busy="true"></div>');
  expect(judgeCrash(area, version, '/hearing-detail/2')).toBe('code');
  document.body.innerHTML = '';
  noteDrawn(area, '/hearing-detail/1');
  expect(judgeCrash(area, version, '/hearing-detail/2')).toBe('code');
});

test('two releases that throw at one address: what they draw is at fault, there and from then on', () => {
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('code');
  expect(judgeCrash(area, '1.9.0', '/calendar?date=2')).toBe('code');
  expect(judgeCrash(area, '1.9.0', '/calendar?date=1')).toBe('both');
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('data');
  forgetCrashes();
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('code');
});
