import type { CompiledMessage } from './compile-message.mjs';

/** A file of messages: `messages/en-US.json`. */
export const CATALOGUE: RegExp;

/** Compiled messages by section and key. */
export type Sections = Record<string, Record<string, CompiledMessage>>;

/** The sections of a catalog. `file` is named in errors. Throws MessageError, which lists all errors. */
export function readCatalogue(text: string, file: string): Sections;

/** Generates the table of one section, as a JavaScript expression. */
export function sectionTable(section: Sections[string]): string;

/** Generates the module of one section. Its default export is the table. */
export function sectionModule(section: Sections[string]): string;

/** Generates the module of a whole catalog: each section by its name, from the module that `moduleOf` returns. */
export function catalogueModule(sections: Sections, moduleOf: (section: string) => string): string;

/** TypeScript declarations of a catalog: keys, and the values that each message needs. */
export function catalogueTypes(sections: Sections): string;
