import { expect, test } from '../../fakes/harness-page';
import { AN_HOUR_ON, HEARING } from '../../fakes/hearing-event';

const REFUSED = {
  message: 'An I/O error occurred while accessing the calendar.',
  code: 'OS-PLUG-CLDR-0004',
};

test('the device’s calendars are listed by name, and by account if names are equal', async ({
  page,
  openOnAndroid,
}) => {
  await openOnAndroid();
  const names = await page.evaluate(async () => (await window.harness.device.calendar()).calendars());
  expect(names).toEqual(['Personal (local)', 'Office', 'Personal (clerk@example.org)']);
});

test('events go to the chosen calendar while it exists, and are removed from all calendars', async ({
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
    // the same calls as "delete everything stored on this device"
    for (const uid of uids) await calendar.remove(uid);
    return [places, window.fakeAndroid.events];
  }, HEARING);
  expect(seen).toEqual([['2', '3', '1', '1'], []]);
});

test('a read-only calendar is named, and no event is added elsewhere', async ({ page, openOnAndroid }) => {
  await openOnAndroid({
    faults: { 'Calendar.createEvent': REFUSED },
  });
  const { refusal, events } = await page.evaluate(async (hearing) => {
    const { atoms, device, refusal, store } = window.harness;
    store.set(atoms.eventCalendarAtom, 'Office');
    const said = await refusal((await device.calendar()).put([hearing]));
    return { refusal: said, events: window.fakeAndroid.events };
  }, HEARING);
  expect(refusal?.message).toMatch(/could not be added to the calendar “Office”/);
  expect(events).toEqual([]);
});

test('if the reader chose so, the event of a canceled hearing is deleted and none is added', async ({
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

test('a missing event is not added as canceled, and a moved event is deleted only after its new date is added', async ({
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

test('of an event that two devices added to one synced calendar both keep the same one', async ({
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
