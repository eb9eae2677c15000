import { expect, test } from 'vitest';
import { UnreadBudget } from './unread-budget';

/** Clients that read only when told to, with 100 bytes for all of them; `gone` tells which were let go. */
function readers(count: number) {
  const budget = new UnreadBudget(100);
  const all = Array.from({ length: count }, () => {
    const state = { unread: 0, isGone: false };
    const letGo = () => {
      state.isGone = true;
      state.unread = 0;
    };
    return { state, meter: budget.add({ unreadBytes: () => state.unread, letGo }) };
  });
  const send = (to: number, bytes: number) => {
    const { state, meter } = all[to] ?? { state: { unread: 0 } };
    meter?.send(() => {
      state.unread += bytes;
    });
  };
  const read = (by: number) => Object.assign(all[by]?.state ?? {}, { unread: 0 });
  const leave = (who: number) => all[who]?.meter.remove();
  return { send, read, leave, gone: () => all.map(({ state }) => state.isGone) };
}

test('within the total nobody is let go', () => {
  const { send, gone } = readers(2);
  for (const to of [0, 1, 0, 1]) send(to, 25);
  expect(gone()).toEqual([false, false]);
});

test('past the total the one with the most unread is let go before more is sent, and no more than need be', () => {
  const { send, gone } = readers(4);
  send(0, 10);
  send(1, 60);
  send(2, 40);
  send(3, 1);
  expect(gone()).toEqual([false, true, false, false]);
  send(0, 55);
  send(3, 1);
  expect(gone()).toEqual([true, true, false, false]);
});

test('one message that is larger than all of it is sent whole to who reads it', () => {
  const { send, read, gone } = readers(2);
  send(0, 500);
  read(0);
  send(1, 500);
  read(1);
  send(0, 1);
  expect(gone()).toEqual([false, false]);
});

test('what has been read since does not count, though nobody tells of it', () => {
  const { send, read, gone } = readers(2);
  for (let round = 0; round < 50; round += 1) {
    send(0, 90);
    read(0);
    send(1, 1);
  }
  expect(gone()).toEqual([false, false]);
});

test('what a client that has left did not read does not count', () => {
  const { send, leave, gone } = readers(50);
  for (let who = 0; who < 50; who += 1) {
    send(who, 90);
    leave(who);
  }
  expect(gone()).not.toContain(true);
});

test('who was let go is sent nothing any more', () => {
  const { send, gone } = readers(2);
  send(0, 101);
  send(1, 1);
  expect(gone()).toEqual([true, false]);
  send(0, 500);
  send(1, 1);
  expect(gone()).toEqual([true, false]);
});
