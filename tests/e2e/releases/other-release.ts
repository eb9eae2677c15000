import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Release } from '@court/contract';
import type { Area } from '@court/domain';
import { containerName } from '@court/federation/container-name';
import { filesBelow, integrityOf } from '../../../tools/release/build/content-hash';
import { putRemote } from '../../../tools/release/release-area';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { readSigningKey, type SigningKey } from '../../../tools/release/site/signing-key';
import { testSite } from '../site';
import { type FaultyServer, serveFaulty } from './faulty-server';

export type SiteCopy = FaultyServer & { folder: string };

/** Serves a copy of the tests' site, for tests that release to it or break it. */
export async function copyOfSite(): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'court-copy-'));
  // the publisher is still writing feeds, and renames each when it is whole
  cpSync(testSite().folder, folder, { recursive: true, filter: (path) => !path.endsWith('.tmp') });
  const server = await serveFaulty(folder);
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, close };
}

/** The tests' site's key without a ledger, because copies of one site have different histories. */
export const keyOfCopies = (): SigningKey => ({ ...readSigningKey(), ledger: null });

/** Changes of a release: code before and after its entry's own, and changed registry facts. */
export type Changes = {
  /** `__COURT__` is replaced by the container's name */
  before?: string;
  after?: string;
  facts?: Partial<Release>;
};

/**
 * Releases the area's current code again, with another version and with `changes`. Uses the release tool itself, so
 * hashes and signature are valid. In the page `globalThis.__ran` lists the versions whose entries ran.
 */
export async function releaseOther(
  site: string,
  area: Area,
  version: string,
  changes: Changes = {},
): Promise<Release> {
  const origin = testSite().folder;
  const current = readRegistry(origin).areas[area]?.current;
  if (!current) throw new RangeError(`${area} is not in the registry`);
  const folder = mkdtempSync(join(tmpdir(), 'court-other-'));
  cpSync(join(origin, area, current.version), folder, { recursive: true });
  const container = containerName(area, version);
  const renamed = new Map<string, string>();
  const entry = basename(current.entry);
  for (const file of filesBelow(folder).filter((each) => each !== entry)) {
    const bytes = readFileSync(join(folder, file));
    const text = bytes.toString().replaceAll(current.container, container);
    writeFileSync(join(folder, file), text);
    renamed.set(integrityOf(bytes), integrityOf(text));
  }
  let code = readFileSync(join(folder, entry), 'utf8').replaceAll(current.container, container);
  for (const [was, is] of renamed) code = code.replaceAll(was, is);
  const named = (text = '') => text.replaceAll('__COURT__', container);
  const ran = `(globalThis.__ran??=[]).push(${JSON.stringify(version)});`;
  const whole = `${named(changes.before)}${ran}${code};${named(changes.after)}`;
  writeFileSync(join(folder, entry), whole);

  const at = (file: string) => file.replace(`/${current.version}/`, `/${version}/`);
  const integrity = (file: string) => integrityOf(readFileSync(join(folder, basename(file))));
  const release = {
    ...current,
    version,
    container,
    entry: at(current.entry),
    integrity: integrityOf(whole),
    preload: current.preload.map(({ file, ...rest }) => ({
      ...rest,
      file: at(file),
      integrity: integrity(file),
    })),
    ...changes.facts,
  };
  try {
    await putRemote(area, { release, folder }, { site }, keyOfCopies());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...release, releasedAt: 0 };
}

/** Makes every screen of an area throw during rendering. */
export const THROWS_ON_RENDER = `{const own=globalThis.__COURT__;const stop=()=>{throw new Error('on render')};
const worse=(routes)=>routes.map(({lazy,element,Component,...rest})=>({...rest,Component:stop,...(rest.children?{children:worse(rest.children)}:{})}));
globalThis.__COURT__={init:(...all)=>own.init(...all),get:async(name)=>{const make=await own.get(name);
return()=>{const module=make();const routes=worse(module.routes);return{routes,default:{routes}}}}};}`;

/** Makes the entry throw before it registers its container. */
export const THROWS_ON_IMPORT = "throw new Error('on import');";
