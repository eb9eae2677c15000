import { isDeepStrictEqual } from 'node:util';
import type { EntrySources, FieldsUse, Step } from './entry-sources';
import { isUsed, valueBefore, valueNow } from './path-value';

/** Marks the step as done; returns the fields that some row has from now on, or no row any longer. */
function take({ before, after }: Step, useOf: EntrySources['useOf']): FieldsUse[] {
  const turned: FieldsUse[] = [];
  if (after) {
    const use = useOf(after);
    if (!isUsed(use)) turned.push(use);
    use.stays = true;
  }
  if (before) {
    const use = useOf(before);
    use.leaving -= 1;
    if (!isUsed(use)) turned.push(use);
  }
  return turned;
}

/**
 * Writes the index entries of a list along with its rows, record by record: a path is filled as long as a row fills it,
 * with the entry of the latest that does. Thus a name is written once and not with every row, and whatever leads to the
 * list leads to a row at every moment. With `isAnew` what is held is written again, since it was written in another format.
 */
export function writeEntries(steps: readonly Step[], sources: EntrySources, isAnew = false): void {
  const { useOf, all, paths, from } = sources;
  const meetings = [...all.values()].filter((use) => use.isMeeting);
  const hadMeeting = meetings.some((use) => use.before);
  const held = new Map([...paths].map(([path, filling]) => [path, valueBefore(filling, from, hadMeeting)]));
  const written = new Set<string>();
  let meetingSaid = hadMeeting;
  let isBegun = false;
  for (const step of steps) {
    const turned = take(step, useOf);
    const hasMeeting = meetings.some(isUsed);
    const isAny = !isBegun || hasMeeting !== meetingSaid;
    const changing = isAny ? paths.keys() : turned.flatMap(({ entries }) => entries.map(({ path }) => path));
    for (const path of new Set(changing)) {
      const filling = paths.get(path);
      const value = filling && valueNow(filling, hasMeeting);
      const isUnsaid = value === null && held.get(path) === undefined;
      const isDone = isDeepStrictEqual(value, held.get(path)) && (!isAnew || written.has(path));
      if (value === undefined || isUnsaid || isDone) continue;
      written.add(path);
      step.write(path, value);
      held.set(path, value);
    }
    meetingSaid = hasMeeting;
    isBegun = true;
  }
}
