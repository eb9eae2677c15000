import { createElement } from 'react';

const LINE = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

function draw(node, { size = 24, strokeWidth = 2, ...rest }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', { ...LINE, width: size, height: size, strokeWidth, ...rest }, lines);
}

/** An icon of lucide-react without what its own icons carry for contexts, labels and scaled strokes. */
export default function createLucideIcon({ node }) {
  return (props) => draw(node, props);
}
