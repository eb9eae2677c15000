import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageScript } from '../../../tools/package-script';
import { startScript } from '../../../tools/testing/run-script';
import type { Figure } from '../../bench/common/bench-report';
import { testSite } from '../site';

test('npm run bench -- load measures all reported figures', async () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'court-measure-'));
  // copies the tests' own site and court, because new ones would take a minute
  cpSync(testSite().folder, join(folder, 'site'), { recursive: true });
  cpSync(join(testSite().dataDir, 'txwb'), join(folder, 'data/txwb'), { recursive: true });
  const report = join(folder, 'report.json');
  const env = {
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    RELEASE_LEDGER: join(folder, 'ledger'),
  };
  const args = packageScript('bench', 'load', '--smallest', '--report', report);
  const { code, printed } = await startScript(args, { env }).ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('Every part of it ran.')]);
  const figures = JSON.parse(readFileSync(report, 'utf8')) as Figure[];
  for (const subject of ['ours', 'monolith', 'floor', 'reader'])
    for (const metric of ['firstHearing', 'firstHearing, warm', 'code', 'depth'])
      expect(figures.find((one) => one.subject === subject && one.metric === metric)?.value).toBeGreaterThan(
        0,
      );
  expect(figures.find(({ subject, metric }) => subject === 'ours' && metric === 'react')?.value).toBe(1);
  rmSync(folder, { recursive: true });
});
