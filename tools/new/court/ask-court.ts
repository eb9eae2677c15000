import { courtFaults } from '../../../court-data/publisher/run/load-court';
import { type CourtAnswers, composeCourt, districtOf } from './compose-court';

/** Asks the user a question. `usual` is the answer if the user presses only Enter. Rejects if the input has ended. */
export type Ask = (question: string, usual?: string) => Promise<string>;

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const ADDRESS = /^(?<street>.+),\s*(?<city>[^,]+),\s*(?<state>[A-Za-z]{2})\s+(?<zip>\d{5}(-\d{4})?)$/;

function addressOf(text: string): object {
  const { street, city, state = '', zip } = ADDRESS.exec(text)?.groups ?? {};
  return street === undefined ? { street: '' } : { street, city, state: state.toUpperCase(), zip };
}

/** "(305) 714-1800" as "305-714-1800", as pages show it. Other texts stay unchanged. */
function phoneOf(text: string): string | null {
  const [, area, first, last] = /^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(text) ?? [];
  if (text === '') return null;
  return area ? `${area}-${first}-${last}` : text;
}

/** Sets `value` at `path` in nested objects and lists. */
function put(into: CourtAnswers, [first = '', ...rest]: readonly (string | number)[], value: unknown): void {
  if (rest.length === 0) into[first] = value;
  else {
    into[first] ??= typeof rest[0] === 'number' ? [] : {};
    put(into[first] as CourtAnswers, rest, value);
  }
}

/**
 * Asks for each field of a court file, and asks again after an invalid answer. Known public facts are the default
 * answers. Calls `mayMake` with the code before all other questions. If it returns false, the questions end and the
 * result is null.
 */
export async function askCourt(
  ask: Ask,
  say: (sentence: string) => void,
  mayMake: (code: string) => Promise<boolean>,
): Promise<CourtAnswers | null> {
  const answers: CourtAnswers = {};
  const usualOf = () => composeCourt(answers);

  /** Repeats the question until the answer is valid for the field at `path`. */
  async function askField(
    path: readonly (string | number)[],
    question: string,
    usual: string | undefined,
    read: (text: string) => unknown = (text) => text,
    remedy?: string,
  ): Promise<void> {
    for (;;) {
      put(answers, path, read(await ask(question, usual)));
      const fault = courtFaults(composeCourt(answers)).find((one) =>
        path.every((key, at) => one.path[at] === key),
      );
      if (!fault) return;
      say(`  ${remedy ?? `${fault.field}: ${fault.reason}`}.`);
    }
  }

  async function askOffice(name: string, at: number): Promise<void> {
    const own = ['offices', at] as const;
    put(answers, own, { name });
    const zones = usualOf().timeZones as string[];
    await askField([...own, 'code'], `${name}: its code, with which case numbers begin`, String(at + 1));
    const form = `1 Main St., ${name}, ${districtOf(String(answers.code))?.state ?? 'TX'} 12345`;
    await askField(
      [...own, 'address'],
      `${name}: its address, as ${form}`,
      undefined,
      addressOf,
      `Write street, city, state and ZIP, as ${form}`,
    );
    if (zones.length > 1)
      await askField([...own, 'timeZone'], `${name}: its time zone, of ${zones.join(', ')}`, zones[0]);
    await askField([...own, 'phone'], `${name}: the clerk's phone, or nothing`, undefined, phoneOf);
  }

  say('Press Enter to accept the value in [brackets].');
  await askField(['code'], "The court's code, as CM/ECF has it, such as flsb", undefined);
  const code = String(answers.code);
  if (!(await mayMake(code))) return null;
  const district = districtOf(code);
  say(
    district
      ? `${district.name}, ${district.source}.${district.note ? ` ${district.note}` : ''}`
      : `${code} is the code of no bankruptcy court that we know: every field is asked for.`,
  );
  const { displayName, shortName, timeZones = [] } = usualOf() as Record<string, string | string[]>;
  await askField(['displayName'], 'Its whole name', displayName as string | undefined);
  await askField(['shortName'], 'Name in the bar', (shortName ?? answers.displayName) as string);
  await askField(['officialSite'], "The court's own site", String(usualOf().officialSite));
  await askField(['timeZones'], 'Time zones, the own one first', [...timeZones].join(', '), listOf);
  if (district && district.places.length > 0)
    say(`${district.source} seats the district court in these towns; keep those where you have an office.`);
  const names = listOf(await ask('Offices, as your exports name them', district?.places.join(', ')));
  for (const [at, name] of names.entries()) await askOffice(name, at);
  await askField(
    ['modules'],
    'Areas, in the order of the menu',
    (usualOf().modules as string[]).join(', '),
    listOf,
  );
  const { databaseURL, projectId } = usualOf().client as Record<string, string>;
  await askField(['client', 'databaseURL'], 'Its database', databaseURL);
  await askField(['client', 'projectId'], 'The Firebase project', projectId);
  await askField(['meetingHosts'], 'Hosts of Zoom links', 'www.zoomgov.com', listOf);
  const sample = await ask(
    'Show invented hearings, marked as such, until the court publishes its own? y or n',
    'y',
  );
  answers.sample = /^y/i.test(sample);
  return answers;
}
