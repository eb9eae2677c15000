import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { kits } from './kits';

const EXAMPLE = /^```\w+\n([\s\S]*?)^```/gm;

test('the README of each kit has one example, which compiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-examples-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const kit of kits()) {
    const examples = [...readFileSync(`${kit}/README.md`, 'utf8').matchAll(EXAMPLE)];
    expect(examples, kit).toHaveLength(1);
    writeFileSync(join(folder, `${kit.replaceAll('/', '-')}.tsx`), examples[0]?.[1] ?? '');
  }
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = {
    extends: resolve('tsconfig.base.json'),
    compilerOptions: { ...compilerOptions, typeRoots: [resolve('node_modules/@types')] },
    include: ['*.tsx', resolve('types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [resolve('node_modules/typescript/bin/tsc'), '-p', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([0, '']);
}, 60_000);
