import type { Expression } from 'acorn';
import { type BuiltFile, BuiltFolderError } from './built-folder';
import { everyNode, literalOf, type Program, propertyName } from './syntax';

/** A module that a remote takes from the page it runs in. */
export type Consumed = {
  id: string;
  key: string;
  range: string | null;
  isSingleton: boolean;
  isStrict: boolean;
  /** brings a copy of its own, for a page without it */
  hasCopy: boolean;
};

/** What a remote's entry says of itself. */
export type BuiltEntry = {
  file: BuiltFile;
  container: string | null;
  /** name under which its chunks find each other on a page */
  uniqueName: string | null;
  exposes: string[];
  /** ids of the chunks that `./remote` is in */
  chunks: string[];
  consumes: Consumed[];
  /** shared modules that it would give to the page */
  provides: string[];
  /** chunk id → integrity */
  scripts: Record<string, string>;
  styles: Record<string, string>;
  publicPath: string | null;
};

type ConsumeData = Record<string, { shareKey?: string; requiredVersion?: unknown } & Record<string, unknown>>;

/** The one entry of a build. Throws BuiltFolderError where there is none, or more than one. */
export function builtEntry(folder: string, files: readonly BuiltFile[]): BuiltEntry {
  const entries = files.flatMap((file) => {
    const said = file.program && assignments(file.program);
    return said?.has('initializeExposesData') ? [{ file, said, program: file.program as Program }] : [];
  });
  const [entry, second] = entries;
  if (!entry)
    throw new BuiltFolderError(
      `${folder} holds no entry of a remote: build it with Module Federation's plugin and exposes: { './remote': … }.`,
    );
  if (second)
    throw new BuiltFolderError(
      `${folder} holds two entries, ${entry.file.name} and ${second.file.name}: empty the folder before the build (output.clean).`,
    );
  const { file, said, program } = entry;
  const of = (name: string) => literalOf(said.get(name)) as Record<string, unknown> | undefined;
  const exposed = exposesOf(said.get('initializeExposesData'));
  const sharing = of('initializeSharingData') ?? {};
  const provided = Object.values(
    (sharing.scopeToSharingDataMapping ?? {}) as Record<string, { name?: string }[]>,
  );
  return {
    file,
    container: containerOf(program),
    uniqueName: (sharing.uniqueName as string | undefined) ?? null,
    exposes: Object.keys(exposed),
    chunks: exposed['./remote'] ?? [],
    consumes: consumesOf((of('consumesLoadingData')?.moduleIdToConsumeDataMapping ?? {}) as ConsumeData),
    provides: provided.flat().map(({ name }) => String(name)),
    scripts: (of('sriHashes') ?? {}) as Record<string, string>,
    styles: (of('sriCssHashes') ?? {}) as Record<string, string>,
    publicPath: (literalOf(said.get('p')) as string | undefined) ?? null,
  };
}

/** What the build's runtime is told in a script: property of `require` → the value that it gets. */
function assignments(program: Program): Map<string, Expression> {
  const found = new Map<string, Expression>();
  for (const { node } of everyNode(program)) {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') continue;
    if (node.left.object.type !== 'Identifier') continue;
    const name = propertyName(node.left);
    if (name !== null && isTold(name, node.right)) found.set(name, node.right);
  }
  return found;
}

/** The runtimes of Module Federation assign to the same names what they reckon. */
const isTold = (name: string, value: Expression) =>
  name === 'p'
    ? value.type === 'Literal' && typeof value.value === 'string'
    : /^(initialize(Exposes|Sharing)Data|consumesLoadingData|sri(Css)?Hashes)$/.test(name) &&
      value.type === 'ObjectExpression';

/** A container is a global variable, which the script declares first. */
function containerOf({ body }: Program): string | null {
  const first = body.find(({ type }) => type === 'VariableDeclaration');
  const id = first?.type === 'VariableDeclaration' && first.kind === 'var' ? first.declarations[0]?.id : null;
  return id?.type === 'Identifier' ? id.name : null;
}

/** Exposed name → ids of the chunks that are loaded for it. */
function exposesOf(value: Expression | undefined): Record<string, string[]> {
  const exposes: Record<string, string[]> = {};
  if (value?.type !== 'ObjectExpression') return exposes;
  const map = value.properties.find((each) => each.type === 'Property' && propertyName(each) === 'moduleMap');
  if (map?.type !== 'Property' || map.value.type !== 'ObjectExpression') return exposes;
  for (const property of map.value.properties) {
    const name = property.type === 'Property' ? propertyName(property) : null;
    if (name === null || property.type !== 'Property') continue;
    exposes[name] = [];
    for (const { node } of everyNode(property.value as unknown as Program)) {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
      const [chunk] = node.arguments;
      if (propertyName(node.callee) === 'e' && chunk?.type === 'Literal')
        exposes[name].unshift(String(chunk.value));
    }
  }
  return exposes;
}

function consumesOf(data: ConsumeData): Consumed[] {
  return Object.entries(data).map(([id, each]) => ({
    id,
    key: String(each.shareKey),
    range: typeof each.requiredVersion === 'string' ? each.requiredVersion : null,
    isSingleton: each.singleton === true,
    isStrict: each.strictVersion === true,
    hasCopy: typeof each.import === 'string' || each.eager === true,
  }));
}
