import { haltRun } from './session-releases';

const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
const root = Object.prototype;

/** What recovery, the router and React cannot do without: whole objects, and names of larger ones. */
const GUARDED: readonly [object, string?][] = [
  [root],
  [Function.prototype],
  [Array.prototype],
  [Promise.prototype],
  [Map.prototype],
  [Set.prototype],
  [String.prototype],
  [Object],
  [Promise],
  [JSON],
  [History.prototype],
  [Storage.prototype],
  [EventTarget.prototype],
  // the document itself has none of these: what a release puts there is taken away
  [document, 'querySelector getElementById createElement createElementNS createTextNode'],
  [Document.prototype, 'querySelector getElementById createElement open write writeln'],
  [globalThis, 'Object Array Promise Map Set Symbol Error URL JSON fetch setTimeout MessageChannel'],
];

// each of these functions empties the document. A release that calls one gets an error, and the previous release runs
for (const name of ['open', 'write', 'writeln'])
  defineProperty(Document.prototype, name, {
    value: () => {
      throw new TypeError(`document.${name} would empty the page`);
    },
    configurable: true,
    writable: true,
  });

const saved = GUARDED.flatMap(([of, names]) =>
  (names?.split(' ') ?? ownKeys(of)).map((key) => ({ of, key, was: getOwnPropertyDescriptor(of, key) })),
);
/** Names that may stand in what every object inherits from. */
const rooted: Record<PropertyKey, unknown> = { __proto__: null, ...Object.getOwnPropertyDescriptors(root) };

/** Set by what was found changed, until someone asks. */
let isDamaged = false;
let isSpoilt = false;

/**
 * Puts the page's globals back as they were when this file ran; halts the release that runs where it cannot. To be called right after foreign code: uses nothing that such
 * code can have replaced, hence no `for … of`, no pattern and no method of an array.
 */
export function restoreGlobals(): void {
  const before = isSpoilt;
  isSpoilt = false;
  const names = ownKeys(root);
  // first: the descriptors below inherit what stands here
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as PropertyKey;
    // what cannot be taken away is told once
    if (!(name in rooted) && !note(deleteProperty(root, name))) rooted[name] = name;
  }
  for (let i = 0; i < saved.length; i += 1) {
    const each = saved[i] as (typeof saved)[number];
    const is = getOwnPropertyDescriptor(each.of, each.key);
    const was = each.was;
    if (is?.value === was?.value && is?.get === was?.get) continue;
    if (!note(was ? defineProperty(each.of, each.key, was) : deleteProperty(each.of, each.key)))
      each.was = is;
  }
  // last: what it works with has been put back as far as that goes
  if (isSpoilt) haltRun();
  isSpoilt ||= before;
}

/** What code of a release has done to the page's globals; `spoilt`: there is no putting it right. */
export type Damage = 'repaired' | 'spoilt';

/** The damage done since this was last asked, repaired where that can be; null for none. */
export function takeDamage(): Damage | null {
  restoreGlobals();
  const done = isSpoilt ? 'spoilt' : isDamaged ? 'repaired' : null;
  isDamaged = isSpoilt = false;
  return done;
}

function note(isRepaired: boolean): boolean {
  isDamaged = true;
  if (!isRepaired) isSpoilt = true;
  return isRepaired;
}
