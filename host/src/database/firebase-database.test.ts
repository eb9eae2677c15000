// @vitest-environment jsdom
import { getApps } from 'firebase/app';
import { afterEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './firebase-database';

const CLIENT = {
  apiKey: '',
  authDomain: '',
  databaseURL: 'http://localhost:9?ns=txwb',
  projectId: 'court-calendar-sample-txwb',
  storageBucket: '',
  messagingSenderId: '',
};

const open: OpenDatabase[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});

const names = () => getApps().map(({ name }) => name);

test('the default app is initialised once, and beside it a second one with a random suffix', async () => {
  open.push(await openDatabase(CLIENT));
  expect(names()).toEqual(['[DEFAULT]', expect.stringMatching(/^shared-[0-9a-z]+$/)]);
  open.push(await openDatabase(CLIENT));
  expect(new Set(names()).size).toBe(3);
});

test('close deletes the second app and leaves the default app', async () => {
  const { close } = await openDatabase(CLIENT);
  close();
  await expect.poll(names).toEqual(['[DEFAULT]']);
});

test('a watcher gets a value in a task of its own, and none after it has stopped', async () => {
  const opened = await openDatabase(CLIENT);
  const heard: unknown[] = [];
  const listen = (name: string) =>
    opened.database.watch(
      '.info/connected',
      (value) => heard.push([name, value]),
      () => {},
    );
  listen('stays');
  listen('stops')();
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual([['stays', false]]);
  listen('closed');
  opened.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([['stays', false]]);
});
