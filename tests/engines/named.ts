/** An element by its role and a part of its accessible name. `within`: selector of an element around it. */
export type Named = { role: keyof typeof ELEMENTS; name: RegExp; within?: string };

const ELEMENTS = {
  link: 'a[href]',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
};

/** Arguments of `findNamed` for an element. */
export const argumentsOf = ({ role, name, within = 'body' }: Named) =>
  [ELEMENTS[role], name.source, name.flags, within] as const;

export type Found = {
  attributes: Record<string, string>;
  isChecked: boolean;
  point: [number, number] | null;
};

/**
 * Runs in the page, so it uses nothing from outside. Returns the visible elements with the name. `point`: where a
 * press would reach the element, or null while it moves, is covered, or is outside the viewport. Scrolls the first
 * element into view.
 */
export async function findNamed(
  selector: string,
  source: string,
  flags: string,
  within: string,
): Promise<Found[]> {
  const name = new RegExp(source, flags);
  const nameOf = (node: HTMLElement) => {
    const ids = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((node as HTMLInputElement).labels ?? []),
    ];
    const words = labels.map((label) => label?.textContent ?? '').join(' ');
    return (node.getAttribute('aria-label') || words || node.textContent || '').trim();
  };
  const nodes = [...document.querySelectorAll(within)]
    .flatMap((around) => [...around.querySelectorAll<HTMLElement>(selector)])
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && name.test(nameOf(node)));
  const middle = (node: HTMLElement): [number, number] => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  nodes[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = nodes.map(middle);
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  return nodes.map((node, at) => {
    const point = middle(node);
    const isStill = String(point) === String(before[at]);
    const hit = document.elementFromPoint(...point);
    const isHit = hit !== null && (node.contains(hit) || hit.contains(node));
    return {
      attributes: Object.fromEntries([...node.attributes].map((each) => [each.name, each.value])),
      isChecked: (node as HTMLInputElement).checked === true,
      point: isStill && isHit ? point : null,
    };
  });
}
