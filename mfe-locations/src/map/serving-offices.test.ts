import { expect, test } from 'vitest';
import { OFFICES } from '../testing/sample-offices';
import { servedDivisions, servingOffices } from './serving-offices';

const counties = (...names: string[]) => names.map((name) => ({ name }));

test('names the offices of a division, and none unless the court names one for each county', () => {
  expect(servingOffices(counties('Val Verde', 'Bexar'), OFFICES)).toEqual(['San Antonio']);
  expect(servingOffices(counties('Val Verde', 'El Paso'), OFFICES)).toEqual(['San Antonio', 'El Paso']);
  expect(servingOffices(counties('Val Verde', 'Kinney'), OFFICES)).toEqual([]);
});

test('lists the divisions of each office, without those of which a county has no known office', () => {
  const division = (name: string, ...names: string[]) => ({ name, counties: counties(...names) });
  const divisions = [
    division('San Antonio', 'Bexar'),
    division('Del Rio', 'Val Verde'),
    division('Pecos', 'Reeves'),
  ];
  expect([...servedDivisions(divisions, OFFICES)]).toEqual([['San Antonio', ['San Antonio', 'Del Rio']]]);
});
