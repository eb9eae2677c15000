import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Rebuilding, rebuildOnChange } from './rebuild-on-change';

/** A folder of sources, and a build of it that reads it at once and ends when it is let. */
async function building(first: 'ends' | 'waits' = 'ends') {
  const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
  const source = join(folder, 'page.ts');
  writeFileSync(source, 'one');
  const begun: string[] = [];
  const failures: string[] = [];
  let end = () => {};
  const build = () => {
    const text = readFileSync(source, 'utf8');
    begun.push(text);
    if (begun.length === 1 && first === 'ends') return Promise.resolve();
    return new Promise<void>((done, fail) => {
      end = () => (text === 'wrong' ? fail(new Error('It does not compile')) : done());
    });
  };
  const started: Promise<Rebuilding> = rebuildOnChange([folder], build, ({ message }) =>
    failures.push(message),
  );
  onTestFinished(async () => {
    const closing = started.then(({ close }) => close());
    end();
    await closing;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...{ started, begun, failures },
    edit: (text: string) => writeFileSync(source, text),
    end: () => end(),
    /** Once so many builds have begun. */
    builds: (count: number) => vi.waitUntil(() => begun.length >= count, 10_000),
  };
}

test('an edit that comes while a build runs is built after it', async () => {
  const { started, begun, edit, end, builds } = await building();
  await started;
  edit('two');
  await builds(2);
  edit('three');
  // whatever the watcher tells while the build of "two" runs
  await new Promise((told) => setTimeout(told, 300));
  expect(begun).toEqual(['one', 'two']);
  end();
  await builds(3);
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('an edit that comes while the first build runs is built too', async () => {
  const { begun, edit, end, builds } = await building('waits');
  await builds(1);
  edit('two');
  await new Promise((told) => setTimeout(told, 300));
  end();
  await builds(2);
  expect(begun).toEqual(['one', 'two']);
});

test('a build that fails is told, and the next edit is built', async () => {
  const { started, begun, failures, edit, end, builds } = await building();
  await started;
  edit('wrong');
  await builds(2);
  end();
  await vi.waitUntil(() => failures.length > 0);
  edit('right');
  await builds(3);
  expect([begun.at(-1), failures]).toEqual(['right', ['It does not compile']]);
});
