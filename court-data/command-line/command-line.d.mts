/** An option of a command. `takes` names its value, such as `<folder>`. An option without `takes` is a switch. */
type Option = { help: string; takes?: string; many?: boolean };

/**
 * A command, as described by `<script>.command.json` beside the script. Positionals are in order: `<required>`,
 * `[optional]`, `[any number …]`. Texts begin with the explained noun and have no full stop.
 */
export type CommandSpec = {
  usage: string[];
  about: string;
  positionals?: Record<string, string>;
  options?: Record<string, Option>;
  environment?: Record<string, string>;
  exits: Record<string, string>;
  /** Passes all arguments except --help to another program, unchecked, as positionals. A list: only after these words. */
  forwards?: boolean | string[];
};

type OptionsOf<S> = S extends { options: infer O } ? O : object;
type OptionalKeys<O> = {
  [K in keyof O]: O[K] extends { many: boolean } ? never : O[K] extends { takes: string } ? K : never;
}[keyof O];

/** By option: its value if given, all values of a repeatable option, or whether a switch was given. */
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
export declare function groupText(group: string, specs: Record<string, CommandSpec>): string;
export declare function chooseCommand(
  group: string,
  specs: Record<string, CommandSpec>,
  args: readonly string[],
): string;
export declare function helpText(spec: CommandSpec): string;
export declare function wrongUseText(spec: CommandSpec, problem: string): string;
export declare function endWrongUse(spec: CommandSpec, problem: string): never;
