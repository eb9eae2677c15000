// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNpm } from './kits/pack-kits';

/** The versions that the test runs Capacitor's command with. docs/device-apps.md names them. */
const TOOLS = { '@capacitor/cli': '8.5.2', node: '22.23.3' };

const read = (path: string) => readFileSync(path, 'utf8');
const packages = (path: string) => JSON.parse(read(path)) as Record<string, Record<string, string>>;

const { dependencies = {}, devDependencies = {} } = packages('host/package.json');
/** Plugins of the host that have an Android part. The app must include them. */
const PLUGINS = Object.keys(dependencies).filter((name) => existsSync(`node_modules/${name}/android`));

const folder = mkdtempSync(join(tmpdir(), 'court-android-'));
const project = (path: string) => read(join(folder, 'android', path));
const isOfCapacitor = ([name]: [string, string]) => PLUGINS.includes(name) || /^@capacitor\//.test(name);

function cap(...args: string[]): string {
  const command = join(folder, 'node_modules/@capacitor/cli/bin/capacitor');
  const node = join(folder, 'node_modules/node/bin/node');
  const { status, stdout, stderr } = spawnSync(node, [command, ...args], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr], args.join(' ')).toEqual([0, '']);
  return stdout;
}

let said: string[];
beforeAll(() => {
  const { typescript = '' } = packages('package.json').devDependencies ?? {};
  const needed = [...Object.entries(dependencies), ...Object.entries(devDependencies)].filter(isOfCapacitor);
  const manifest = {
    private: true,
    type: 'module',
    name: 'app',
    dependencies: { ...Object.fromEntries(needed), ...TOOLS, typescript },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  expect(runNpm(['install', '--no-audit', '--no-fund'], folder).status).toBe(0);
  cpSync('capacitor.config.ts', join(folder, 'capacitor.config.ts'));
  // the project around the page does not depend on the page's content
  mkdirSync(join(folder, 'dist/device'), { recursive: true });
  writeFileSync(join(folder, 'dist/device/index.html'), '<!doctype html><html><head></head></html>');
  said = [cap('add', 'android'), cap('sync', 'android'), cap('copy', 'android')];
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The Gradle file without its strings and comments. */
const codeOf = (gradle: string) =>
  gradle.replace(/\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, '');

/** The unbalanced brackets and quotes of a Gradle file, in order. Empty if all are balanced. */
function alone(gradle: string): string {
  let left = codeOf(gradle).replace(/[^()[\]{}'"]/g, '');
  for (let before = ''; left !== before; ) {
    before = left;
    left = left.replace(/\(\)|\[\]|\{\}/g, '');
  }
  return left;
}

test('finds brackets and quotes only in code', () => {
  expect(alone(`a { b('}') // it's {\n c "\\"{" /* ( */ }`)).toBe('');
  expect(['a {', 'a }', 'a { ( } )', "a 'b"].map(alone)).toEqual(['{', '}', '{(})', "'"]);
});

test('add, sync and copy name every plugin and print no warning', () => {
  expect(PLUGINS.length).toBeGreaterThan(6);
  for (const name of PLUGINS)
    for (const text of said.slice(0, 2)) expect(text).toContain(`${name}@${dependencies[name]}\n`);
  expect(said.join('')).not.toMatch(/\[(warn|error)\]|✖/);
});

test('brackets and quotes are balanced in every Gradle file of the project', () => {
  const files = ['settings', 'build', 'variables', 'capacitor.settings', 'app/build', 'app/capacitor.build'];
  for (const file of files) expect([file, alone(project(`${file}.gradle`))]).toEqual([file, '']);
  for (const name of PLUGINS)
    expect([name, alone(read(`node_modules/${name}/android/build.gradle`))]).toEqual([name, '']);
});

test('settings and build contain each plugin exactly once, from an existing folder, and nothing else', () => {
  const settings = project('capacitor.settings.gradle');
  const build = project('app/capacitor.build.gradle');
  expect(project('settings.gradle')).toContain("apply from: 'capacitor.settings.gradle'");
  expect(project('app/build.gradle')).toContain("apply from: 'capacitor.build.gradle'");
  const folders = [...settings.matchAll(/^project\('(:[^']+)'\)\.projectDir = new File\('([^']+)'\)$/gm)];
  const own = folders.filter(([, id]) => id !== ':capacitor-android');
  expect(own.map(([, , path]) => path).sort()).toEqual(
    PLUGINS.map((name) => `../node_modules/${name}/android`).sort(),
  );
  const included = [...settings.matchAll(/^include '([^']+)'$/gm)].map(([, id]) => id);
  expect(included.sort()).toEqual(folders.map(([, id]) => id).sort());
  const built = [...build.matchAll(/^ *implementation project\('([^']+)'\)$/gm)].map(([, id]) => id);
  expect(built.sort()).toEqual(own.map(([, id]) => id).sort());
  for (const [, , path = ''] of folders)
    expect(existsSync(resolve(folder, 'android', path, 'build.gradle')), path).toBe(true);
});

const sdkOf = (gradle: string, which: string, value: string) =>
  Number(new RegExp(`\\b${which}(?:Version)?\\b ?=? ?${value}(\\d+)`).exec(gradle)?.[1]);

test('the project’s SDK versions are at least the defaults of each plugin', () => {
  const variables = project('variables.gradle');
  expect(project('build.gradle')).toContain('apply from: "variables.gradle"');
  for (const which of ['minSdk', 'compileSdk']) {
    const ours = sdkOf(variables, which, '');
    expect(project('app/build.gradle')).toMatch(new RegExp(`${which}.*rootProject\\.ext\\.${which}Version`));
    for (const name of PLUGINS) {
      const gradle = read(join(folder, `node_modules/${name}/android/build.gradle`));
      const asked = sdkOf(gradle, which, 'project\\.hasProperty.*: ');
      expect(asked, `${name}: ${which}`).toBeGreaterThan(20);
      expect(ours, `${name}: ${which}`).toBeGreaterThanOrEqual(asked);
    }
  }
});

/** Throws if the text is not XML. */
function xmlOf(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'no XML');
  return parsed;
}
const names = (parent: ParentNode, path: string) =>
  [...parent.querySelectorAll(path)].map((each) => each.getAttribute('android:name'));

test('the manifests are XML; the app’s has one activity and accepts the additions of docs/device-apps.md', () => {
  expect(() => xmlOf('<manifest><application></manifest>')).toThrow();
  for (const name of PLUGINS) {
    const path = `node_modules/${name}/android/src/main/AndroidManifest.xml`;
    if (existsSync(path)) expect(xmlOf(read(path)).documentElement.tagName).toBe('manifest');
  }
  const text = project('app/src/main/AndroidManifest.xml');
  expect(names(xmlOf(text), 'activity')).toEqual(['.MainActivity']);
  const filter = 'application > activity > intent-filter';
  expect(names(xmlOf(text), `${filter} > action`)).toEqual(['android.intent.action.MAIN']);
  expect(names(xmlOf(text), `${filter} > category`)).toEqual(['android.intent.category.LAUNCHER']);
  // the document says to add these by hand, because no command of Capacitor adds them
  const added = [...read('docs/device-apps.md').matchAll(/^```xml\n([\s\S]*?)^```/gm)].map(([, xml]) => xml);
  const snippet = (start: string) => added.find((xml) => xml?.startsWith(start)) ?? '';
  const whole = xmlOf(
    text
      .replace('android:allowBackup="true"', 'android:allowBackup="false"')
      .replace('</activity>', `${snippet('<intent-filter')}</activity>`)
      .replace('</application>', `${snippet('<meta-data')}</application>`)
      .replace('</manifest>', `${snippet('<uses-permission')}</manifest>`),
  );
  expect(whole.querySelector('application')?.getAttribute('android:allowBackup')).toBe('false');
  expect(names(whole, `${filter} > action`)).toEqual([
    'android.intent.action.MAIN',
    'android.intent.action.VIEW',
  ]);
  expect(names(whole, 'manifest > uses-permission')).toEqual(
    ['INTERNET', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION'].map((one) => `android.permission.${one}`),
  );
  expect(names(whole, 'application > meta-data')).toEqual([
    'firebase_messaging_auto_init_enabled',
    'firebase_analytics_collection_enabled',
  ]);
});
