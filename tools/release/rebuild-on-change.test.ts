import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Rebuilding, rebuildOnChange } from './rebuild-on-change';

/** A source folder, and a build that reads it at once and ends when the test calls `end`. */
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
    /** Waits until `count` builds have started. */
    builds: (count: number) => vi.waitUntil(() => begun.length >= count, 10_000),
  };
}

test('an edit during a build is built after it', async () => {
  const { started, begun, edit, end, builds } = await building();
  await started;
  edit('two');
  await builds(2);
  edit('three');
  // time for the watcher's events while the build of "two" runs
  await new Promise((told) => setTimeout(told, 300));
  expect(begun).toEqual(['one', 'two']);
  end();
  await builds(3);
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('an edit during the first build is built too', async () => {
  const { begun, edit, end, builds } = await building('waits');
  await builds(1);
  edit('two');
  await new Promise((told) => setTimeout(told, 300));
  end();
  await builds(2);
  expect(begun).toEqual(['one', 'two']);
});

test('reports a failed build, and builds the next edit', async () => {
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
