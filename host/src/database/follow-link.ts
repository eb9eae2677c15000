import { type DatabaseLink, serverNow } from '@court/contract';

/** Ms without an answer from the server after which the page no longer counts as live. */
const SILENT_MS = 45_000;
/** Ms without an answer after which the server is asked for one (heartbeat). */
const BEAT_MS = 15_000;
const TICK_MS = 1_000;
/** Ms without a connection before the page reports silence and tries HTTP. */
const PATIENCE_MS = 5_000;
const PROBE_MS = 5_000;
const MIN_PROBE_LIMIT_MS = 10_000;
/**
 * Minimum ms that a connection attempt may take. On a slow network the limit is ATTEMPT_FACTOR times the slowest
 * connection.
 */
const MIN_ATTEMPT_MS = 3_000;
const ATTEMPT_FACTOR = 5;
/**
 * Maximum ms of an attempt, and the limit once HTTP answers, since the network is then only slow. The SDK itself can
 * wait five minutes.
 */
const MAX_ATTEMPT_MS = 30_000;

/** The connection that followLink observes. */
export type Socket = {
  /** Sends any request over the socket. Settles with its answer, whether success or error. */
  ask(): Promise<unknown>;
  /** Closes the socket, whether it works or not, and opens a new one. */
  reopen(): void;
  /** Sends any request over HTTP. Rejects if nothing answers. */
  probe(signal: AbortSignal): Promise<unknown>;
};

type State = DatabaseLink['state'] | 'connected';
type Listener = (connected: boolean, link?: DatabaseLink) => void;

export type FollowedLink = {
  watch: (listener: Listener) => () => void;
  /** The owner calls this whenever the socket connects and whenever it disconnects. */
  onConnected: (isConnected: boolean) => void;
  stop: () => void;
};

/**
 * Decides whether a socket is alive by the server's answers, not by whether the socket is open. A socket can be dead
 * for many minutes before the browser notices. Opens a new socket when the server is silent, the device wakes, or the
 * network returns.
 */
export function followLink(socket: Socket): FollowedLink {
  const listeners = new Set<Listener>();
  let state: State = 'asking';
  /** epoch ms by the device's clock, like all times here */
  let heardAt: number | null = null;
  let openedAt = Date.now();
  let lostAt = openedAt;
  let probedAt = 0;
  let isAsked = false;
  /** when the device woke; null once the server has answered after that */
  let wokenAt: number | null = null;
  /** ms of the slowest successful connection; null before the first */
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
  /**
   * Ms that an attempt may take. Too short a limit would end every attempt, because a slow network may be slow again.
   */
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
      // A timeout proves nothing: the server may only be slow.
      if (state !== 'connected' && !limit.signal.aborted) become('silent');
      return;
    } finally {
      clearTimeout(timer);
      isProbing = false;
    }
    if (isStopped || state === 'connected') return;
    heardAt = Date.now();
    // An attempt from before the network returned may hang. The first attempt on a slow network may continue.
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
    // The SDK of a hidden page does not connect until the page is shown.
    if (passed(openedAt) >= (document.hidden ? MAX_ATTEMPT_MS : attemptMs())) reopen();
    const isDue = passed(probedAt) >= (state === 'http' ? MAX_ATTEMPT_MS : PROBE_MS);
    if (isDue && !isProbing && passed(lostAt) > PATIENCE_MS) void probe();
  };
  const wake = ({ type }: Event) => {
    if (document.hidden && type !== 'online') return;
    if (state === 'connected') {
      // A socket that was lost during sleep reports no error.
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
