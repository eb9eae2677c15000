import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Area, isArea } from '@court/domain';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { ROOT, remotes } from './build/workspaces';
import { exportDevice } from './export-device';
import command from './release.command.json';
import { releaseAll } from './release-all';
import { releaseHost, releaseRemote } from './release-area';
import { runCommand } from './run-command';
import { newSigningKey } from './site/signing-key';
import { siteCourts } from './site/site-courts';
import { openSite, settingsAsked, type Target } from './site/site-record';

/** The device build from the current sources only. A site that is served also contains older releases. */
async function releaseDevice({ court, database }: Omit<Target, 'site'>): Promise<string> {
  const out = join(ROOT, 'dist/device');
  const site = mkdtempSync(join(tmpdir(), 'court-device-'));
  try {
    await releaseAll({ court, database, site }, { key: newSigningKey() });
    exportDevice(site, out);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
  return out;
}

/** Whether the site's court offers the area. Null for a site without courts. */
function isOffered(target: Target, area: Area): boolean | null {
  const site = openSite(target);
  const court = siteCourts(site)?.find(({ code }) => code === site.court);
  return court ? court.modules.includes(area) : null;
}

/** Releases one area. */
async function main(): Promise<void> {
  const { values, positionals } = commandLine(command);
  const [area] = positionals;
  const {
    site = join(ROOT, 'dist/site'),
    court = process.env.COURT,
    database,
    base,
    version,
    accept,
    prebuilt,
    offer,
    'allow-stopping': allowStopping,
  } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'] || undefined;
  const target: Target = { site, court, database, base, overrides, adopt: values['adopt-registry'] };
  if (area === 'device') {
    console.log(`The device build is in ${await releaseDevice(target)}`);
    return;
  }
  const areas = remotes();
  const isKnown = prebuilt === undefined ? areas.some((name) => name === area) : isArea(area);
  const remote = isKnown && isArea(area) ? area : undefined;
  if (!remote && area !== 'host' && area !== 'all')
    endWrongUse(command, `${area} is not an area; there are host, all, ${areas.join(', ')}`);
  if (!remote && prebuilt !== undefined) endWrongUse(command, '--prebuilt belongs to a release of a remote');
  if (!remote && offer) endWrongUse(command, '--offer belongs to a release of a remote');
  if (remote && accept !== undefined) endWrongUse(command, '--accept belongs to a release of the host');
  if (remote && allowStopping.length > 0)
    endWrongUse(command, '--allow-stopping belongs to a release of the host');
  if (area === 'all' && version !== undefined)
    endWrongUse(command, '--version belongs to a release of one area');
  if (version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(version))
    endWrongUse(command, `${version} is not a version; write it like 1.4.0`);
  if (area === 'all') {
    const released = await releaseAll(target, { accept, allowStopping });
    for (const each of released) console.log(`${each.area} ${each.version} is released to ${site}`);
    if (released.length === 0) console.log(`${site} runs all of these sources already: nothing to do`);
    return;
  }
  const wasOffered = remote && isOffered(target, remote);
  const changes = remote ? [] : settingsAsked(target).map((setting) => `its setting ${setting}`);
  if (accept !== undefined) changes.push('the keys that it takes');
  const { version: is, isNew } = remote
    ? await releaseRemote(remote, target, { version, prebuilt, offer })
    : await releaseHost(target, { version, accept, allowStopping });
  const isNowOffered = remote && isOffered(target, remote);
  if (isNowOffered && !wasOffered) changes.push('the areas that its court offers');
  const change = changes.length > 0 ? `changed are ${changes.join(' and ')}` : 'nothing to do';
  console.log(
    isNew ? `${area} ${is} is released to ${site}` : `${area} ${is} is what ${site} runs already: ${change}`,
  );
  if (isNowOffered === false)
    console.log(
      `The court ${openSite(target).court} of this site does not offer it: no menu names it, and its addresses say so. To offer it: npm run release -- ${area} --offer --site ${site}`,
    );
}

await runCommand(main);
