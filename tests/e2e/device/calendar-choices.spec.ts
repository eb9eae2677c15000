import { expect, test } from '../../fakes/harness-page';
import { AN_HOUR_ON, HEARING } from '../../fakes/hearing-event';

const REFUSED = {
  message: 'An I/O error occurred while accessing the calendar.',
  code: 'OS-PLUG-CLDR-0004',
};

test('the calendars of the device are listed by the names readers know, those of one name by their accounts too', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const names = await page.evaluate(async () => (await window.harness.device.calendar()).calendars());
  expect(names).toEqual(['Personal (local)', 'Office', 'Personal (clerk@example.org)']);
});

test('events go to the calendar that the reader chose while it is there, and are taken out of every one', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
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
  openOnAndroid,
}) => {
  await openOnAndroid({
    faults: { 'Calendar.createEvent': REFUSED },
  });
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
  openOnAndroid,
}) => {
  await openOnAndroid();
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

test('an event that is not there is not added as canceled, and one that moved goes only after its new date has come', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const seen = await page.evaluate(async (hearing) => {
    const { atoms, device, store } = window.harness;
    const calendar = await device.calendar();
    const titles = () => window.fakeAndroid.events.map(({ title }) => title);
    const moved = { ...hearing, status: 'CANCELLED' as const, replacedBy: 'h-2@txwb' };
    const steps = [[await calendar.put([moved]), titles()]];
    store.set(atoms.cancelledEventsAtom, 'delete');
    await calendar.put([hearing]);
    steps.push([await calendar.put([{ ...moved, replacedBy: '' }]), titles()]);
    steps.push([await calendar.put([moved]), titles()]);
    await calendar.put([{ ...hearing, uid: 'h-2@txwb' }]);
    steps.push([await calendar.put([moved]), titles()]);
    return steps;
  }, HEARING);
  const changed = { added: 0, changed: 1 };
  expect(seen).toEqual([
    [{ added: 0, changed: 0 }, []],
    [changed, [`Moved: ${HEARING.title}`]],
    [changed, [`Moved: ${HEARING.title}`]],
    [changed, [HEARING.title]],
  ]);
});

test('of an event that two devices added to one synced calendar one stays, the same for both', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
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
