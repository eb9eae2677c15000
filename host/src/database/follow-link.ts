import { type DatabaseLink, serverNow } from '@court/contract';

/** Ms after which a server that says nothing is no longer called live. */
const SILENT_MS = 45_000;
/** Ms without a word from the server after which it is asked for one. */
const BEAT_MS = 15_000;
const TICK_MS = 1_000;
/** Ms without a connection before silence is said, and before HTTP is tried. */
const PATIENCE_MS = 5_000;
const PROBE_MS = 5_000;
const MIN_PROBE_LIMIT_MS = 10_000;
/** Ms that an attempt to connect may take while nothing answers; on a slow network, some of its connections' time. */
const MIN_ATTEMPT_MS = 3_000;
const ATTEMPT_FACTOR = 5;
/** The same once HTTP answers: the network is there, and slow. The SDK itself can wait for five minutes. */
const MAX_ATTEMPT_MS = 30_000;

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
 * for many minutes before the browser knows. Opens a new socket when the server is silent, the device wakes, or the
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
  /** ms that the slowest connection took to open; null before the first */
  let slowest: number | null = null;
  let isProbing = false;
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
  /** An attempt that is given up too early never ends: a network that was slow may be slow again. */
  const attemptMs = () =>
    slowest === null || state === 'http'
      ? MAX_ATTEMPT_MS
      : Math.min(Math.max(slowest * ATTEMPT_FACTOR, MIN_ATTEMPT_MS), MAX_ATTEMPT_MS);
  const probe = async () => {
    probedAt = Date.now();
    isProbing = true;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), Math.max(attemptMs(), MIN_PROBE_LIMIT_MS));
    try {
      await socket.probe(limit.signal);
    } catch {
      // no answer in time proves nothing
      if (state !== 'connected' && !limit.signal.aborted) become('silent');
      return;
    } finally {
      clearTimeout(timer);
      isProbing = false;
    }
    if (isStopped || state === 'connected') return;
    heardAt = Date.now();
    // an attempt from before the network returned may hang; the first of a slow network is let be
    const isStuck = state === 'silent' || (state === 'asking' && slowest !== null);
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
    if (navigator.onLine === false) return;
    // a hidden page does not connect until it is shown
    if (passed(openedAt) >= (document.hidden ? MAX_ATTEMPT_MS : attemptMs())) reopen();
    const isDue = passed(probedAt) >= (state === 'http' ? MAX_ATTEMPT_MS : PROBE_MS);
    if (isDue && !isProbing && passed(lostAt) > PATIENCE_MS) void probe();
  };
  const wake = ({ type }: Event) => {
    if (document.hidden && type !== 'online') return;
    if (state === 'connected') {
      // a socket that was lost during sleep reports no error
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
        slowest = Math.max(slowest ?? 0, passed(openedAt));
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
