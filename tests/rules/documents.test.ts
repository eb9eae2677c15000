import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKS } from '../../tools/checks/check-steps';
import { commandGroups } from '../../tools/package-script';

const LEFT_OUT = /^(node_modules|dist|test-results|screenshots|\..+)$/;

function documentsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return LEFT_OUT.test(one.name) ? [] : documentsIn(path);
    return one.name.endsWith('.md') ? [path] : [];
  });
}

const documents = documentsIn('.');
const textOf = (path: string) => readFileSync(path, 'utf8');
/** The text without code blocks, whose lines are commands. */
const prose = (path: string) => textOf(path).replace(/^```[\s\S]*?^```/gm, '');

/** A heading's anchor, as the repository's host makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function linksOf(path: string): string[] {
  const text = prose(path).replace(/`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/<img src="([^"]+)"/g)];
  return links.map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

test('documents with links are found', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(60);
});

test.each(documents)('every link of %s has a target', (path) => {
  const lost = linksOf(path).filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file ? normalize(join(dirname(path), file)) : path;
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const headings = [...textOf(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return !headings.includes(anchor);
  });
  expect(lost).toEqual([]);
});

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
/** The words that may follow a command's name: the commands of a group, the steps of the check. */
const WORDS: Record<string, string[]> = { ...commandGroups(), check: Object.keys(CHECKS) };
const COMMAND = /npm run (?:--silent )?([a-z][a-z0-9:-]*)(?:\s+--\s+([a-z][a-z0-9-]*))?/g;

test.each(documents)('every command that %s names exists', (path) => {
  const lost = [...textOf(path).matchAll(COMMAND)].filter(
    ([, name = '', word]) => !(name in scripts) || (word && WORDS[name] && !WORDS[name].includes(word)),
  );
  expect(lost.map(([call]) => call)).toEqual([]);
});

const FOLDERS =
  /^(host|mfe-[a-z0-9]+|shared|court-data|tools|tests|docs)\/[\w./-]+\.(tsx?|mjs|cjs|md|json|css)$/;

test.each(documents)('every repository file that %s names exists', (path) => {
  const named = [...prose(path).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => FOLDERS.test(name) && !existsSync(name))).toEqual([]);
});

const diffsOf = (path: string) =>
  [...textOf(path).matchAll(/^```diff\n([\s\S]*?)^```/gm)].map(([, diff = '']) => diff);

test('every diff in a document applies to the sources', () => {
  const diffs = documents.flatMap(diffsOf);
  expect(diffs.length).toBeGreaterThan(0);
  for (const input of diffs) {
    const { status, stderr } = spawnSync('git', ['apply', '--check', '-'], { input, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
});
