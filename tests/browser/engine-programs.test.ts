import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const machine = { has: new Set<string>(), mayInstall: true, gives: [] as string[] };

vi.mock('./programs', () => ({
  onPath: (name: string) => (machine.has.has(name) ? [`/usr/bin/${name}`] : []),
  canInstall: () => machine.mayInstall,
  installing: (packages: string[]) => [['apt-get', packages]],
  problemOf(command: string) {
    if (command !== 'apt-get') return machine.has.has('gi') ? null : 'no gi';
    for (const each of machine.gives) machine.has.add(each);
    return machine.gives.length > 0 ? null : 'apt-get: Unable to locate package';
  },
}));

beforeEach(() => void vi.stubEnv('FIREFOX_PATH', ''));
afterEach(() => {
  vi.unstubAllEnvs();
  machine.has.clear();
  machine.gives = [];
  machine.mayInstall = true;
  vi.resetModules();
});

const find = async () => (await import('./engine-programs')).enginePrograms();

test('missing browsers are installed', async () => {
  machine.gives = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'gi'];
  expect(await find()).toEqual({
    firefox: '/usr/bin/firefox-esr',
    webkitDriver: '/usr/bin/WebKitWebDriver',
    screen: '/usr/bin/Xvfb',
    python: '/usr/bin/python3',
  });
});

test.each([true, false])(
  'browsers that cannot be installed are named, with the remedy',
  async (mayInstall) => {
    machine.mayInstall = mayInstall;
    machine.has.add('firefox-esr').add('gi');
    const error = await find().catch(String);
    expect(error).toContain('apt-get install -y webkit2gtk-driver xvfb');
    expect(String(error).includes('Unable to locate package')).toBe(mayInstall);
  },
);
