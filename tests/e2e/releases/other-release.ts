import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Release } from '@court/contract';
import { containerName } from '@court/federation/container-name';
import type { Area } from '@court/records';
import { filesBelow, integrityOf } from '../../../host/release/build/content-hash';
import { putRemote } from '../../../host/release/release-area';
import { readRegistry } from '../../../host/release/site/registry-file';
import { readSigningKey, type SigningKey } from '../../../host/release/site/signing-key';
import { testSite } from '../site';
import { type FaultyServer, serveFaulty } from './faulty-server';

export type SiteCopy = FaultyServer & { folder: string };

/** A copy of the tests' site, served, for a test to release to and to break. */
export async function copyOfSite(): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'court-copy-'));
  cpSync(testSite().folder, folder, { recursive: true });
  const server = await serveFaulty(folder);
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, close };
}

/** The key of the tests' site, for its copies: each has a history of its own, so that what is written to one is no one's last. */
export const keyOfCopies = (): SigningKey => ({ ...readSigningKey(), ledger: null });

/** What is different in a release: code before and after its entry's own, and what the registry says of it. */
export type Changes = {
  /** `__COURT__` stands for the container's name */
  before?: string;
  after?: string;
  facts?: Partial<Release>;
};

/**
 * Releases the area's current code again, under another version and with `changes`, by the release tool itself: hashes
 * and signature are right. On the page `globalThis.__ran` lists the versions whose entries ran.
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

/** Ends every screen of an area with an error while it is rendered. */
export const THROWS_ON_RENDER = `{const own=globalThis.__COURT__;const stop=()=>{throw new Error('on render')};
const worse=(routes)=>routes.map(({lazy,element,Component,...rest})=>({...rest,Component:stop,...(rest.children?{children:worse(rest.children)}:{})}));
globalThis.__COURT__={init:(...all)=>own.init(...all),get:async(name)=>{const make=await own.get(name);
return()=>{const module=make();const routes=worse(module.routes);return{routes,default:{routes}}}}};}`;

/** Ends the entry with an error before it has left anything. */
export const THROWS_ON_IMPORT = "throw new Error('on import');";
