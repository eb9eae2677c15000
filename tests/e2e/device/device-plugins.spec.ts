import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../../fakes/harness-page';

const COURTHOUSE = {
  query: '615 E. Houston St, San Antonio',
  latitude: 29.4262,
  longitude: -98.4867,
  countryCode: 'US',
  countryName: 'United States',
  postalCode: '78205',
  administrativeArea: 'Texas',
  subAdministrativeArea: 'Bexar County',
  locality: 'San Antonio',
  subLocality: '',
  thoroughfare: 'East Houston Street',
  subThoroughfare: '615',
  areasOfInterest: [],
};
const PLACE = {
  lat: 29.4262,
  lng: -98.4867,
  name: '615 East Houston Street, San Antonio, Texas 78205',
  county: 'Bexar County',
  office: null,
};

test('an address has a place and a place an address; what the device does not know is null', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid({ addresses: [COURTHOUSE] });
  const places = await page.evaluate(async (query) => {
    const geocoder = await window.harness.device.geocoder();
    return [
      await geocoder.forward(query),
      await geocoder.reverse({ lat: 29.4262, lng: -98.4867 }),
      await geocoder.forward('Nowhere 1'),
      await geocoder.reverse({ lat: 1, lng: 1 }),
    ];
  }, COURTHOUSE.query);
  expect(places).toEqual([PLACE, PLACE, null, null]);
});

test('a failing geocoder differs from a geocoder without results', async ({ page, openOnAndroid }) => {
  const message = 'Geocoder:getFromLocationName Error: No Internet Access';
  await openOnAndroid({ faults: { 'NativeGeocoder.forwardGeocode': { message } } });
  const refusal = await page.evaluate(async () =>
    window.harness.refusal((await window.harness.device.geocoder()).forward('615 E. Houston St')),
  );
  expect(refusal).toMatchObject({ name: 'DeviceFailedError', part: 'geocoder', code: null });
});

const SERVICES = { senderId: '4711', appId: '1:4711:android:abc' };

test("registering for notifications gives the device's token with the court's app and sender", async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid({ googleServices: SERVICES });
  const seen = await page.evaluate(async () => {
    const push = await window.harness.device.push();
    const before = await push.permission();
    const registration = await push.register();
    const again = await push.register();
    await push.unregister();
    const calls = window.fakeAndroid.calls.map(({ method }) => method.replace('FirebaseMessaging.', ''));
    return { before, registration, again, after: await push.permission(), last: calls.at(-1) };
  });
  const registration = { token: 'token-of-4711', ...SERVICES };
  expect(seen).toEqual({
    before: 'prompt',
    registration,
    again: registration,
    after: 'granted',
    last: 'deleteToken',
  });
});

const PUSH_REFUSALS = [
  ['the reader refuses', { answer: 'denied', googleServices: SERVICES }, 'PermissionDeniedError'],
  ['the app does not carry the plugin', { without: ['FirebaseMessaging'] }, 'NotAvailableError'],
  ["the app was built without the court's google-services.json", {}, 'DeviceFailedError'],
] as const;
for (const [why, setup, name] of PUSH_REFUSALS) {
  test(`there are no notifications when ${why}`, async ({ page, openOnAndroid }) => {
    await openOnAndroid(setup);
    const refusal = await page.evaluate(async () =>
      window.harness.refusal((await window.harness.device.push()).register()),
    );
    expect(refusal).toMatchObject({ name, part: 'push' });
  });
}

test('a court without a push app id sends no notifications, and readers are not asked', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid({ googleServices: SERVICES });
  const { refusal, calls } = await page.evaluate(async () => {
    const { atoms, device, store } = window.harness;
    const court = store.get(atoms.courtAtom);
    if (court) store.set(atoms.chooseCourtAtom, { ...court, pushAppId: undefined });
    const refusal = await window.harness.refusal((await device.push()).register());
    return { refusal, calls: window.fakeAndroid.calls };
  });
  expect(refusal).toMatchObject({
    name: 'NotAvailableError',
    message: 'This court does not send notifications.',
  });
  expect(calls).toEqual([]);
});

test('the app’s splash screen is shown for two seconds and hides by itself or on request', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await page.clock.install({ time: '2026-11-23T08:00:00' });
  await openHarness();
  await page.clock.pauseAt('2026-11-23T09:00:00');
  const show = () => page.evaluate(async () => (await window.harness.device.splash()).show());
  const shown = () => page.evaluate(() => window.fakeAndroid.splash);
  await show();
  await page.clock.runFor(1999);
  expect(await shown()).toBe(true);
  await page.clock.runFor(1);
  expect(await shown()).toBe(false);
  await show();
  await page.evaluate(async () => (await window.harness.device.splash()).hide());
  expect(await shown()).toBe(false);
});

test('a missing splash plugin is reported', async ({ page, openOnAndroid }) => {
  await openOnAndroid({ without: ['SplashScreen'] });
  const refusal = await page.evaluate(async () =>
    window.harness.refusal((await window.harness.device.splash()).show()),
  );
  expect(refusal).toMatchObject({ name: 'NotAvailableError', part: 'splash' });
});
