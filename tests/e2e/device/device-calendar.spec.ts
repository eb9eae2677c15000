import { expect, test } from '../../fakes/harness-page';
import { AN_HOUR_ON, HEARING, HOUR_MS } from '../../fakes/hearing-event';

test('a hearing is added, found, moved and removed', async ({ page, openOnAndroid }) => {
  await openOnAndroid();
  const seen = await page.evaluate(
    async ([hearing, later]) => {
      const calendar = await window.harness.device.calendar();
      const standing = () =>
        window.fakeAndroid.events.map(({ title, startDate, location }) => [title, startDate, location]);
      return {
        before: [calendar.kind, await calendar.permission()],
        added: [await calendar.put([hearing]), standing()],
        found: await calendar.find(hearing.uid),
        moved: [await calendar.put([{ ...later, place: '' }]), standing()],
        removed: [await calendar.remove(hearing.uid), standing(), await calendar.remove(hearing.uid)],
        lost: await calendar.find(hearing.uid),
      };
    },
    [HEARING, AN_HOUR_ON] as const,
  );
  const { title, start, end, place } = HEARING;
  expect(seen).toEqual({
    before: ['device', 'prompt'],
    added: [{ added: 1, changed: 0 }, [[title, start, place]]],
    found: { title, start, end, calendar: 'Personal', notes: expect.stringContaining(HEARING.notes) },
    moved: [{ added: 0, changed: 1 }, [[title, start + HOUR_MS, 'See the notes']]],
    removed: [true, [], false],
    lost: null,
  });
});

test('the notes contain the court’s local time and zone, the text, the link and the uid', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const notes = await page.evaluate(async (hearing) => {
    await (await window.harness.device.calendar()).put([hearing]);
    return window.fakeAndroid.events[0]?.notes;
  }, HEARING);
  expect(notes).toMatch(/^At the venue: \w{3}, \w{3} \d+, \d{4}, \d+:30 AM M[DS]T \(America\/Denver\)\n/);
  expect(notes).toContain(`${HEARING.notes}\n\n${HEARING.url}\n\n[${HEARING.uid}]`);
});

test('a hearing added twice at once is added once, and one with a longer uid is another', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const seen = await page.evaluate(async (hearing) => {
    const { device } = window.harness;
    await (await device.calendar()).put([{ ...hearing, uid: `${hearing.uid}0` }]);
    const twice = [await device.calendar(), await device.calendar()];
    const done = await Promise.all(twice.map((calendar) => calendar.put([hearing])));
    return [done, window.fakeAndroid.events.length];
  }, HEARING);
  expect(seen).toEqual([
    [
      { added: 1, changed: 0 },
      { added: 0, changed: 1 },
    ],
    2,
  ]);
});

test('an event is found again after the store lost it, and after the reader has rewritten its notes', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const seen = await page.evaluate(
    async ([hearing, later]) => {
      const { atoms, device, rememberOnDevice, store } = window.harness;
      const calendar = await device.calendar();
      const ids = () => store.get(atoms.storedValuesAtom).nativeEvents;
      window.fakeAndroid.events = [
        {
          ...hearing,
          id: '7',
          location: '',
          startDate: hearing.start,
          endDate: hearing.end,
          notes: `[${hearing.uid}]`,
        },
      ];
      await rememberOnDevice();
      const forgotten = [await calendar.put([hearing]), ids()];
      Object.assign(window.fakeAndroid.events[0] ?? {}, { notes: 'mine' });
      const rewritten = await calendar.put([later]);
      const { secure, events } = window.fakeAndroid;
      const keptIds = () => JSON.parse(secure['localforage/keyvaluepairs/nativeEvents'] ?? '{}');
      // a setting with entries is stored after a lock, so that no other tab's entries are lost
      while (!keptIds()[hearing.uid]) await new Promise((again) => setTimeout(again, 20));
      return {
        forgotten,
        rewritten,
        starts: events.map((each) => each.startDate),
        same: keptIds()[hearing.uid] === events[0]?.id,
      };
    },
    [HEARING, AN_HOUR_ON] as const,
  );
  expect(seen).toEqual({
    forgotten: [{ added: 0, changed: 1 }, { [HEARING.uid]: '7' }],
    rewritten: { added: 0, changed: 1 },
    starts: [AN_HOUR_ON.start],
    same: true,
  });
});

test('an id that now belongs to another event of the reader changes that event no longer', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const titles = await page.evaluate(async (hearing) => {
    const calendar = await window.harness.device.calendar();
    await calendar.put([hearing]);
    Object.assign(window.fakeAndroid.events[0] ?? {}, { title: 'Dentist', notes: '' });
    await calendar.put([hearing]);
    return window.fakeAndroid.events.map(({ title }) => title).sort();
  }, HEARING);
  expect(titles).toEqual([HEARING.title, 'Dentist'].sort());
});

const REFUSALS = [
  ['denied', { answer: 'denied' }, 'PermissionDeniedError'],
  ['not carried by the app', { without: ['Calendar'] }, 'NotAvailableError'],
  [
    'without a calendar app',
    { faults: fault('The operation is not supported on this device.', '0005') },
    'NotAvailableError',
  ],
  [
    'broken',
    { faults: fault('An I/O error occurred while accessing the calendar.', '0004') },
    'DeviceFailedError',
  ],
] as const;

function fault(message: string, code: string) {
  return { 'Calendar.createEvent': { message, code: `OS-PLUG-CLDR-${code}` } };
}

for (const [what, setup, name] of REFUSALS) {
  test(`a calendar that is ${what} says so, and nothing is added`, async ({ page, openOnAndroid }) => {
    await openOnAndroid(setup);
    const { refusal, events } = await page.evaluate(async (hearing) => {
      const calendar = await window.harness.device.calendar();
      const refusal = await window.harness.refusal(calendar.put([hearing]));
      return { refusal, events: window.fakeAndroid.events };
    }, HEARING);
    expect(refusal).toMatchObject({
      name,
      part: 'calendar',
      message: expect.stringContaining('your calendar'),
    });
    expect(refusal?.code).toBe(name === 'DeviceFailedError' ? 'OS-PLUG-CLDR-0004' : undefined);
    expect(events).toEqual([]);
  });
}

test('the reader’s answer to the prompt is the permission', async ({ page, openOnAndroid }) => {
  await openOnAndroid({ answer: 'denied' });
  const answers = await page.evaluate(async () => {
    const calendar = await window.harness.device.calendar();
    return [await calendar.permission(), await calendar.requestPermission(), await calendar.permission()];
  });
  expect(answers).toEqual(['prompt', 'denied', 'denied']);
});
