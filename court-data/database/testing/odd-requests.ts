import { ownerToken } from '../access/owner-token';
import { nested, oddJson, oddLeaf, oddNumber, oddText, oddWord, pick, type Random } from './odd-values';

/** Never `canary`: no answer may contain data of that namespace. */
const NAMESPACES = [
  'txwb',
  'txwb',
  'txwb',
  'txwb',
  '',
  'new',
  '../canary',
  'txwb/../canary',
  'canary ',
  'x'.repeat(99),
];
const VERBS = [
  'GET',
  'GET',
  'GET',
  'PUT',
  'PATCH',
  'POST',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PURGE',
  'FOO',
];
const PARAMETERS = ['orderBy', 'startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst'];
const MORE_PARAMETERS = ['limitToLast', 'shallow', 'print', 'format', 'auth', 'ns', 'timeout', 'x'];
const PARAMETER_VALUES = [
  '"$key"',
  '"$value"',
  '"$priority"',
  '"a"',
  '"a/b"',
  '1',
  '0',
  '-1',
  'true',
  'silent',
];
const ACTIONS = [
  'q',
  'q',
  'n',
  'g',
  'p',
  'p',
  'm',
  'o',
  'om',
  'oc',
  's',
  'appcheck',
  'gauth',
  'auth',
  'unauth',
  'zz',
];
const SORTS = ['.key', '.value', '.priority', 'a', 'a/b', '', '.', 5, null, ['x']];

export const isOwners = (random: Random) => random() < 0.4;

/** A complete request as raw bytes. */
export type OddRequest = { readonly bytes: Buffer; readonly isOwner: boolean };

export function oddRequest(random: Random): OddRequest {
  const isOwner = isOwners(random);
  const verb = pick(random, VERBS);
  const body = random() < 0.004 ? `"${'x'.repeat(17 * 1024 * 1024)}"` : oddText(random, oddJson(random));
  const headers = [
    `Host: ${random() < 0.97 ? 'localhost' : oddHeader(random)}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(isOwner ? [`Authorization: Bearer ${ownerToken()}`] : []),
    ...(random() < 0.1 ? [`if-match: ${random() < 0.5 ? 'null_etag' : oddHeader(random)}`] : []),
    ...(random() < 0.1 ? ['X-Firebase-ETag: true'] : []),
    ...(random() < 0.1 ? ['Accept-Encoding: gzip'] : []),
    ...(random() < 0.05 ? [`Origin: ${oddHeader(random)}`, `Content-Encoding: ${oddHeader(random)}`] : []),
  ];
  const target = `${oddPath(random)}${random() < 0.9 ? '.json' : ''}?${oddParameters(random)}`;
  const text = `${verb} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(text), Buffer.from(body)]), isOwner };
}

const oddHeader = (random: Random) => oddWord(random).replace(/[^\x20-\x7e]/g, '');

function oddPath(random: Random): string {
  const word = oddWord(random);
  return `/${random() < 0.6 ? encodeURI(word.replace(/\p{Surrogate}/gu, '')) : word.replace(/[\s\0]/g, '')}`;
}

function oddParameters(random: Random): string {
  const parameters = [`ns=${encodeURIComponent(pick(random, NAMESPACES))}`];
  const isQuery = random() < 0.4;
  if (isQuery) parameters.push(`orderBy=${encodeURIComponent(pick(random, PARAMETER_VALUES))}`);
  for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
    const name = pick(random, isQuery ? PARAMETERS : [...PARAMETERS, ...MORE_PARAMETERS]);
    const value =
      random() < 0.5 ? pick(random, PARAMETER_VALUES) : oddText(random, oddLeaf(random)).slice(0, 3000);
    if (name !== 'ns') parameters.push(`${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`);
  }
  return parameters.join('&');
}

/** The text of one websocket frame. Sometimes bytes, because the protocol has no binary frames. */
export function oddFrame(random: Random): string | Buffer {
  const roll = random();
  if (roll < 0.02) return Buffer.from(oddWord(random));
  if (roll < 0.06) return pick(random, ['0', '1', '2', '3', '00', '9999', '99999', '-1', '1.5', ' 1']);
  if (roll < 0.0615) return 'x'.repeat(17 * 1024 * 1024);
  return oddText(random, oddMessage(random)).replace('"deep"', () => nested(random, 20_000));
}

export function oddMessage(random: Random): unknown {
  if (random() < 0.05) return oddJson(random);
  if (random() < 0.08)
    return { t: 'c', d: { t: pick(random, ['p', 'n', 's', 'zz', 5]), d: oddLeaf(random) } };
  const body: Record<string, unknown> = { p: random() < 0.9 ? oddWord(random) : oddLeaf(random) };
  if (random() < 0.6) body.d = oddJson(random);
  if (random() < 0.4) body.h = pick(random, ['', 'x', 5, null, {}]);
  if (random() < 0.4) body.t = pick(random, [1, 2, 'x', null, {}]);
  if (random() < 0.4) body.q = random() < 0.9 ? oddQuery(random) : oddJson(random);
  if (random() < 0.02) body[pick(random, ['t', 'q', 'h', 'd'])] = 'deep';
  if (random() < 0.2) body.cred = pick(random, ['a.b.c', 'owner', '', 5, null, 'x'.repeat(5000)]);
  return {
    t: 'd',
    d: {
      r: random() < 0.9 ? 1 : random() < 0.1 ? 'deep' : oddJson(random),
      a: pick(random, ACTIONS),
      b: body,
    },
  };
}

function oddQuery(random: Random): object {
  const query: Record<string, unknown> = {};
  if (random() < 0.8) query.i = pick(random, SORTS);
  for (const bound of ['sp', 'ep']) if (random() < 0.5) query[bound] = oddLeaf(random);
  for (const name of ['sn', 'en', 'sin', 'ein']) if (random() < 0.3) query[name] = oddLeaf(random);
  if (random() < 0.5) query.l = random() < 0.5 ? 2 : oddNumber(random);
  if (random() < 0.5) query.vf = pick(random, ['l', 'r', 5, '']);
  return query;
}
