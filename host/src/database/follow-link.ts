import { type DatabaseLink, serverNow } from '@court/contract';

/** Ms after which a server that says nothing is no longer called live. */
const SILENT_MS = 45_000;
/** Ms without a word from the server after which it is asked for one. */
const BEAT_MS = 15_000;
const TICK_MS = 1_000;
/** Ms that a new connection has before silence is said of it, and before HTTP is tried. */
const PATIENCE_MS = 5_000;
const PROBE_MS = 3_000;
/** Connections that a browser keeps for HTTP, all of which may be dead: each is given up with the question that it took. */
const MAX_KEPT = 6;
const PROBE_LIMIT_MS = 8_000;
/** Ms between attempts to connect; the SDK alone waits for up to five minutes. */
const REOPEN_MS = 30_000;

/** The connection that is followed. */
export type Socket = {
  /** Asks the server anything over the socket; settles with its answer, of whatever kind. */
  ask(): Promise<unknown>;
  /** Drops the socket, dead or alive, and opens a new one. */
  reopen(): void;
  /** Asks the server anything over HTTP; rejects if nothing answers. */
  probe(signal: AbortSignal): Promise<unknown>;
};

type State = DatabaseLink['state'] | 'connected';
type Listener = (connected: boolean, link?: DatabaseLink) => void;

export type FollowedLink = {
  watch: (listener: Listener) => () => void;
  /** To be called whenever the socket connects, and whenever it is lost. */
  onConnected: (isConnected: boolean) => void;
  stop: () => void;
};

/**
 * Says whether a socket is alive by what the server has said, and not by whether the socket is open: a socket can be dead
 * for many minutes before the browser knows. Opens the socket anew when the server is silent, the device wakes, or the
 * network returns.
 */
export function followLink(socket: Socket): FollowedLink {
  const listeners = new Set<Listener>();
  let state: State = 'asking';
  /** by the device's clock, as all times here */
  let heardAt: number | null = null;
  let openedAt = Date.now();
  let lostAt = openedAt;
  let probedAt = 0;
  let isAsked = false;
  /** when the device woke; null once the server has answered since */
  let wokenAt: number | null = null;
  let wasConnected = false;
  let isStopped = false;

  const passed = (since: number) => Math.abs(Date.now() - since);
  const tell = (listener: Listener) => {
    if (state === 'connected') return listener(true);
    listener(false, { state, heardAt: heardAt && heardAt + serverNow() - Date.now() });
  };
  const become = (next: State) => {
    if (isStopped || next === state) return;
    state = next;
    for (const listener of [...listeners]) tell(listener);
  };
  const reopen = () => {
    openedAt = Date.now();
    socket.reopen();
  };
  const ask = () => {
    isAsked = true;
    const onAnswer = () => {
      isAsked = false;
      if (state !== 'connected') return;
      heardAt = Date.now();
      wokenAt = null;
    };
    socket.ask().then(onAnswer, onAnswer);
  };
  const probe = async () => {
    probedAt = Date.now();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), PROBE_LIMIT_MS);
    try {
      await socket.probe(limit.signal);
    } catch {
      // without an answer in time nothing is known
      if (state !== 'connected' && !limit.signal.aborted) become('silent');
      return;
    } finally {
      clearTimeout(timer);
    }
    if (isStopped || state === 'connected') return;
    heardAt = Date.now();
    // an attempt from before the network returned may hang; the first of a slow network is let be
    const isStuck = state === 'silent' || (state === 'asking' && wasConnected);
    become('http');
    if (isStuck) reopen();
  };
  const tick = () => {
    if (state === 'connected') {
      const silence = passed(heardAt ?? 0);
      if (silence > SILENT_MS || (wokenAt !== null && passed(wokenAt) > PATIENCE_MS)) reopen();
      else if (silence > BEAT_MS && !isAsked) ask();
      return;
    }
    const isSilent = passed(heardAt ?? lostAt) > SILENT_MS && passed(lostAt) > PATIENCE_MS;
    if (navigator.onLine === false || isSilent) become('silent');
    if (passed(openedAt) > REOPEN_MS) reopen();
    const isDue = passed(probedAt) > (state === 'http' ? REOPEN_MS : PROBE_MS);
    if (!isDue || passed(lostAt) <= PATIENCE_MS || navigator.onLine === false) return;
    const count = wasConnected && probedAt < lostAt ? MAX_KEPT : 1;
    for (let n = 0; n < count; n++) void probe();
  };
  const wake = ({ type }: Event) => {
    if (document.hidden && type !== 'online') return;
    if (state === 'connected') {
      // a socket that has not survived the sleep does not say so
      wokenAt ??= Date.now();
      ask();
    } else if (navigator.onLine !== false && (type === 'online' || passed(openedAt) > TICK_MS)) reopen();
    tick();
  };
  const events: [EventTarget, string][] = [
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
    [document, 'resume'],
    [document, 'visibilitychange'],
  ];
  for (const [target, type] of events) target.addEventListener(type, wake);
  const timer = setInterval(tick, TICK_MS);

  return {
    watch(listener) {
      listeners.add(listener);
      tell(listener);
      return () => void listeners.delete(listener);
    },
    onConnected(isConnected) {
      if (isConnected) {
        heardAt = Date.now();
        wokenAt = null;
        wasConnected = true;
        return become('connected');
      }
      if (state !== 'connected') return;
      [lostAt, openedAt] = [Date.now(), Date.now()];
      become(navigator.onLine === false ? 'silent' : 'asking');
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      for (const [target, type] of events) target.removeEventListener(type, wake);
    },
  };
}
