import { isDeepStrictEqual } from 'node:util';
import type { ListWords, Step, Words } from './list-words';
import { isSaid, valueBefore, valueNow } from './path-value';

/** Marks the step as done; returns the words that are said from now on, or no longer. */
function take({ before, after }: Step, wordsOf: ListWords['wordsOf']): Words[] {
  const turned: Words[] = [];
  if (after) {
    const words = wordsOf(after);
    if (!isSaid(words)) turned.push(words);
    words.stays = true;
  }
  if (before) {
    const words = wordsOf(before);
    words.leaving -= 1;
    if (!isSaid(words)) turned.push(words);
  }
  return turned;
}

/**
 * Writes what is said in a list along with its rows, record by record: a path is filled as long as a row says so, with
 * the words of the latest that does. Thus a name is written once and not with every row, and whatever leads to the list
 * leads to a row at every moment. With `isAnew` what is held is written again, since it was written in another format.
 */
export function writeWords(steps: readonly Step[], words: ListWords, isAnew = false): void {
  const { wordsOf, all, paths, from } = words;
  const meetings = [...all.values()].filter((words) => words.isMeeting);
  const hadMeeting = meetings.some((words) => words.before);
  const held = new Map([...paths].map(([path, filling]) => [path, valueBefore(filling, from, hadMeeting)]));
  const written = new Set<string>();
  let meetingSaid = hadMeeting;
  let isBegun = false;
  for (const step of steps) {
    const turned = take(step, wordsOf);
    const hasMeeting = meetings.some(isSaid);
    const isAny = !isBegun || hasMeeting !== meetingSaid;
    const changing = isAny
      ? paths.keys()
      : turned.flatMap(({ supports }) => supports.map(({ path }) => path));
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
