import type { Random } from '../random/random';

const WOMEN =
  'Rosa|Marisol|Tamika|Linh|Patricia|Beatriz|Yolanda|Priya|Denise|Chloe|Ingrid|Felicia|Araceli|Mónica|Leticia|Shauna|Renee|Xóchitl|Mei|Esperanza|Zoë|Norma|Thuy|Bridget|Annette|Sofía|Graciela|Ofelia|Corinne|Paige'.split(
    '|',
  );
const MEN =
  'Daniel|Kevin|José|Andre|Walter|Hector|Samuel|Ramón|Terrence|Nathan|Oscar|Jerome|Brandon|Curtis|Omar|Víctor|Gerald|Dustin|Roland|Clayton|Everett|Isaac|Lorenzo|Raúl|Malik|Wendell|Trevor|Jamal|Ernesto|Efraín'.split(
    '|',
  );
const FAMILY =
  "Alderete|Brannock|Núñez|Castleberry|Peña|Dunmore|Okonkwo|Villaseñor|Haskett|De La Garza|Truong|Whitlow|Garcia-Lopez|Merriweather|Ibáñez|O'Bannon|Pruitt|Zamarripa|Kessler-Hale|Nguyen|Fairbrother|Saldívar|McElhaney|Treviño|Oyelaran|Stallworth|Quiroga|D'Avila|Lindqvist|Rosales|Van der Hoek|Barrientos|Holloman|Escamilla|St. Clair|Gutowski|Muñoz-Reyes|Tarver|Abernethy|Cavazos|Drummond|Elizondo|Farrow|Guajardo|Hinojosa|Izaguirre|Jernigan|Kovalenko|Landaverde|Mayfield|Narváez|Ochoa|Pennington|Quesada|Ridgeway|Santillán|Thibodeaux|Urrutia|Vandiver|Wexler|Ybarra|Zepeda|Boatwright|Cisneros|Dorsett|Eubanks|Fonseca|Grantham|Huerta|Iverson".split(
    '|',
  );
const INITIALS = 'ABCDEFGHJKLMNPRSTW';
const SUFFIXES = ['Jr.', 'Sr.', 'III', 'II'] as const;

const oneOf = (random: Random, list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';

export const familyName = (random: Random) => oneOf(random, FAMILY);

/** An invented name as a court prints it: "Rosa M. Peña", sometimes with a suffix. */
export function personName(random: Random, family = familyName(random)): string {
  const middle = random.chance(0.55) ? ` ${INITIALS[random.between(0, INITIALS.length - 1)]}.` : '';
  const isMan = random.chance(0.5);
  const suffix = isMan && random.chance(0.12) ? `, ${random.pick(SUFFIXES)}` : '';
  return `${oneOf(random, isMan ? MEN : WOMEN)}${middle} ${family}${suffix}`;
}
