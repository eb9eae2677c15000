import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedRecord } from '@court/domain';
import { expect } from 'vitest';
import { alertCourt } from '../../alerts/testing/alert-court';
import { filesIn } from '../../feeds/testing/feed-folder';
import { writeFeeds } from '../../feeds/write-feeds';
import { indexFaults } from '../../indexes/testing/index-faults';
import type { PublishOptions } from '../../publish-options';
import { recordFaults } from '../../testing/record-faults';
import { NOON } from '../../testing/test-court';
import { unsealCases } from '../../unseal-cases';
import { type WithdrawalOptions, withdrawRecords } from '../../withdraw-records';
import { SECRETS, sealedHistory } from './sealed-docket';

const MINUTE = 60_000;

/** A court with its own database, feeds folder and alerts, for tests of withdrawals. The test must close it. */
export async function sealedCourt() {
  const site = await alertCourt();
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  const court = {
    ...site.court,
    feeds: { url: 'https://feeds.example', pages: 'https://court.example', attorneys: ['b-24001234'] },
    quietHours: { from: '12:00', to: '20:00' },
  };
  const at = { minutes: 0 };
  const now = () => NOON + at.minutes * MINUTE;
  const shared = { court, database: site.database, now };

  const feeds = () => writeFeeds({ ...shared, folder });
  const send = () => site.send({ now, court });
  async function publish(
    hearings: ExportedRecord[],
    meetings: ExportedRecord[] = [],
    more: Partial<PublishOptions> = {},
  ) {
    at.minutes += 1;
    const given = meetings.length > 0 ? { meetings: { name: 'meetings.json', records: meetings } } : {};
    const summary = await site.publish(hearings, { ...given, allowShrink: true, now, ...more });
    await feeds();
    return summary;
  }
  const content = async () => (await site.get('')) as Record<string, unknown>;
  const feedText = () =>
    filesIn(folder)
      .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
      .join('\n')
      // size and modification time in ms of each file, which may contain any digits
      .replaceAll(/"\d+ \d{13}(?:\.\d+)?"/g, '""');

  return {
    ...shared,
    at,
    feeds,
    send,
    publish,
    content,
    feedText,
    messaging: site.messaging,
    /** Publishes the history with feeds. Alerts wait for the end of the quiet hours. */
    async publishHistory() {
      await send();
      for (const { hearings, meetings } of sealedHistory()) await publish(hearings, meetings);
      expect((await send()).waiting).toBeGreaterThan(0);
    },
    /**
     * Expects no name and no number of the case in any path or value of the database, or in the name or text of a feed.
     */
    async expectNothingLeft() {
      const all = await content();
      expect(JSON.stringify(all)).not.toMatch(SECRETS);
      expect(feedText()).not.toMatch(SECRETS);
      const faults = [
        ...recordFaults(all, 'hearings'),
        ...recordFaults(all, 'meetings'),
        ...indexFaults(all),
      ];
      expect(faults).toEqual([]);
    },
    entry: async (id: string, kind: 'hearing' | '341hearing' = 'hearing') =>
      (await site.get(`${kind}CalendarEntries11/${id}`)) as Record<string, unknown> | null,
    withdraw(more: Pick<WithdrawalOptions, 'ids' | 'cases'>) {
      at.minutes += 1;
      return withdrawRecords({ ...shared, ...more });
    },
    unseal: (...cases: string[]) => unsealCases({ ...shared, cases }),
    async close() {
      rmSync(folder, { recursive: true });
      await site.close();
    },
  };
}

export type SealedCourt = Awaited<ReturnType<typeof sealedCourt>>;
