import type { Random } from '../random/random';

/** The other fields of one matter in a block: sort code, own time, documents and tentative ruling. */
export function matterDetails(random: Random, time: string, place: number, isSorted: boolean) {
  const [hour = '09', minute = '00'] = time.split(':');
  const starts = Number(hour) * 60 + Number(minute) + 15 * random.between(1, 3);
  const clock = `${String(Math.floor(starts / 60)).padStart(2, '0')}:${String(starts % 60).padStart(2, '0')}`;
  const docket = random.between(8, 240);
  return {
    eventTime: random.chance(0.08) ? clock : null,
    durationMinutes: random.chance(0.1) ? 15 * random.between(1, 12) : null,
    sortCode: isSorted ? `${place + 1}${random.chance(0.05) ? 'A' : ''}` : null,
    docketNumber: random.chance(0.9) ? String(docket) : null,
    relatedDocs: random.chance(0.3) ? [docket - random.between(1, 7), docket + 2] : [],
    tentative: random.chance(0.015)
      ? { text: 'Tentative ruling: grant. Counsel may submit on the tentative by email to chambers.' }
      : null,
  };
}
