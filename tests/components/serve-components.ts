import { createServer, type Plugin } from 'vite';
import { themeCss } from '../../host/src/theme/theme-css.mjs';
import { messagesPlugin } from '../../shared/federation/messages/messages-plugin.mjs';

const THEME = 'virtual:theme.css';

/** The sheet of all themes. In the app it is a file of the host's build. */
const themePlugin: Plugin = {
  name: 'court-theme',
  resolveId: (source) => (source === THEME ? `\0${THEME}` : null),
  load: (id) => (id === `\0${THEME}` ? themeCss() : null),
};

/** Serves the component page at `port` with hot reload: every component of `@court/ui` in every state. */
export async function serveComponents(port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite-components',
    logLevel: 'warn',
    plugins: [messagesPlugin(), themePlugin],
    oxc: { jsx: { runtime: 'automatic' } },
    server: { port, strictPort: true, host: '127.0.0.1', fs: { strict: false } },
  });
  await server.listen();
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
