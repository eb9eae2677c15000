/** The same file, whose views make DOM nodes: see dom-views-plugin.mjs. */
declare module '*/odd-views.tsx?dom' {
  export const ODD_VIEWS: Record<string, () => unknown>;
}
