import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '@court/domain';
import type { Browser } from 'playwright';
import { testFirebase } from '../../court-data/publisher/testing/test-firebase';
import { packageScript } from '../package-script';
import { readSigningKey } from '../release/site/signing-key';
import { runProgram } from '../run-program';
import { startDatabaseProcess } from '../start/database-process';
import { type ComingHearing, comingHearing, journey, openBrowser } from './journey';
import { serveHosting } from './serve-hosting';

/** A step failed. The message says why. */
export class RehearsalError extends Error {
  override name = 'RehearsalError';
}

export type Place = { folder: string; port: number; databasePort: number };
type Step = { title: string; run: () => Promise<void> };

const COURT = 'nvb';
const ZONE = 'America/Los_Angeles';
const AREA = 'mfe-calendar';
const NEXT = '99.0.0';

/** The answers for a court file of the District of Nevada, with defaults for everything else. */
const answers = (database: string) => ({
  code: COURT,
  sample: true,
  client: { databaseURL: database, projectId: 'rehearsal' },
  offices: [
    { code: '2', name: 'Las Vegas', address: { street: '300 Las Vegas Blvd. South', zip: '89101' } },
    { code: '3', name: 'Reno', address: { street: '300 Booth Street', zip: '89509' } },
  ],
});

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new RehearsalError(otherwise);
}

/**
 * The steps from an empty folder to a site that was released, rolled back and got another key. Each step continues
 * from the previous one. `end` stops the processes that they have started.
 */
export function rehearsalSteps({ folder, port, databasePort }: Place) {
  const at = (name: string) => join(folder, name);
  const [site, courtFile, docket] = [at('site'), at(`courts/${COURT}.json`), at('docket')];
  const database = `http://localhost:${databasePort}?ns=${COURT}`;
  const ends: (() => Promise<unknown>)[] = [];
  const started: { google?: Awaited<ReturnType<typeof testFirebase>>; browser?: Browser } = {};
  let hearing: ComingHearing = { date: '', id: '', number: '' };
  let first = '';

  /** Prints and runs an npm command of the repository. Throws unless it succeeds or, with `fails`, is refused. */
  async function npm(name: string, args: string[], { key = 'first.pem', fails = false } = {}): Promise<void> {
    const call = `${name} -- ${args.join(' ')}`;
    const signs = /^(release|site) -- (?!releases)/.test(call) ? `RELEASE_KEY="$(cat ${at(key)})" ` : '';
    console.log(`$ ${signs}npm run ${call}`);
    const env = {
      RELEASE_LEDGER: at('ledger'),
      RELEASE_KEY: existsSync(at(key)) ? readFileSync(at(key), 'utf8') : '',
    };
    const code = await runProgram(packageScript(name, ...args), { env });
    demand(fails ? code !== 0 : code === 0, `npm run ${call} ended with ${code}`);
  }

  function publish(kinds: readonly string[], options: { account: boolean }): Promise<void> {
    const { google } = started;
    if (!google) throw new RehearsalError('There is no database yet');
    const files = kinds.flatMap((kind) => [`--${kind}`, join(docket, `${kind}.json`)]);
    const account = options.account ? ['--service-account', google.keyFile] : [];
    const to = ['--database', `${google.local}?ns=${COURT}`];
    return npm('publish-court', ['--court', courtFile, ...files, ...to, ...account], {
      fails: !options.account,
    });
  }

  /** Makes the reader's journey. Throws unless the calendar has the release `wanted`, if given. Returns the release. */
  async function read(wanted?: string): Promise<string> {
    started.browser ??= await openBrowser(console.log);
    const release = await journey(started.browser, `http://localhost:${port}`, hearing);
    console.log(`A reader found a day, a hearing, and its case by the search; the calendar is ${release}.`);
    demand(wanted === undefined || release === wanted, `The page runs ${AREA} ${release}, not ${wanted}`);
    return release;
  }

  const steps: Step[] = [
    {
      title: 'a key that signs releases',
      run: () => npm('new', ['key', '--file', at('first.pem')]),
    },
    {
      title: "a new court's file, and an exported docket",
      async run() {
        mkdirSync(folder, { recursive: true });
        writeFileSync(at('answers.json'), JSON.stringify(answers(database), null, 2));
        await npm('new', [
          'court',
          '--answers',
          at('answers.json'),
          '--out',
          at('courts'),
          '--docket',
          docket,
        ]);
      },
    },
    {
      title: 'a database that only a service account may write to',
      async run() {
        const embedded = await startDatabaseProcess({ port: databasePort, dataDir: at('data') });
        ends.push(() => embedded.stop());
        started.google = await testFirebase(embedded.url, () => null);
        ends.push(started.google.close);
        console.log(`The database is at ${embedded.url}; writes go through ${started.google.local}.`);
        await publish(['hearings'], { account: false });
        demand(started.google.seen.refused > 0, 'The database took a write without a service account');
      },
    },
    {
      title: 'the first publication, by a service account whose signed assertion is checked',
      async run() {
        await publish(['hearings', 'meetings', 'judges', 'trustees'], { account: true });
        demand(started.google?.seen.tokens === 1, 'No token was asked for with a right assertion');
        hearing = await comingHearing(database, dayIn(ZONE, Date.now()));
      },
    },
    {
      title: 'a second publication, of which nothing is new',
      run: () => publish(['hearings', 'meetings'], { account: true }),
    },
    {
      title: 'the first release of host and areas to a folder, and the court into its site',
      async run() {
        await npm('release', ['all', '--site', site]);
        await npm('site', ['court', '--site', site, '--set', courtFile, '--court', COURT]);
      },
    },
    {
      title: 'the site as Firebase Hosting serves it, and a reader there',
      async run() {
        const server = await serveHosting(site, port);
        ends.push(server.close);
        console.log(`The site is at ${server.url}, with the headers of ${site}/firebase.json.`);
        first = await read();
      },
    },
    {
      title: 'a second release, of one area',
      async run() {
        await npm('release', [AREA, '--site', site, '--version', NEXT]);
        await read(NEXT);
      },
    },
    {
      title: 'a rollback of it',
      async run() {
        await npm('site', ['rollback', AREA, '--site', site]);
        await read(first);
      },
    },
    {
      title: 'a change of keys: both are accepted, then only the new one',
      async run() {
        await npm('new', ['key', '--file', at('second.pem')]);
        const { publicKey } = readSigningKey(at('second.pem'), '');
        await npm('release', ['host', '--site', site, '--accept', publicKey]);
        await npm('release', ['host', '--site', site, '--accept', 'none'], { key: 'second.pem' });
        await read(first);
        await npm('site', ['rollback', AREA, '--to', NEXT, '--site', site], { fails: true });
        await npm('site', ['rollback', AREA, '--to', NEXT, '--site', site], { key: 'second.pem' });
        await read(NEXT);
      },
    },
    {
      title: 'the releases of the site',
      run: () => npm('site', ['releases', '--site', site]),
    },
  ];
  return {
    steps,
    async end() {
      await started.browser?.close();
      for (const each of ends.reverse()) await each();
    },
  };
}
