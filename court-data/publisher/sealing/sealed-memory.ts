import { createHmac, randomBytes } from 'node:crypto';
import { type CaseType, caseKey, nameSegments, namesOfDebtor, parseCaseNumber } from '@court/domain';
import { type ClosedCase, type Ledger, ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';

type Named = { caseTitle: string; debtors?: readonly { name: string; aliases?: { name: string }[] }[] };

const IN_RE = /^\s*in re:?\s+/i;

/** The names of a record's debtors and their aliases. For a record without debtors, the names in its title. */
function namesOf({ caseTitle, debtors = [] }: Named): string[] {
  const people = debtors.length > 0 ? debtors : [{ name: caseTitle.replace(IN_RE, '') }];
  return people.flatMap((person) => namesOfDebtor(person).map(({ name }) => name));
}

/** Normalized words in alphabetical order, without initials: "Peña, Rosa M." and "Rosa Pena" are equal. */
function foldedName(name: string): string {
  const words = nameSegments(name).flatMap((groups) => groups.map(({ joined }) => joined));
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).sort().join(' ');
}

const ANY_OFFICE = 'any';

/** A case to close. `under` is the hash of the lead case that closes it. */
type Closing = {
  number: string;
  type: CaseType;
  why: 'sealed' | 'withdrawn';
  named?: Named;
  under?: string | undefined;
};

/**
 * The closed cases. The ledger holds neither numbers nor names, but HMAC-SHA256 hashes of case keys and debtors' names,
 * with the court's own salt. A court office in the printed number distinguishes the case from another office's case
 * with the same number. A number without an office means every office. The hashes are made from `caseKey`. If a later
 * version of `caseKey` parses a printed number differently, the memory no longer finds cases closed before.
 */
export class SealedMemory {
  readonly #salt: string;
  readonly #cases: Map<string, ClosedCase>;
  readonly #changed = new Set<string>();
  /** cache by type and printed number, because many records of an export print the same number */
  readonly #caseHashes = new Map<string, string>();
  /** closed cases that may still have public data, with their keys in `…CaseNumbers11`; grows */
  readonly fresh: { hash: string; key: string }[] = [];

  constructor({ salt, cases }: Ledger['sealed']) {
    this.#salt = salt || randomBytes(16).toString('base64url');
    this.#cases = new Map(Object.entries(cases));
  }

  get isEmpty(): boolean {
    return this.#cases.size === 0;
  }

  #hash = (text: string) =>
    `h${createHmac('sha256', this.#salt).update(text).digest('base64url').slice(0, 22)}`;

  #caseHash(number: string, type: CaseType): string {
    const printed = `${type} ${number}`;
    const known = this.#caseHashes.get(printed);
    if (known) return known;
    const made = this.#hash(`case ${caseKey(number, type)}`);
    this.#caseHashes.set(printed, made);
    return made;
  }

  #nameHash = (name: string) => this.#hash(`name ${foldedName(name)}`);

  #set(hash: string, closed: ClosedCase | null) {
    if (closed) this.#cases.set(hash, closed);
    else this.#cases.delete(hash);
    this.#changed.add(hash);
  }

  /** The hash of a closed case. Null if the case is not closed. */
  find(number: string, type: CaseType): string | null {
    const hash = this.#caseHash(number, type);
    const closed = this.#cases.get(hash);
    if (!closed || closed.why === 'open') return null;
    const office = parseCaseNumber(number)?.office;
    const isSame = !office || closed.offices[ANY_OFFICE] || closed.offices[`o-${office}`];
    return isSame ? hash : null;
  }

  whyOf(hash: string): Closing['why'] {
    return this.#cases.get(hash)?.why === 'sealed' ? 'sealed' : 'withdrawn';
  }

  /** True if the clerk said that the case is public although its debtors have the names of a closed case. */
  isOpen(number: string, type: CaseType): boolean {
    return this.#cases.get(this.#caseHash(number, type))?.why === 'open';
  }

  /** True if all debtors of the record have names of one closed case. */
  isNamesake(named: Named): boolean {
    const names = namesOf(named).map(this.#nameHash);
    return [...this.#cases.values()].some(
      (closed) => names.length > 0 && names.every((name) => closed.names[name]),
    );
  }

  /** Closes a case, or adds names to a closed case. */
  close({ number, type, why, named, under }: Closing): void {
    const hash = this.find(number, type) ?? this.#caseHash(number, type);
    const isKnown = this.find(number, type) !== null;
    const before = this.#cases.get(hash);
    const given = named ? namesOf(named).map(this.#nameHash) : [];
    const names = { ...before?.names, ...Object.fromEntries(given.map((name) => [name, true as const])) };
    const isSame = Object.keys(names).length === Object.keys(before?.names ?? {}).length;
    if (isKnown && before) {
      if (!isSame) this.#set(hash, { ...before, names });
      return;
    }
    const office = parseCaseNumber(number)?.office;
    const offices = { ...before?.offices, [office ? `o-${office}` : ANY_OFFICE]: true as const };
    this.#set(hash, { why, offices, names, ...(under && { under }) });
    this.fresh.push({ hash, key: caseKey(number, type) });
  }

  /** Marks a closed case for a search of its public data, also if it was closed before. */
  search(number: string, type: CaseType): void {
    const hash = this.find(number, type);
    if (hash === null || this.fresh.some((one) => one.hash === hash)) return;
    this.fresh.push({ hash, key: caseKey(number, type) });
  }

  /** Unseals a case, and the cases that were closed because of it. */
  lift(hash: string): void {
    this.#set(hash, null);
    for (const [other, { under }] of this.#cases) if (under === hash) this.lift(other);
  }

  /** Records that a case is public regardless of its debtors' names. */
  open(number: string, type: CaseType): void {
    this.#set(this.#caseHash(number, type), { why: 'open', offices: { [ANY_OFFICE]: true }, names: {} });
  }

  /** Changes for the ledger. Empty if there are none. */
  updates(): Update {
    if (this.#changed.size === 0) return {};
    const cases = [...this.#changed].map((hash) => [
      ledgerPaths.sealedCase(hash),
      this.#cases.get(hash) ?? null,
    ]);
    return { [ledgerPaths.sealedSalt]: this.#salt, ...Object.fromEntries(cases) };
  }
}
