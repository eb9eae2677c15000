// @vitest-environment jsdom
import { setDeviceAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

// loaded in advance, so that no test waits for a file
await import('@court/record/text/plain-panel');

const PATH = '341hearingCalendarEntries11/m1';
const ENTRY = {
  id: 'm1',
  date: '2026-11-30',
  time: '08:30',
  caseNumber: '26-50001',
  caseTitle: 'Rosa M. Peña',
  status: 'scheduled',
  officeId: 'o5',
  debtors: [{ name: 'Rosa M. Peña' }],
  trustees: ['Ann Alder'],
  appear: { mode: 'video', url: 'https://www.zoomgov.com/j/8205550130', meetingId: '820 555' },
};

const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

async function openWords(more: object = {}, device: object | null = null) {
  const court = fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, ...more } });
  const page = renderAt('/s341-hearing-detail/m1');
  if (device) act(() => page.store.set(setDeviceAtom, device as never));
  await settle();
  page.connect(court.live);
  await press('Explain in plain words');
  return court;
}
const words = () => document.querySelector('[data-plain-words]')?.textContent ?? '';

type Utterance = SpeechSynthesisUtterance & { text: string };

/** A device with these voices. Returns its utterances, which the test can end. */
function deviceThatSpeaks(voices: Partial<SpeechSynthesisVoice>[]) {
  const said: Utterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (one: Utterance) => said.push(one),
    cancel: vi.fn(),
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return { said, speech };
}
const LOCAL = { name: 'Own', lang: 'en_US', localService: true };
const REMOTE = { name: 'Server', lang: 'en-US', localService: false, default: true };

beginAt('2026-11-21T17:00:00Z');
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('opens and closes the plain words', async () => {
  await openWords();
  expect(button('Explain in plain words')?.getAttribute('aria-expanded')).toBe('true');
  expect(words()).toContain('The meeting is on Monday, November 30, 2026, at 8:30 AM Central Standard Time.');
  expect(words()).toMatch(/The meeting ID is 820 555\..*This is a 341 meeting\..*If you filed this case/);
  await press('Explain in plain words');
  expect(words()).toBe('');
});

test('links the meeting and the phone number, but no code and no address of another site', async () => {
  const appear = {
    mode: 'video',
    url: 'https://www.zoomgov.com/j/8205550130',
    meetingId: '820-555-0130',
    phone: '(512) 555-0165',
    note: 'See https://evil.example/ or javascript:alert(1)',
  };
  await openWords({ appear });
  const links = [...document.querySelectorAll('[data-plain-words] a')].map((a) => a.getAttribute('href'));
  expect(links).toEqual([
    'https://www.zoomgov.com/j/8205550130',
    'tel:+15125550165',
    // the trustee's
    'tel:+12105550100',
  ]);
  expect(words()).toContain('The meeting ID is 820-555-0130.');
});

test('updates with the record, and says first that a meeting will not be held', async () => {
  const court = await openWords();
  act(() => court.write(PATH, { ...ENTRY, status: 'continued', continuedTo: '2026-12-14' }));
  expect(words()).toMatch(/^This meeting will not be held on Monday, November 30, 2026\..*December 14/);
  expect(words()).not.toContain('The meeting ID');
});

test("speaks sentence by sentence with the device's local voice, until it is stopped", async () => {
  const { said, speech } = deviceThatSpeaks([REMOTE, LOCAL]);
  await openWords();
  await press('Read it to me');
  expect(said.map(({ voice }) => voice?.name)).toEqual(said.map(() => 'Own'));
  expect(said.map(({ text }) => text)).toContain('The meeting ID is 8 2 0, 5 5 5.');
  expect(said.map(({ text }) => text).join()).not.toContain('http');
  speech.cancel.mockClear();
  await press('Stop reading');
  expect(speech.cancel).toHaveBeenCalledOnce();
  await press('Read it to me');
  await act(async () => said.at(-1)?.onend?.({} as SpeechSynthesisEvent));
  expect(button('Read it to me')).toBeTruthy();
});

test('stops speaking when the record changes or the page closes', async () => {
  const { speech } = deviceThatSpeaks([LOCAL]);
  const court = await openWords();
  await press('Read it to me');
  speech.cancel.mockClear();
  act(() => court.write(PATH, { ...ENTRY, time: '10:00' }));
  expect(speech.cancel).toHaveBeenCalledOnce();
  expect(button('Read it to me')).toBeTruthy();
  await press('Read it to me');
  speech.cancel.mockClear();
  cleanup();
  expect(speech.cancel).toHaveBeenCalledOnce();
});

