import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedRecord } from '@court/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { publishWithAlerts, writeAlertCourt } from '../../../court-data/publisher/alerts/testing/run-killed';
import { testFirebase } from '../../../court-data/publisher/testing/test-firebase';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import type { Kept } from '../../fakes/android/fake-bridge';
import { alteredSite } from '../altered-site';
import { expect } from '../calendar-page';
import { testSite } from '../site';

const SERVICES = { senderId: '4711', appId: '1:4711:android:abc' };

/** Serves the device site, with courts that send alerts, at its own address. */
const serveApp = () =>
  alteredSite(testSite().device, (page) =>
    page
      .replaceAll('"messagingSenderId":""', '"messagingSenderId":"4711"')
      .replaceAll('"client":{', `"pushAppId":"${SERVICES.appId}","client":{`),
  );

/** The app's calls of the push service since it was opened. */
export const pushCalls = async (page: Page) =>
  (
    await page.evaluate(() =>
      window.fakeAndroid.calls.map(({ method, options }) => ({ method, options: options as object })),
    )
  ).filter(({ method }) => method.startsWith('FirebaseMessaging.'));

/**
 * A court that publishes with alerts, a fake of the push service, and a reader's phone, which opens and closes the
 * app.
 */
export async function startAlertDay() {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-day-'));
  const court = join(folder, 'court.json');
  writeAlertCourt(court);
  const firebase = await testFirebase(testSite().database, () => null);
  const { origin: app, close: closeApp } = await serveApp();
  /** All requests of the phone and its pages. */
  const asked = { calls: [] as { method: string; options: object }[], origins: new Set<string>() };

  return {
    ...{ app, asked, messaging: firebase.messaging },

    /** Publishes. Kills the publisher `kills` times, each time right after it has sent a message. */
    async publish(hearings: ExportedRecord[], kills: number, meetings?: ExportedRecord[]): Promise<void> {
      const file = join(folder, 'hearings.json');
      const job = { court, hearings, file, firebase, ...(meetings && { meetings }) };
      for (let at = 0; at < kills; at += 1)
        expect(await publishWithAlerts({ ...job, killAfter: 1 })).toBe(true);
      expect(await publishWithAlerts(job)).toBe(false);
    },

    /** Opens the app of a court with alerts at an address. */
    async open(context: BrowserContext, path: string, kept: Partial<Kept> = {}): Promise<Page> {
      const page = await context.newPage();
      page.on('request', (request) => asked.origins.add(new URL(request.url()).origin));
      page.on('websocket', (socket) =>
        asked.origins.add(new URL(socket.url().replace(/^ws/, 'http')).origin),
      );
      await runOnFakeAndroid(page, { googleServices: SERVICES, kept });
      await page.goto(app + path);
      return page;
    },

    /** Closes the app. Returns the data stored on the device. */
    async close(page: Page): Promise<Kept> {
      asked.calls.push(...(await pushCalls(page)));
      const kept = await page.evaluate(() => {
        const { permissions, events, secure, topics } = window.fakeAndroid;
        return { permissions, events, secure, topics };
      });
      await page.close();
      return kept;
    },

    /**
     * The notifications that a phone with subscriptions to `topics` shows for the messages from index `from` on: one
     * for each tag.
     */
    tray(topics: readonly string[], from: number) {
      const shown = new Map<string, { text: string; data: object }>();
      for (const { topic, notification, data, android } of firebase.messaging.received.slice(from)) {
        if (!topics.includes(topic)) continue;
        shown.set(android.notification.tag, { text: `${notification.title}: ${notification.body}`, data });
      }
      return [...shown.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
    },

    async end(): Promise<void> {
      await firebase.close();
      await closeApp();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Taps a notification. */
export const tap = (page: Page, data: object) =>
  page.evaluate(
    (pressed) =>
      window.fakeAndroid.notify('FirebaseMessaging', 'notificationActionPerformed', {
        actionId: 'tap',
        notification: { data: pressed },
      }),
    data,
  );

/** Adds the open record to the device's calendar. `isFirst`: the app asks for permission. */
export async function addToCalendar(page: Page, isFirst: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  if (isFirst) await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('It is now in your calendar.')).toBeVisible();
}

/** The events in the device's calendar: titles and starts in epoch ms. */
export const eventsOf = (page: Page) =>
  page.evaluate(() =>
    window.fakeAndroid.events.map(({ title, startDate }) => [title, startDate] as const).sort(),
  );
