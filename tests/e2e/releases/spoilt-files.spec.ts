import { remotes } from '../../../tools/release/build/workspaces';
import { expect, test } from '../calendar-page';
import { allScreens, type Screen } from '../screens';
import { testSite } from '../site';
import { type FaultyServer, serveFaulty } from './faulty-server';
import { FILE_FAULTS, type FileUse, fileUses, problemsOf } from './spoilt-files';

const PROOF = process.env.PROOF === '1';

/** The files of an ordinary run: the host's main script, its bars, its recovery code, and the filters of the docket. */
const DAILY = /\/(assets\/(main|bars|recovery)|mfe-calendar\/[^/]+\/more)\.[^/]*\.js$/;
const isDaily = ({ file }: Screen) => file === 'day';

let server: FaultyServer;
let uses: FileUse[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  server = await serveFaulty(testSite().folder);
  const screens = await allScreens();
  const found = await fileUses(browser, server, PROOF ? screens : screens.filter(isDaily));
  uses = [...found.values()].filter(({ file }) => PROOF || DAILY.test(file));
});
test.afterAll(() => server.close());

for (const part of PROOF ? ['assets', ...remotes()] : ['assets', 'mfe-calendar'])
  for (const fault of PROOF ? FILE_FAULTS : FILE_FAULTS.slice(0, 1))
    test(`each file of ${part} ${fault}: docket and menu work, and the page names the missing part`, async ({
      browser,
    }) => {
      test.setTimeout(3_600_000);
      const own = uses.filter(({ file }) => file.startsWith(`/${part}/`));
      expect(own.length).toBeGreaterThan(0);
      const wrong: string[] = [];
      for (const use of own) {
        const problems = await problemsOf(browser, server, use, fault);
        if (problems.length > 0) wrong.push(`${use.file} on ${use.screen.path}: ${problems.join('; ')}`);
      }
      expect(wrong).toEqual([]);
    });
