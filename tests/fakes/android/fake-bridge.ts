/** A message from the page: one call of a plugin's method. */
export type Call = { callbackId: string; pluginId: string; methodName: string; options: CallOptions };
export type CallOptions = Record<string, unknown>;

export type Fault = { message: string; code?: string };

/** The state of the device before the page opens. */
export type AndroidSetup = {
  /** plugins that the app does not include */
  without: readonly string[];
  /** the reader's answer to a permission prompt */
  answer: 'granted' | 'denied';
  /** `Plugin.method` → its permanent failure */
  faults: Record<string, Fault>;
  /** `Plugin.method`s that never answer */
  silent: string[];
  /** addresses that the device's geocoder knows */
  addresses: (CallOptions & { query: string; latitude: number; longitude: number })[];
  /** the app's google-services.json; registration fails without it */
  googleServices: { senderId: string; appId: string } | null;
  /** data from before the app was closed */
  kept: Partial<Kept>;
};

/** The device's data that survive the page. */
export type Kept = {
  permissions: Record<string, string>;
  events: NativeEvent[];
  secure: Record<string, string>;
  /** topics to which this phone is subscribed */
  topics: string[];
};

export type NativeEvent = {
  id: string;
  title: string;
  location: string;
  notes: string;
  startDate: number;
  endDate: number;
  /** the default calendar if omitted */
  calendarId?: string;
};

/** The device behind the bridge, for inspection by tests. */
export type FakeAndroid = Kept & {
  setup: AndroidSetup;
  calls: { method: string; options: CallOptions }[];
  splash: boolean;
  /** the app is in the background */
  minimized: boolean;
  /** contents passed to the system's share sheet */
  shared: CallOptions[];
  /** spoken texts, with their voices */
  said: { voice: string; text: string }[];
  /** system bar → its style */
  bars: Record<string, string>;
  notify(plugin: string, event: string, data: CallOptions): void;
};

/** A plugin's native side: methods by name. A thrown value becomes the rejection. */
export type FakePlugin = (
  android: FakeAndroid,
) => Record<string, (options: never) => CallOptions | undefined>;

declare global {
  interface Window {
    fakeAndroid: FakeAndroid;
  }
}

/**
 * Runs in the page before all other scripts. Fakes the web view's `androidBridge` with the behavior of
 * MessageHandler.java and Bridge.java. Self-contained, because it is sent as text.
 */
export function startFakeAndroid(setup: AndroidSetup, plugins: Record<string, FakePlugin>): void {
  type Listener = { callbackId: string; eventName: string };
  const listeners: Record<string, Listener[]> = {};
  const retained: { plugin: string; event: string; data: CallOptions }[] = [];
  const bridge = {
    onmessage: (_message: { data: string }) => {},
    postMessage(text: string) {
      const call: Call = JSON.parse(text);
      const method = `${call.pluginId}.${call.methodName}`;
      android.calls.push({ method, options: call.options });
      if (!setup.silent.includes(method)) Promise.resolve().then(() => perform(call, method));
    },
  };
  const answer = (call: Call, result: CallOptions) => {
    const { callbackId, pluginId, methodName } = call;
    bridge.onmessage({ data: JSON.stringify({ callbackId, pluginId, methodName, ...result }) });
  };
  const deliver = (plugin: string, { callbackId }: Listener, data: CallOptions) =>
    answer(
      { callbackId, pluginId: plugin, methodName: 'addListener', options: {} },
      { save: true, success: true, data },
    );
  const android: FakeAndroid = {
    setup,
    calls: [],
    permissions: { readCalendar: 'prompt', writeCalendar: 'prompt', receive: 'prompt' },
    events: [],
    secure: {},
    topics: [],
    ...setup.kept,
    splash: false,
    minimized: false,
    shared: [],
    said: [],
    bars: {},
    notify(plugin, event, data) {
      const heard = (listeners[plugin] ?? []).filter(({ eventName }) => eventName === event);
      for (const listener of heard) deliver(plugin, listener, data);
      if (heard.length === 0) retained.push({ plugin, event, data });
    },
  };

  function perform(call: Call, method: string): void {
    const { pluginId, options } = call;
    listeners[pluginId] ??= [];
    const own = listeners[pluginId];
    if (call.methodName === 'addListener') {
      const listener = { callbackId: call.callbackId, eventName: String(options.eventName) };
      own.push(listener);
      for (const { data } of retained.filter((each) => each.event === listener.eventName)) {
        deliver(pluginId, listener, data);
      }
      return;
    }
    if (call.methodName === 'removeListener') {
      listeners[pluginId] = own.filter(({ callbackId }) => callbackId !== options.callbackId);
      return;
    }
    const fault = setup.faults[method];
    if (fault) {
      answer(call, { save: false, success: false, error: fault });
      return;
    }
    try {
      const data = plugins[pluginId]?.(android)[call.methodName]?.(options as never);
      answer(call, { save: false, success: true, data });
    } catch (error) {
      answer(call, { save: false, success: false, error });
    }
  }

  Object.assign(window, { androidBridge: bridge, fakeAndroid: android });
}
