import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageConfig, Registry } from '@court/contract';
import { integrityOf, scriptHash } from '../build/content-hash';
import { checkoutCourts } from '../site/court-file';
import type { HostRecord } from '../site/host-record';
import { newSigningKey } from '../site/signing-key';
import { type SiteHeaders, siteChanges } from '../site/site-compose';
import type { SiteCourts } from '../site/site-courts';
import type { Site } from '../site/site-record';
import { attempt, type Finding } from './finding';

type State = { site: Site; host: HostRecord; registry: Registry; courts: SiteCourts | null };

const NAMED = /<(?:script|link)\b[^>]*? (?:src|href)="(\/[^"]+)"[^>]*? integrity="([^"]+)"/g;
const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const CONFIG = /<script type="application\/json" id="page-config">([\s\S]*?)<\/script>/;

/** Pages and server settings that do not match the site's releases, compared with newly composed pages. */
export function pageFindings({ site, host, registry, courts }: State): Finding[] {
  const { top, folder, base } = site;
  const remedy = `Rebuild all pages: npm run site -- court --site ${top} --court ${site.court}`;
  const findings: Finding[] = [];
  const state = { site, host, registry, courts: courts ?? checkoutCourts() };
  const due = attempt(findings, 'its pages', () => siteChanges(state, 'all', newSigningKey()));
  if (!due) return findings;
  const prefix = base.slice(1);
  const read = (file: string) => {
    const path = join(top, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const headers = jsonOf<SiteHeaders>(read(`${prefix}headers.json`)) ?? {};
  for (const [file, wanted] of due) {
    if (!file.endsWith('.html') || wanted === null) continue;
    const html = read(file);
    const at = `/${file.slice(prefix.length)}`;
    const what =
      html === null ? 'The page is not there.' : pageFault(html, wanted, headers[at], folder, base);
    if (what) findings.push({ place: file, what, remedy });
  }
  const wanted = jsonOf<SiteHeaders>(due.get(`${prefix}headers.json`) ?? null) ?? {};
  const other = Object.keys(wanted).filter((path) => !isDeepStrictEqual(wanted[path], headers[path]));
  if (other.length > 0)
    findings.push({
      place: `${prefix}headers.json`,
      what: `It is missing, or says other headers than the site needs: ${other.slice(0, 3).join(', ')}.`,
      remedy,
    });
  if (!isDeepStrictEqual(jsonOf(read('firebase.json')), jsonOf(due.get('firebase.json') ?? null)))
    findings.push({
      place: 'firebase.json',
      what: 'It is missing, or says other addresses or headers than the site needs.',
      remedy,
    });
  return findings;
}

/** The fault of a page on the site. Null if it works. `wanted`: the newly composed page. */
function pageFault(
  html: string,
  wanted: string,
  headers: Record<string, string> | undefined,
  folder: string,
  base: string,
): string | null {
  const [own, due] = [configOf(html), configOf(wanted)];
  if (due && !own) return 'It says nothing of the site.';
  const versions = (config: PageConfig | null) =>
    Object.entries(config?.registry.areas ?? {}).map(([area, { current }]) => `${area} ${current.version}`);
  if (!isDeepStrictEqual(versions(own), versions(due)))
    return `It is of ${versions(own).join(', ') || 'no release'}, and the registry has ${versions(due).join(', ') || 'none'}.`;
  if (!isDeepStrictEqual(own?.keys, due?.keys)) return 'It accepts other keys than the site does.';
  for (const [, file = '', integrity] of html.matchAll(NAMED)) {
    const path = join(folder, file.slice(base.length - 1));
    if (!existsSync(path) || integrityOf(readFileSync(path)) !== integrity)
      return `It names ${file}, which is missing or changed.`;
  }
  const policy = headers?.['content-security-policy'] ?? '';
  const refused = [...html.matchAll(INLINE)].some(
    ([, script = '']) => !policy.includes(scriptHash(script)) && !policy.includes(integrityOf(script)),
  );
  return refused ? 'Its headers do not let its own script run.' : null;
}

const configOf = (html: string) => jsonOf<PageConfig>(CONFIG.exec(html)?.[1] ?? null);

/** Parses JSON. Null for missing or invalid JSON. */
function jsonOf<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
