import { afterEach, expect, test, vi } from 'vitest';
import type { LoadReport } from './area-load';
import { reportSink } from './area-loader';

// @vitest-environment jsdom

const report: LoadReport = {
  area: 'mfe-search',
  release: '1.0.0',
  outcome: 'failed',
  failure: 'integrity',
  ms: 12,
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a load is reported as JSON to the court’s endpoint, and nowhere else', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  reportSink(() => 'https://reports.court.test/loads')(report);
  expect(sendBeacon).toHaveBeenCalledWith('https://reports.court.test/loads', JSON.stringify(report));
  expect(debug).not.toHaveBeenCalled();
});

test('without an endpoint the report goes to the console, and nothing is sent', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  reportSink(() => undefined)(report);
  expect(debug).toHaveBeenCalledWith('area', report);
  expect(sendBeacon).not.toHaveBeenCalled();
});
