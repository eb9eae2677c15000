/** SVG attributes in camel case. All others of two words have a hyphen. */
const SVG_CAPITALS =
  /^(viewBox|preserveAspectRatio|pathLength|gradientUnits|gradientTransform|spreadMethod)$/;

/** React properties whose HTML attribute has another name, apart from upper case. */
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

/** Attributes whose boolean values are written as `true` or `false`. */
const IN_WORDS = /^(aria-|data-|contenteditable$|draggable$|spellcheck$)/;

/** Style properties whose numbers have no unit. */
const WITHOUT_UNIT =
  /^(flex|order|opacity|zIndex|lineHeight|fontWeight|columns|columnCount|gridRow|gridColumn|zoom|scale)/;

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the attribute that a React property sets. */
export function attributeName(name: string, isSvg: boolean): string {
  if (Object.hasOwn(RENAMED, name)) return RENAMED[name] ?? name;
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  if (!isSvg) return name.toLowerCase();
  return SVG_CAPITALS.test(name) ? name : hyphenated(name);
}

/** The value of an attribute. Null if React leaves the attribute out. */
export function attributeValue(name: string, value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'function') return null;
  if (typeof value === 'boolean') {
    if (IN_WORDS.test(name)) return String(value);
    return value ? '' : null;
  }
  const text = String(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these in front of a scheme
  const isScript = /^[\u0000-\u0020]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(text);
  return isScript && /^(href|src|action|formaction|xlink:href)$/.test(name) ? null : text;
}

/**
 * Sets the properties of React's `style` on an element through CSSOM, because a strict CSP refuses style attributes in
 * markup.
 */
export function setStyle(style: CSSStyleDeclaration, properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    const isCustom = name.startsWith('--');
    const hasUnit = typeof value === 'number' && value !== 0 && !isCustom && !WITHOUT_UNIT.test(name);
    style.setProperty(isCustom ? name : hyphenated(name), hasUnit ? `${value}px` : String(value));
  }
}
