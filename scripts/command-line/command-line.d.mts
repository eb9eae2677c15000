/** An option of a command: `takes` names its value, such as `<folder>`; without it, it is a switch. */
type Option = { help: string; takes?: string; many?: boolean };

/**
 * A command as `<script>.command.json` beside the script describes it. Positionals stand in their order: `<needed>`,
 * `[may be left out]`, `[any number …]`. Texts name what they explain; none ends with a full stop.
 */
export type CommandSpec = {
  usage: string[];
  about: string;
  positionals?: Record<string, string>;
  options?: Record<string, Option>;
  environment?: Record<string, string>;
  exits: Record<string, string>;
  /** All words but --help are another program's: they are the positionals, unchecked. */
  forwards?: boolean;
};

type OptionsOf<S> = S extends { options: infer O } ? O : object;
type OptionalKeys<O> = {
  [K in keyof O]: O[K] extends { many: boolean } ? never : O[K] extends { takes: string } ? K : never;
}[keyof O];

/** By option: its value, where it was given; all values of one that may be given several times; whether a switch was. */
export type Values<S extends CommandSpec> = { [K in OptionalKeys<OptionsOf<S>>]?: string } & {
  [K in Exclude<keyof OptionsOf<S>, OptionalKeys<OptionsOf<S>>>]: OptionsOf<S>[K] extends { takes: string }
    ? string[]
    : boolean;
};

export type Parsed<S extends CommandSpec> = { values: Values<S>; positionals: string[] };

export declare class UsageError extends Error {}
export declare function parseCommand<S extends CommandSpec>(
  spec: S,
  args: readonly string[],
): Parsed<S> | null;
export declare function commandLine<S extends CommandSpec>(spec: S, args?: readonly string[]): Parsed<S>;
export declare function helpText(spec: CommandSpec): string;
export declare function wrongUseText(spec: CommandSpec, problem: string): string;
export declare function endWrongUse(spec: CommandSpec, problem: string): never;
