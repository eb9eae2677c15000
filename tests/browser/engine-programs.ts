import { canInstall, installing, onPath, problemOf } from './programs';

/** A browser is missing and could not be installed. The message has the remedy. */
export class MissingEngineError extends Error {
  override name = 'MissingEngineError';
}

/** The programs of Firefox and WebKitGTK. */
export type EnginePrograms = { firefox: string; webkitDriver: string; screen: string; python: string };

const HAS_WEBKIT = "import gi; gi.require_version('WebKit2', '4.1')";
// the system's own Python first, because Debian installs its modules only there
const pythons = () => ['/usr/bin/python3', ...onPath('python3')];

/** For each program its Debian packages, and where it is. */
const PROGRAMS: {
  [Name in keyof EnginePrograms]: { packages: string[]; find: () => string | undefined };
} = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => process.env.FIREFOX_PATH || [...onPath('firefox-esr'), ...onPath('firefox')][0],
  },
  webkitDriver: { packages: ['webkit2gtk-driver'], find: () => onPath('WebKitWebDriver')[0] },
  screen: { packages: ['xvfb'], find: () => onPath('Xvfb')[0] },
  python: {
    packages: ['python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'],
    find: () => pythons().find((python) => problemOf(python, ['-c', HAS_WEBKIT]) === null),
  },
};

const names = Object.keys(PROGRAMS) as (keyof EnginePrograms)[];
let found: EnginePrograms | null = null;

/** Finds the programs of Firefox and WebKitGTK, and installs the missing ones. Throws MissingEngineError. */
export function enginePrograms(say: (sentence: string) => void = () => {}): EnginePrograms {
  if (found) return found;
  const look = () => Object.fromEntries(names.map((name) => [name, PROGRAMS[name].find()]));
  const missingIn = (seen: Partial<EnginePrograms>) =>
    names.filter((name) => !seen[name]).flatMap((name) => PROGRAMS[name].packages);
  let seen: Partial<EnginePrograms> = look();
  const missing = missingIn(seen);
  const problems: string[] = [];
  if (missing.length > 0 && canInstall()) {
    say(`Installing ${missing.join(', ')} …`);
    for (const [command, args] of installing(missing)) problems.push(problemOf(command, args) ?? '');
    seen = look();
  }
  const left = missingIn(seen);
  if (left.length > 0)
    throw new MissingEngineError(
      [
        'The journeys in Firefox and WebKitGTK cannot run, because these packages are missing:',
        `  ${left.join(', ')}`,
        ...problems.filter(Boolean).map((problem) => `  ${problem}`),
        `Install them as root on Debian or Ubuntu: apt-get install -y ${left.join(' ')}`,
      ].join('\n'),
    );
  found = seen as EnginePrograms;
  return found;
}
