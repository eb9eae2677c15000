import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../../fakes/harness-page';
import { HEARING } from '../../fakes/hearing-event';

const HOUR = 3_600_000;
const AN_HOUR_ON = { ...HEARING, start: HEARING.start + HOUR, end: HEARING.end + HOUR, sequence: 1 };

test('a hearing is added, found, moved and removed', async ({ page, openHarness }) => {
  await runOnFakeAndroid(page);
  await openHarness();
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
    found: { title, start, end, calendar: 'Personal' },
    moved: [{ added: 0, changed: 1 }, [[title, start + HOUR, 'See the notes']]],
    removed: [true, [], false],
    lost: null,
  });
});

test('the notes carry the time and zone of the venue, the text, the link and the uid', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const notes = await page.evaluate(async (hearing) => {
    await (await window.harness.device.calendar()).put([hearing]);
    return window.fakeAndroid.events[0]?.notes;
  }, HEARING);
  expect(notes).toMatch(/^At the venue: \w{3}, \w{3} \d+, \d{4}, \d+:30 AM M[DS]T \(America\/Denver\)\n/);
  expect(notes).toContain(`${HEARING.notes}\n\n${HEARING.url}\n\n[${HEARING.uid}]`);
});

test('a cancelled hearing says so in its title', async ({ page, openHarness }) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const titles = await page.evaluate(async (hearing) => {
    const calendar = await window.harness.device.calendar();
    await calendar.put([hearing]);
    await calendar.put([{ ...hearing, status: 'CANCELLED' }]);
    return window.fakeAndroid.events.map(({ title }) => title);
  }, HEARING);
  expect(titles).toEqual([`Cancelled: ${HEARING.title}`]);
});

test('a hearing added twice at once is added once, and one with a longer uid is another', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
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

test('an event is found again when the store has forgotten it, and when the reader has rewritten its notes', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
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
      const kept = JSON.parse(secure['localforage/keyvaluepairs/nativeEvents'] ?? 'null');
      return {
        forgotten,
        rewritten,
        starts: events.map((each) => each.startDate),
        same: kept[hearing.uid] === events[0]?.id,
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

test("an id that now belongs to another of the reader's events touches that one no more", async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const titles = await page.evaluate(async (hearing) => {
    const calendar = await window.harness.device.calendar();
    await calendar.put([hearing]);
    Object.assign(window.fakeAndroid.events[0] ?? {}, { title: 'Dentist', notes: '' });
    await calendar.put([hearing]);
    return window.fakeAndroid.events.map(({ title }) => title).sort();
  }, HEARING);
  expect(titles).toEqual([HEARING.title, 'Dentist'].sort());
});

test('the calendars of the device are listed by the names readers know, those of one name by their accounts too', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const names = await page.evaluate(async () => (await window.harness.device.calendar()).calendars());
  expect(names).toEqual(['Personal (local)', 'Office', 'Personal (clerk@example.org)']);
});

test('events go to the calendar that the reader chose while it is there, and are taken out of every one', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const seen = await page.evaluate(async (hearing) => {
    const { atoms, device, store } = window.harness;
    const calendar = await device.calendar();
    const chosen = ['Office', 'Personal (clerk@example.org)', 'Holidays of last year', null];
    const uids: string[] = [];
    for (const name of chosen) {
      store.set(atoms.eventCalendarAtom, name);
      uids.push(`h-${uids.length}@txwb`);
      await calendar.put([{ ...hearing, uid: uids.at(-1) ?? '' }]);
    }
    const places = window.fakeAndroid.events.map(({ calendarId }) => calendarId);
    // what "delete everything stored on this device" asks for, one by one
    for (const uid of uids) await calendar.remove(uid);
    return [places, window.fakeAndroid.events];
  }, HEARING);
  expect(seen).toEqual([['2', '3', '1', '1'], []]);
});

test('a calendar that takes no events is named, and nothing is added elsewhere', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page, {
    faults: fault('An I/O error occurred while accessing the calendar.', '0004'),
  });
  await openHarness();
  const { refusal, events } = await page.evaluate(async (hearing) => {
    const { atoms, device, refusal, store } = window.harness;
    store.set(atoms.eventCalendarAtom, 'Office');
    const said = await refusal((await device.calendar()).put([hearing]));
    return { refusal: said, events: window.fakeAndroid.events };
  }, HEARING);
  expect(refusal?.message).toMatch(/“Office” did not take the event/);
  expect(events).toEqual([]);
});

test('where the reader has it so, the event of what will not be held is deleted, and none is added', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const seen = await page.evaluate(async (hearing) => {
    const { atoms, device, store } = window.harness;
    const calendar = await device.calendar();
    store.set(atoms.cancelledEventsAtom, 'delete');
    await calendar.put([hearing]);
    const off = { ...hearing, status: 'CANCELLED' as const };
    const done = [await calendar.put([off]), await calendar.put([off])];
    return { done, events: window.fakeAndroid.events, ids: store.get(atoms.storedValuesAtom).nativeEvents };
  }, HEARING);
  expect(seen).toEqual({
    done: [
      { added: 0, changed: 1 },
      { added: 0, changed: 0 },
    ],
    events: [],
    ids: {},
  });
});

test('of an event that two devices added to one synced calendar one stays, the same for both', async ({
  page,
  openHarness,
}) => {
  await runOnFakeAndroid(page);
  await openHarness();
  const seen = await page.evaluate(
    async ([hearing, later]) => {
      const calendar = await window.harness.device.calendar();
      await calendar.put([hearing]);
      const [own] = window.fakeAndroid.events;
      if (!own) throw new Error('nothing was added');
      const as = (id: string, tag: string, more = {}) => ({
        ...own,
        id,
        notes: own.notes.replace(/\w{8}$/, tag),
        ...more,
      });
      const results = [];
      for (const tag of ['00000000', 'ffffffff']) {
        window.fakeAndroid.events = [own, as('70', tag), as('71', tag, { calendarId: '2' })];
        const done = await calendar.put([later]);
        results.push({ done, events: window.fakeAndroid.events.map(({ id, startDate }) => [id, startDate]) });
      }
      return { own: own.id, results };
    },
    [HEARING, AN_HOUR_ON] as const,
  );
  const [before, after] = [HEARING.start, AN_HOUR_ON.start];
  const done = { added: 0, changed: 1 };
  expect(seen.results).toEqual([
    {
      done,
      events: [
        ['70', after],
        ['71', before],
      ],
    },
    {
      done,
      events: [
        [seen.own, after],
        ['71', before],
      ],
    },
  ]);
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
  test(`a calendar that is ${what} says so, and nothing is added`, async ({ page, openHarness }) => {
    await runOnFakeAndroid(page, setup);
    await openHarness();
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

test('what the reader answers when asked is the permission', async ({ page, openHarness }) => {
  await runOnFakeAndroid(page, { answer: 'denied' });
  await openHarness();
  const answers = await page.evaluate(async () => {
    const calendar = await window.harness.device.calendar();
    return [await calendar.permission(), await calendar.requestPermission(), await calendar.permission()];
  });
  expect(answers).toEqual(['prompt', 'denied', 'denied']);
});
