import { expect, test } from 'vitest';
import { phoneText } from './phone-text';

test.each([
  ['210-278-5723', '(210) 278-5723'],
  ['210.278.5723', '(210) 278-5723'],
  ['2102785723', '(210) 278-5723'],
  ['(210) 555-0180', '(210) 555-0180'],
  // not ten digits, or more than a number
  ['1-833-568-8864', '1-833-568-8864'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['210-278-5723 ext. 4', '210-278-5723 ext. 4'],
  ['210-278-5723 or 512-916-5237', '210-278-5723 or 512-916-5237'],
  ['160 555 0001', '160 555 0001'],
  ['1-800-CALL-USC', '1-800-CALL-USC'],
])('%s is shown as %s', (printed, shown) => {
  expect(phoneText(printed)).toBe(shown);
});
