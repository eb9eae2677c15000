import { readReference } from '@court/contract';
import type { Office } from '@court/domain';
import { forSeeds, hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { expect, test } from 'vitest';
import { readFrameNews } from '../google/frame-news';
import { OFFICES } from '../testing/sample-offices';
import { directionsLink } from './directions';
import { linkedPlace } from './linked-place';
import { officeFacts } from './office-facts';

const devices = [
  { isNative: false, userAgent: '' },
  { isNative: true, userAgent: 'iPhone' },
  { isNative: true, userAgent: 'Android' },
];

test("renders, links and gives directions for each of 2,000 damaged copies of a court's offices", () => {
  let offices = 0;
  const tried = forSeeds(2000, (random) => {
    const byId = readReference<Office>(random() < 0.2 ? hostileValue(random) : spoiled(OFFICES, random, 0.1));
    const facts = Object.entries(byId).map(([id, office]) => officeFacts(id, office));
    offices += facts.length;
    for (const office of facts) {
      for (const device of devices) directionsLink(office, device);
      expect(
        [office.name, ...office.lines, ...office.counties].every((text) => typeof text === 'string'),
      ).toBe(true);
      if (office.position) expect(Math.abs(office.position.lat)).toBeLessThanOrEqual(90);
    }
    linkedPlace(new URLSearchParams({ office: '__proto__', room: String(random()) }), facts);
  });
  expect(offices).toBeGreaterThan(tried / 2);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test("accepts only the map's own messages among 2,000 random ones", () => {
  forSeeds(2000, (random) => expect(readFrameNews(hostileValue(random))).toBeNull());
  expect(readFrameNews({ 'court-google-map': 'shown' })).toBe('shown');
});
