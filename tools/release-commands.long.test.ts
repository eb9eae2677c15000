import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packageScript } from './package-script';
import { copyRepository } from './testing/copy-repository';
import { startScript } from './testing/run-script';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: ReturnType<typeof copyRepository>;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const inCopy = (file: string) => join(copy.folder, file);
/** Runs a command in the copy until it ends. */
const run = (args: string[]) => startScript(args, { folder: copy.folder }).ended;

describe('commands that release', () => {
  const site = () => ['--site', inCopy('site')];

  test('new -- key creates a key, but not a second time', async () => {
    const { code, printed } = await run(packageScript('new', 'key'));
    expect(code).toBe(0);
    expect(printed).toContain('Its public half: ');
    expect(existsSync(inCopy('.keys/release.pem'))).toBe(true);
    expect((await run(packageScript('new', 'key'))).code).toBe(1);
    const other = await run(packageScript('new', 'key', '--file', inCopy('other.pem')));
    expect([other.code, other.printed]).toEqual([
      0,
      expect.stringContaining(`The key is in ${inCopy('other.pem')}`),
    ]);
    expect((await run(packageScript('new', 'key', '--file', inCopy('other.pem')))).code).toBe(1);
  });

  test('release adds two versions of an area, site -- rollback restores the first, site -- releases lists them', async () => {
    expect((await run(packageScript('release', 'host', ...site()))).code).toBe(0);
    for (const version of ['1.0.0', '1.1.0']) {
      const args = packageScript('release', 'mfe-settings', ...site(), '--version', version);
      const { code, printed } = await run(args);
      expect([code, printed]).toEqual([0, `mfe-settings ${version} is released to ${inCopy('site')}\n`]);
    }
    expect((await run(packageScript('site', 'rollback', 'mfe-settings', ...site()))).printed).toContain(
      'mfe-settings 1.0.0 is current again',
    );
    expect((await run(packageScript('site', 'releases', ...site()))).printed).toMatch(
      /^mfe-settings +1\.0\.0 +20\S+ \S+ UTC +1\.1\.0 +–$/m,
    );
    const asked = await run(packageScript('site', 'releases', ...site(), '--json'));
    expect(JSON.parse(asked.printed)).toMatchObject([
      { area: 'host', stoppedBy: null },
      { area: 'mfe-settings', release: '1.0.0', previous: ['1.1.0'], stoppedBy: null },
    ]);
    const none = await run(packageScript('site', 'releases', '--site', inCopy('none')));
    expect(none).toEqual({ code: 0, printed: `Nothing has been released to ${inCopy('none')}.\n` });
    const healthy = await run(packageScript('site', 'doctor', ...site(), '--no-database'));
    expect(healthy).toMatchObject({ code: 0, printed: expect.stringContaining('nothing is wrong') });
    expect(healthy.printed).toMatch(/^mfe-settings 1\.0\.0 bundles @court\/domain \d\S+, @court\/ui \d/m);
    writeFileSync(inCopy('site/registry.json.new'), '{');
    const ill = await run(packageScript('site', 'doctor', ...site(), '--no-database'));
    expect(ill).toMatchObject({ code: 1, printed: expect.stringContaining('1 thing is wrong') });
    expect(ill.printed).toContain(`→ If no release runs, delete ${inCopy('site/registry.json.new')}.`);
    rmSync(inCopy('site/registry.json.new'));
    const nowhere = await run(packageScript('site', 'doctor', '--site', inCopy('none')));
    expect(nowhere).toMatchObject({ code: 2, printed: expect.stringContaining('is not there') });
    expect(
      (await run(packageScript('site', 'rollback', 'mfe-settings', '--to', '1.1.0', ...site()))).printed,
    ).toContain('mfe-settings 1.1.0 is current again');
  });

  test('site -- court shows the site’s courts, prints the differences of a file, and applies them', async () => {
    const shown = (await run(packageScript('site', 'court', ...site()))).printed;
    expect(shown).toMatch(
      /\* is the desktop's\n.*code .*\n(.*\n)*.*txwb \* +U\.S\. Bankruptcy Court.* sample\n/,
    );
    const all = await run(packageScript('site', 'court', ...site(), '--json'));
    expect(JSON.parse(all.printed)).toMatchObject({ court: 'txwb', courts: expect.any(Array) });
    const file = inCopy('court-data/courts/txwb.json');
    const own = readFileSync(file, 'utf8');
    const other = inCopy('other-court.json');
    writeFileSync(other, JSON.stringify({ ...JSON.parse(own), displayName: 'Another court' }));
    const dry = await run(packageScript('site', 'court', ...site(), '--set', other, '--dry-run'));
    expect([dry.code, dry.printed]).toEqual([0, expect.stringContaining('+ displayName: "Another court"')]);
    const fresh = inCopy('fresh-court.json');
    writeFileSync(fresh, JSON.stringify({ ...JSON.parse(own), code: 'fresh' }));
    const told = await run(packageScript('site', 'court', ...site(), '--set', fresh, '--dry-run'));
    expect(told.printed).toBe(`fresh:\n  new to the site: ${JSON.parse(own).displayName}\n`);
    const page = () => readFileSync(inCopy('site/home.html'), 'utf8');
    expect(page()).not.toContain('Another court');
    const set = await run(packageScript('site', 'court', ...site(), '--set', other));
    expect([set.code, set.printed]).toEqual([0, expect.stringContaining('were rebuilt')]);
    expect(page()).toContain('Another court');
    // a release of code does not change the court
    const released = await run(packageScript('release', 'host', ...site(), '--version', '9.0.0'));
    expect(released.code).toBe(0);
    expect(page()).toContain('Another court');
    const fewer = await run(packageScript('site', 'court', ...site(), '--remove', 'kywb'));
    expect([fewer.code, fewer.printed]).toEqual([0, expect.stringContaining('kywb: no longer offered')]);
    expect((await run(packageScript('site', 'court', ...site()))).printed).not.toContain('kywb');
    const last = await run(packageScript('site', 'court', ...site(), '--remove', 'txwb'));
    expect([last.code, last.printed]).toEqual([1, expect.stringContaining('no court txwb')]);
    const gone = await run(packageScript('site', 'court', ...site(), '--remove', 'kywb'));
    expect([gone.code, gone.printed]).toEqual([1, expect.stringContaining('has no such court')]);
    writeFileSync(other, '{"code":"txwb"}');
    const spoilt = await run(packageScript('site', 'court', ...site(), '--set', other));
    expect([spoilt.code, spoilt.printed]).toEqual([1, expect.stringContaining('displayName')]);
    expect(page()).toContain('Another court');
  });

  test('pack -- releases stores a site, but not a second time', async () => {
    const own = ['--site', inCopy('kept-site')];
    const database = ['--database', 'http://kept-database.invalid:9000'];
    expect((await run(packageScript('release', 'host', ...own, ...database))).code).toBe(0);
    expect((await run(packageScript('release', 'mfe-settings', ...own))).code).toBe(0);
    const args = packageScript('pack', 'releases', ...own, '--commit', '1a2b3c4');
    const { code, printed } = await run(args);
    expect([code, printed]).toEqual([0, expect.stringContaining('holds the releases of 1a2b3c4')]);
    expect(await run(args)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('nothing new to keep'),
    });
  });
});