test('reports a failed voice', async () => {
  const { said } = deviceThatSpeaks([LOCAL]);
  await openWords();
  await press('Read it to me');
  await act(async () => said[0]?.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent));
  expect(screen.getByText(/voice stopped/)).toBeTruthy();
});

test('offers no speech without a local voice, and offers one that appears later', async () => {
  const voices: Partial<SpeechSynthesisVoice>[] = [REMOTE];
  const { speech } = deviceThatSpeaks(voices);
  await openWords();
  expect(button('Read it to me')).toBeNull();
  voices.push(LOCAL);
  act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  expect(button('Read it to me')).toBeTruthy();
  cleanup();
  vi.stubGlobal('speechSynthesis', undefined);
  await openWords();
  expect(button('Read it to me')).toBeNull();
  expect(words()).not.toBe('');
});

test("uses the app's voice if the browser cannot speak, until it is stopped, and reports its failure", async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const said: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const speak = vi.fn(
    (_sentences: readonly string[]) =>
      new Promise<void>((resolve, reject) => void said.push({ resolve, reject })),
  );
  const stop = vi.fn(async () => {});
  const voice = vi.fn(async (_language: string) => ({ speak, stop }));
  await openWords({}, { isNative: true, voice });
  expect(voice.mock.calls).toEqual([['en-US']]);
  await press('Read it to me');
  expect(speak.mock.calls[0]?.[0]).toContain('The meeting ID is 8 2 0, 5 5 5.');
  stop.mockClear();
  await press('Stop reading');
  expect(stop).toHaveBeenCalledOnce();
  await press('Read it to me');
  // the first reading ends late and must not affect the second
  await act(async () => said[0]?.resolve());
  expect(button('Stop reading')).toBeTruthy();
  await act(async () => said[1]?.reject(new Error('Failed to read text.')));
  expect(screen.getByText(/voice stopped/)).toBeTruthy();
});

test.each([
  ['whose device has no voice', { voice: async () => null }],
  ['whose device does not answer', { voice: () => Promise.reject(new Error('gone')) }],
  ['of a host from before', {}],
])('an app %s offers no reading', async (_what, device) => {
  vi.stubGlobal('speechSynthesis', undefined);
  await openWords({}, { isNative: true, ...device });
  expect(button('Read it to me')).toBeNull();
  expect(words()).not.toBe('');
});

test("copies the text as a message, and shares it with the device's share sheet", async () => {
  const writeText = vi.fn(async (_text: string) => {});
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, share });
  await openWords();
  const items = [...document.querySelectorAll('[data-plain-words] li')].map((each) => each.textContent);
  expect(items.slice(0, 2)).toEqual([
    'Join with this link: https://www.zoomgov.com/j/8205550130',
    'The meeting ID is 820 555.',
  ]);
  await press('Copy as a text message');
  const [copied] = writeText.mock.calls[0] ?? [''];
  expect(copied).toMatch(
    /^The meeting is on Monday[\s\S]*https:\/\/www\.zoomgov\.com\/j\/8205550130[\s\S]*\n\nThis is a 341 meeting\./,
  );
  expect(copied).toContain('\nThe meeting ID is 820 555.\n');
  expect(screen.getByText(/The words are copied/)).toBeTruthy();
  await press('Send');
  expect(share).toHaveBeenCalledWith({ title: copied, text: copied });
});

test('says that copying is not allowed, and offers no sharing without a share sheet', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await openWords();
  expect(button('Send')).toBeNull();
  await press('Copy as a text message');
  expect(screen.getByText(/does not let this page copy/)).toBeTruthy();
});

test('prints only the card, and removes it afterwards', async () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal(
    'print',
    vi.fn(() => {
      printed.push(document.querySelector('body[data-prints-card] > [data-plain-card]')?.textContent ?? '');
    }),
  );
  await openWords();
  await press('Print a large card');
  expect(printed).toEqual([
    expect.stringMatching(/^Rosa M\. Peña.*The meeting is on Monday, November 30, 2026/),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-plain-card]')).toBeNull();
  expect(document.body.dataset.printsCard).toBeUndefined();
});
