import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { calendar, composed, court, FIRST_PAINT, hash, registry } from './testing/composed-pages';

const { pages, headers } = composed();
const page = (name: string) => pages.get(name) ?? '';
const policy = (name: string) => headers[`/${name}`]?.['content-security-policy'] ?? '';

test('the policy allows exactly the page’s inline scripts', () => {
  const inline = [...page('calendar.html').matchAll(/<script(?: data-reads[^>]*)?>([^<]*)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(inline).toHaveLength(3);
  expect(inline.slice(1)).toEqual([FIRST_PAINT, '/* theme */']);
  const allowed = inline
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
  expect(policy('calendar.html')).toContain(`script-src 'self' ${allowed};`);
  expect(page('calendar.html')).toContain(allowed);
  expect(page('hearing-detail.html')).not.toMatch(/<script>|data-reads/);
  expect(policy('hearing-detail.html')).toContain("script-src 'self';");
});

test('the policy is strict, and allows the court’s database over HTTP and websocket', () => {
  for (const name of pages.keys()) {
    expect(policy(name)).not.toContain('unsafe');
    expect(policy(name)).toContain("default-src 'none'");
    expect(policy(name)).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy(name)).toContain("connect-src 'self' http://localhost:9200 ws://localhost:9200;");
    expect(policy(name)).toContain("frame-ancestors 'none'");
    expect(headers[`/${name}`]?.['integrity-policy']).toBe('blocked-destinations=(script)');
  }
});

test('the service worker may connect only to its own site and the court’s database, and creates no script', () => {
  expect(policy('service-worker.js')).toBe(
    "default-src 'none'; connect-src 'self' http://localhost:9200; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('pages may send reports only to the URL that the court configures', () => {
  const told = { ...court, reportsTo: 'https://reports.court.test/loads' };
  expect(composed({ court: told }).headers['/calendar.html']?.['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:9200 ws://localhost:9200 https://reports.court.test;",
  );
});

test('only if overrides are allowed may code come from a developer’s machine, without integrity', () => {
  const open = composed({ overrides: true });
  const sent = open.headers['/calendar.html'] ?? {};
  expect(sent['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(sent['content-security-policy']).toMatch(/script-src [^;]* http:\/\/localhost:\*; style-src/);
  expect(sent['integrity-policy']).toBeUndefined();
  expect(open.pages.get('calendar.html')).toContain('"overrides":true');
  // the page uses the port to find an area's own development server
  expect(open.pages.get('calendar.html')).toContain('"port":4105');
  expect(policy('calendar.html')).not.toContain('localhost:*');
  expect(page('calendar.html')).not.toMatch(/overrides|"port":4105/);
  expect(open.headers['/device/index.html']?.['content-security-policy']).not.toContain('localhost:*');
});

test('with a maps key, only the frame document may connect to Google, and pages may frame their own site', () => {
  const keyed = { ...court, mapsKey: 'AIzaSy-no-key-of-anybody' };
  const frame = [
    { file: '/mfe-locations/1.0.0/frame/main.js', integrity: hash('main.js'), as: 'script' as const },
  ];
  const locations = { ...calendar, current: { ...calendar.current, routes: [], frame } };
  const released = { ...registry, areas: { ...registry.areas, 'mfe-locations': locations } };
  const framed = composed({ registry: released, court: keyed, courts: [court, keyed] });
  for (const name of ['google-map.html', 'device/google-map.html']) {
    const { 'content-security-policy': policy = '', ...others } = framed.headers[`/${name}`] ?? {};
    expect(policy).toMatch(/script-src 'self' 'unsafe-eval' blob: https:\/\/\*\.googleapis\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(others['integrity-policy']).toBeUndefined();
    expect(framed.pages.get(name)).toContain(`src="${frame[0]?.file}" integrity="${frame[0]?.integrity}"`);
    expect(framed.pages.get(name)).toContain('"mapsKey":"AIzaSy-no-key-of-anybody"');
  }
  for (const name of pages.keys()) {
    const policy = framed.headers[`/${name}`]?.['content-security-policy'];
    expect(policy).toContain("frame-src 'self'; worker-src");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/google|gstatic|unsafe/);
  }
  const without = composed({ registry: released });
  expect([...without.pages.keys()].filter((name) => name.includes('google'))).toEqual([]);
  expect(without.headers['/calendar.html']?.['content-security-policy']).not.toContain('frame-src');
  const closed = { ...keyed, modules: [] };
  expect([...composed({ registry: released, court: closed }).pages.keys()]).not.toContain('google-map.html');
});
