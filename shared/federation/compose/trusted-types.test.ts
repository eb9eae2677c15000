// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allowScriptsBelow, checkedScriptAddress } from './trusted-types';

test('allows a script of the host, by a relative or absolute URL', () => {
  expect(checkedScriptAddress('/assets/404.js')).toBe('/assets/404.js');
  expect(checkedScriptAddress('http://localhost:3000/assets/404.js')).toContain('/assets/404.js');
});

test('allows a release’s scripts once its folder is registered, and no other release’s', () => {
  const script = '/mfe-calendar/1.0.0/remote.js';
  expect(() => checkedScriptAddress(script)).toThrow('not in a registered folder');
  allowScriptsBelow('/mfe-calendar/1.0.0/');
  expect(checkedScriptAddress(script)).toBe(script);
  expect(() => checkedScriptAddress('/mfe-calendar/1.0.01/remote.js')).toThrow();
});

test('refuses other origins and paths with dots', () => {
  expect(() => checkedScriptAddress('https://elsewhere.example/assets/a.js')).toThrow();
  expect(() => checkedScriptAddress('/assets/../uploads/a.js')).toThrow();
  expect(() => checkedScriptAddress('data:text/javascript,alert(1)')).toThrow();
});
