import { expect, test } from 'vitest';
import { OFFICES } from '../testing/sample-offices';
import { servingOffices } from './serving-offices';

const counties = (...names: string[]) => names.map((name) => ({ name }));

test('names the offices of a division, and none unless the court names one for each county', () => {
  expect(servingOffices(counties('Val Verde', 'Bexar'), OFFICES)).toEqual(['San Antonio']);
  expect(servingOffices(counties('Val Verde', 'El Paso'), OFFICES)).toEqual(['San Antonio', 'El Paso']);
  expect(servingOffices(counties('Val Verde', 'Kinney'), OFFICES)).toEqual([]);
});
