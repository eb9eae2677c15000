import { expect, test, vi } from 'vitest';
import { Listener } from '../tree/listener';
import { Store } from './store';

test('an error in one listener fails neither the write nor the other listeners', () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  const store = new Store(null);
  const heard: string[] = [];
  const isMute = { yes: false };
  const broken = new Listener(['a'], null, () => {
    if (isMute.yes) throw new Error('Data requested exceeds the maximum size');
  });
  store.listen(broken);
  store.listen(new Listener(['a'], null, ({ json }) => heard.push(json)));
  isMute.yes = true;
  store.write([[['a', 'b'], 1]]);
  expect(heard).toEqual(['null', '1']);
  expect(store.at(['a', 'b'])?.value).toBe(1);
  expect(told.mock.calls).toEqual([
    ['A listener at /a could not be told of a write: Data requested exceeds the maximum size.'],
  ]);
  told.mockRestore();
});
