import { businessName } from './business-name';
import { isParticle } from './person-name';

/**
 * Index keys of a business: its words from each of them on, and each followed by any later one, so that two words of
 * the name find it in whichever order. Particles are left out or joined to the next word, as in typed names.
 */
export function businessKeys(name: string): string[] {
  const groups = businessName(name);
  const content = groups.filter((group, at) => !isParticle(group) || at === groups.length - 1);
  const words = content.map((group) => group.joined);
  const split = groups.flatMap((group) => group.parts);
  const whole = words.join(' ');
  const tails = words.map((_, at) => words.slice(at).join(' '));
  const joinedParticles = groups.flatMap((group, at) => {
    if (!isParticle(group) || at === groups.length - 1 || isParticle(groups[at - 1])) return [];
    const before = groups.slice(0, at).map((one) => one.joined);
    const rest = groups.slice(at);
    const end = rest.findIndex((one) => !isParticle(one));
    const joined = rest
      .slice(0, end + 1)
      .map((one) => one.joined)
      .join('');
    const after = rest.slice(end + 1).map((one) => one.joined);
    return [[joined, ...after].join(' '), [...before, joined, ...after].join(' ')];
  });
  const pairs = words.flatMap((word, at) => tails.slice(at + 2).map((tail) => `${word} ${tail}`));
  const spelled = split.length > words.length ? [split.join(' ')] : [];
  return [whole, ...tails.slice(1, 6), ...spelled, ...joinedParticles, ...pairs];
}
