import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExportedRecord } from '@court/domain';
import { clerkMap } from '../../testing/clerk-map';
import type { testFirebase } from '../../testing/test-firebase';
import { SENDER } from '../../testing/test-messaging';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const COURT = new URL('../../../courts/txwb.json', import.meta.url);

/** Writes the court file of a test court that sends alerts: a sample court's file with the alert settings. */
export function writeAlertCourt(file: string): void {
  const court = JSON.parse(readFileSync(COURT, 'utf8')) as { client: Record<string, string> };
  const client = { ...court.client, messagingSenderId: SENDER };
  writeFileSync(file, JSON.stringify({ ...court, client, pushAppId: `1:${SENDER}:android:abc` }));
}

type Job = {
  court: string;
  hearings: ExportedRecord[];
  meetings?: ExportedRecord[];
  /** file for the hearings export; the meetings export is written beside it */
  file: string;
  firebase: Awaited<ReturnType<typeof testFirebase>>;
  /** kills the publisher after the service has accepted this many messages, before it answers the last */
  killAfter?: number;
};

/** Runs the publisher command with alerts in a child process. Returns true if the process was killed. */
export async function publishWithAlerts({
  court,
  hearings,
  meetings,
  file,
  firebase,
  killAfter,
}: Job): Promise<boolean> {
  writeFileSync(file, JSON.stringify(hearings));
  if (meetings) writeFileSync(`${file}.meetings`, JSON.stringify(meetings));
  const to = ['--database', `${firebase.local}?ns=txwb`, '--service-account', firebase.keyFile];
  const files = [
    '--map',
    clerkMap(),
    '--hearings',
    file,
    ...(meetings ? ['--meetings', `${file}.meetings`] : []),
  ];
  const args = ['--court', court, ...files, ...to, '--push'];
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const before = firebase.messaging.received.length;
  firebase.messaging.onTaken((count) => {
    if (killAfter !== undefined && count - before >= killAfter) child.kill('SIGKILL');
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (...end) => resolve(end)),
  );
  if (signal === null && code !== 0) throw new Error(said);
  return signal !== null;
}
