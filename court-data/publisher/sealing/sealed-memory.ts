import { createHmac, randomBytes } from 'node:crypto';
import { type CaseType, caseKey, nameSegments, namesOfDebtor, parseCaseNumber } from '@court/records';
import { type ClosedCase, type Ledger, ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';

type Named = { caseTitle: string; debtors?: readonly { name: string; aliases?: { name: string }[] }[] };

const IN_RE = /^\s*in re:?\s+/i;

/** The names of a record's debtors and their aliases; of a record without debtors, the names in its title. */
function namesOf({ caseTitle, debtors = [] }: Named): string[] {
  const people = debtors.length > 0 ? debtors : [{ name: caseTitle.replace(IN_RE, '') }];
  return people.flatMap((person) => namesOfDebtor(person).map(({ name }) => name));
}

/** Folded words in alphabetical order, without initials: "Peña, Rosa M." and "Rosa Pena" are the same. */
function foldedName(name: string): string {
  const words = nameSegments(name).flatMap((groups) => groups.map(({ joined }) => joined));
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).sort().join(' ');
}

const ANY_OFFICE = 'any';

/** A case to close. `under`: hash of the lead case because of which it is closed. */
type Closing = {
  number: string;
  type: CaseType;
  why: 'sealed' | 'withdrawn';
  named?: Named;
  under?: string | undefined;
};

/**
 * The cases that are out of public view: HMAC-SHA256 of their keys and of their debtors' names with the court's own
 * salt, so that the ledger holds neither. A court office in the printed number distinguishes the case from another
 * office's case of the same number. A number without an office means every office. The hashes are made of `caseKey`:
 * if a later version of it reads a printed number differently, the memory no longer finds cases that were closed
 * before.
 */
export class SealedMemory {
  readonly #salt: string;
  readonly #cases: Map<string, ClosedCase>;
  readonly #changed = new Set<string>();
  /** by type and number as printed, since many records of an export print the same */
  readonly #caseHashes = new Map<string, string>();
  /** closed cases of which something may be public still, with their keys in `…CaseNumbers11`; grows */
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

  /** The hash of a case that is closed; null if it is not. */
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

  /** True if the clerk said that the case is open although its debtors have the names of a closed one. */
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

  /** Closes a case, or remembers more names of a closed one. */
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

  /** Has what is public of a closed case looked for, also if the case was closed before. */
  search(number: string, type: CaseType): void {
    const hash = this.find(number, type);
    if (hash === null || this.fresh.some((one) => one.hash === hash)) return;
    this.fresh.push({ hash, key: caseKey(number, type) });
  }

  /** Lifts what keeps a case out of public view, and the cases that were closed because of it. */
  lift(hash: string): void {
    this.#set(hash, null);
    for (const [other, { under }] of this.#cases) if (under === hash) this.lift(other);
  }

  /** Remembers that a case is open whatever its debtors' names are. */
  open(number: string, type: CaseType): void {
    this.#set(this.#caseHash(number, type), { why: 'open', offices: { [ANY_OFFICE]: true }, names: {} });
  }

  /** Changes to write to the ledger. Empty if there are none. */
  updates(): Update {
    if (this.#changed.size === 0) return {};
    const cases = [...this.#changed].map((hash) => [
      ledgerPaths.sealedCase(hash),
      this.#cases.get(hash) ?? null,
    ]);
    return { [ledgerPaths.sealedSalt]: this.#salt, ...Object.fromEntries(cases) };
  }
}
