import type { Registry } from '@court/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchRegistry, verified } from '../../host/src/remotes/fetch-registry';
import { newSigningKey, signRegistry } from '../../tools/release/site/signing-key';

const registry: Registry = { generatedAt: 5, areas: {} };
const key = newSigningKey();
const next = newSigningKey();
const signed = signRegistry(registry, key);
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

test('a registry that one of the accepted keys has signed is accepted', async () => {
  expect(await verified(JSON.stringify(signed), [key.publicKey])).toEqual(registry);
  expect(await verified(JSON.stringify(signed), [next.publicKey, key.publicKey])).toEqual(registry);
});

test.each([
  ['other contents', { ...signed, payload: signed.payload.replace('5', '6') }],
  [
    'another signature',
    { ...signed, signature: signRegistry({ ...registry, generatedAt: 6 }, key).signature },
  ],
  ['the signature of an unknown key that it names itself', signRegistry(registry, next)],
  ['no signature', { ...signed, signature: '' }],
  ['no payload', { key: signed.key, signature: signed.signature }],
])('a registry with %s is tampered with', async (_what, text) => {
  expect(await verified(JSON.stringify(text), [key.publicKey])).toBe('tampered');
});

test('text that is not JSON is tampered with', async () => {
  expect(await verified('<!doctype html>', [key.publicKey])).toBe('tampered');
});

test('fetchRegistry returns null if the server fails or has no registry', async () => {
  serve(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchRegistry([key.publicKey])).toBeNull();
  serve(async () => new Response('', { status: 404 }));
  expect(await fetchRegistry([key.publicKey])).toBeNull();
});

test('nothing is requested without keys or without WebCrypto', async () => {
  serve(async () => new Response(JSON.stringify(signed)));
  expect(await fetchRegistry([])).toBeNull();
  vi.stubGlobal('crypto', {});
  expect(await fetchRegistry([key.publicKey])).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  vi.stubGlobal('crypto', globalThis.crypto);
});

test('a served registry is verified before it is accepted', async () => {
  serve(async () => new Response(JSON.stringify(signed)));
  expect(await fetchRegistry([key.publicKey])).toEqual(registry);
  expect(await fetchRegistry([next.publicKey])).toBe('tampered');
});

/** Site in the page, site in the registry → whether the registry is accepted. */
test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', undefined, false],
  [undefined, 'b', true],
  [undefined, undefined, true],
])(
  'on a page of site %s a correctly signed registry of site %s is accepted: %s',
  async (own, named, taken) => {
    const found: Registry = named === undefined ? registry : { site: named, ...registry };
    serve(async () => new Response(JSON.stringify(signRegistry(found, key))));
    expect(await fetchRegistry([key.publicKey], own)).toEqual(taken ? found : 'tampered');
  },
);
