import type { CompiledMessage } from './compile-message.mjs';

/** A file of messages: `messages/en-US.json`. */
export const CATALOGUE: RegExp;

/** Compiled messages by section and key. */
export type Sections = Record<string, Record<string, CompiledMessage>>;

/** The sections of a catalogue; `file` is named in errors. Throws MessageError, which lists all that is wrong. */
export function readCatalogue(text: string, file: string): Sections;

/** JavaScript of one section's table: an expression. */
export function sectionTable(section: Sections[string]): string;

/** JavaScript of one section: its table is the default export. */
export function sectionModule(section: Sections[string]): string;

/** JavaScript of a whole catalogue: each section by its name, from the module that `moduleOf` names. */
export function catalogueModule(sections: Sections, moduleOf: (section: string) => string): string;

/** TypeScript declarations of a catalogue: keys, and the values that each message needs. */
export function catalogueTypes(sections: Sections): string;
