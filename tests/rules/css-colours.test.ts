import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from '../../host/src/theme/colour.mjs';
import { themeCss } from '../../host/src/theme/theme-css.mjs';
import { filesBelow } from '../../tools/release/build/content-hash';

const FILES = readdirSync('.')
  .filter((folder) => /^(host|shared|mfe-.+)$/.test(folder))
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => !/\/(dist|node_modules)\//.test(file))
  .filter((file) => file.endsWith('.css'));

/** A color literal, which a theme cannot change. */
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;]*\b(?:black|white(?!-space)|gr[ae]y|red|green|blue|yellow|orange|silver|navy)\b/gi;

/** The style sheet without rules for print, which is black on white, and for the reader's own system colors. */
function onScreens(css: string): string {
  let text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (;;) {
    const from = text.search(/@media (?:print|\(forced-colors: active\))/);
    if (from < 0) return text;
    let to = text.indexOf('{', from) + 1;
    for (let depth = 1; depth > 0; to++) depth += text[to] === '{' ? 1 : text[to] === '}' ? -1 : 0;
    text = text.slice(0, from) + text.slice(to);
  }
}

test('the style sheets of host, shared packages and remotes are checked', () => {
  for (const file of ['host/src/shell/base.css', 'shared/ui/parts/notice.module.css'])
    expect(FILES).toContain(file);
  expect(FILES.some((file) => file.startsWith('mfe-calendar/'))).toBe(true);
});

/** The sheet of the message without a script, which no theme can change. */
const STATIC = 'host/src/shell/boot-fallback.css';

test.each(FILES.filter((file) => file !== STATIC))(
  '%s contains no color literal, so every theme can change all colors',
  (file) => {
    expect(onScreens(readFileSync(file, 'utf8')).match(LITERAL)).toBeNull();
  },
);

test('the message without a script has the specification’s build-settings colors, with enough contrast', () => {
  const [text = '', ground = '', danger, tertiary = ''] = readFileSync(STATIC, 'utf8').match(LITERAL) ?? [];
  expect([ground, danger, tertiary]).toEqual(['#f3f3f3', '#f53d3d', '#1b3f71']);
  for (const colour of [text, tertiary]) expect(contrastRatio(colour, ground)).toBeGreaterThan(4.5);
});

const DECLARED = [themeCss(), ...FILES.map((file) => readFileSync(file, 'utf8'))].flatMap(
  (css) => css.match(/--[\w-]+(?=\s*:)/g) ?? [],
);

test.each(FILES)(
  '%s uses only custom properties of the themes, of measured lists, or with a fallback',
  (file) => {
    const css = readFileSync(file, 'utf8');
    const known = new Set(DECLARED);
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  },
);
