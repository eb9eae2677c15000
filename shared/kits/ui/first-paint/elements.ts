type Child = Node | string | false | null | undefined;

/** An element with its attributes, those left out that have no value, and its children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null | undefined | false>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value || value === '') made.setAttribute(name === 'css' ? 'class' : name, value);
  }
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** As lucide-react draws them; the circle too is a path. */
const PATHS = {
  circle: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  right: 'M5 12h14M12 5l7 7-7 7',
  left: 'M12 19l-7-7 7-7M19 12H5',
  check: 'M20 6 9 17l-5-5',
  minus: 'M5 12h14',
  x: 'M18 6 6 18M6 6l12 12',
  previous: 'M15 18l-6-6 6-6',
  next: 'M9 18l6-6-6-6',
  down: 'M6 9l6 6 6-6',
};

const SVG = 'http://www.w3.org/2000/svg';

/** A picture that says nothing to those who listen; `size` is a length of CSS. */
export function icon(name: keyof typeof PATHS, size: string, stroke = '2'): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  for (const [key, value] of Object.entries({
    ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
    ...{
      'stroke-width': stroke,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
  }))
    svg.setAttribute(key, value);
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
