import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { home } from '../support/builds.mjs';
import { expect, test } from '../support/journey';
import { embedded, hosted } from '../support/server';
import { signIn } from './steps';

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .sort();
}

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  resolved?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  deprecated?: string;
  hasInstallScript?: boolean;
}
interface Lock {
  packages: Record<string, LockedPackage>;
}

const read = (name: string) => readFileSync(join(home, name), 'utf8');
const ownPackages = /^(src\/vendor\/|$)/;

test.describe('what is delivered', () => {
  test('SC02: every package is pinned by content, current, permissively licensed and runs no script', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const refused = (JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> })
      .allowScripts;
    const foreign = Object.entries(packages).filter(
      ([path, entry]) => !ownPackages.test(path) && !entry.link,
    );
    const runtime = foreign.filter(([, entry]) => !entry.dev);
    // Public domain: jsonify, which applying patches brings along, and which no page loads. OFL: the typeface, which may
    // come with any program and only not be sold by itself.
    const permissive =
      /^(Public Domain|OFL-1\.1|MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0)$/;
    const paths = (list: [string, LockedPackage][]) => list.map(([path]) => path);

    expect(paths(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([]);
    expect(
      paths(
        foreign.filter(
          ([, { license }]) => !(license ?? '').split(' AND ').every((one) => permissive.test(one)),
        ),
      ),
    ).toEqual([]);
    expect(paths(runtime.filter(([, { deprecated }]) => deprecated))).toEqual([]);
    expect(
      paths(
        runtime.filter(
          ([path, { hasInstallScript }]) =>
            hasInstallScript && refused[path.replace(/^.*node_modules\//, '')] !== false,
        ),
      ),
    ).toEqual([]);
    expect(paths(foreign.filter(([path]) => /(^|\/)node_modules\/react(-dom)?$/.test(path)))).toHaveLength(2);
  });

  for (const { directory } of [embedded, hosted]) {
    test(`XS05: ${relative(home, directory)} holds nothing that evaluates text, no secret and no trace of where it was made`, () => {
      const names = filesBelow(directory);
      expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
      const suspicious: [string, RegExp][] = [
        ['eval', /(?<![.\w$])eval\s*\(/],
        ['new Function', /new\s+Function\s*\(/],
        // A library that makes a source map's address, or knows how a key begins, holds neither.
        ['source map', /[#@] sourceMappingURL=[\w./-]/],
        ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\s|\\[rn])*[\w+/]{16}/],
        ['access key', /\bAKIA[0-9A-Z]{16}\b/],
        ['signed token', /\beyJ[\w-]{10,}\.[\w-]{10,}\./],
        ['secret', /(?:client_?secret|api_?key|secret_?key)["']?\s*[:=]\s*["'][^"']{8,}["']/i],
        ['path of this machine', new RegExp(home.replace(/[/\\.]/g, '\\$&'))],
        ...(directory === embedded.directory
          ? [['address of this machine', /\b(?:localhost|127\.0\.0\.1):\d+/] as [string, RegExp]]
          : []),
      ];
      const findings = names
        .filter((name) => /\.(js|css|html|json|svg)$/.test(name))
        .flatMap((name) => {
          const text = readFileSync(join(directory, name), 'utf8');
          return suspicious.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${name}: ${what}`);
        });
      expect(findings).toEqual([]);
    });
  }

  test('the identity provider’s code is only in a build that has one, and in no first load', () => {
    const bridge = ({ directory }: { directory: string }) =>
      filesBelow(directory).filter((name) => /OrganisationBridge.*\.js$/.test(name));
    expect(bridge(embedded)).toEqual([]);
    const [file = ''] = bridge(hosted);
    expect(readFileSync(join(hosted.directory, file), 'utf8').length).toBeGreaterThan(50_000);
    expect(readFileSync(join(hosted.directory, 'index.html'), 'utf8')).not.toContain('Organisation');
  });

  test('XS05: the page itself carries no script, style or handler of its own', () => {
    const html = readFileSync(join(embedded.directory, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i);
  });

  test('SC03: the first load stays within its budget', () => {
    const html = readFileSync(join(embedded.directory, 'index.html'), 'utf8');
    const asked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const sum = (ending: string) =>
      asked
        .filter((name) => name.endsWith(ending))
        .reduce(
          (total, name) =>
            total + gzipSync(readFileSync(join(embedded.directory, name)), { level: 9 }).length,
          0,
        );
    expect(sum('.js')).toBeGreaterThan(0);
    expect(sum('.js')).toBeLessThanOrEqual(136_000);
    expect(sum('.css')).toBeLessThanOrEqual(34_000);
  });

  const scripts = () => filesBelow(embedded.directory).filter((name) => name.endsWith('.js'));
  const scriptsNamed = (name: string) =>
    scripts().filter((file) => new RegExp(`/${name}-[^/]*\\.js$`).test(file));
  /** The files and all that they import: at once, or ever. */
  function closureOf(entries: readonly string[], { ever = false } = {}): Set<string> {
    const found = new Set<string>();
    const pattern = ever
      ? /(?:from|import\()?\s*["'`](?:\.\/|assets\/)([^"'`]+\.js)["'`]/g
      : /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
    const follow = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      const text = readFileSync(join(embedded.directory, file), 'utf8');
      for (const [, next = ''] of text.matchAll(pattern)) follow(`assets/${next}`);
    };
    for (const entry of entries) {
      expect(scriptsNamed(entry), entry).toHaveLength(1);
      scriptsNamed(entry).forEach(follow);
    }
    return found;
  }

  test('SC03: dashboard and worklist are shown without the code that writes', () => {
    const found = closureOf(['DashboardPage', 'Widgets', 'PatientListPage', 'backend-worker']);
    expect(found.size).toBeGreaterThan(10);
    expect(scriptsNamed('writing')).toHaveLength(1);
    expect([...found].filter((file) => scriptsNamed('writing').includes(file))).toEqual([]);
  });

  test('SC03: the backend runs beside the page: neither ever evaluates the other', () => {
    const [html, ...of] = [
      readFileSync(join(embedded.directory, 'index.html'), 'utf8'),
      'index',
      'DashboardPage',
      'PatientListPage',
    ];
    expect(html).toMatch(/<script[^>]+src="\/assets\/index-/);
    const page = closureOf(of);
    // Its program, and what that consists of.
    expect(scriptsNamed('backend')).toHaveLength(2);
    expect([...page].filter((file) => /\/backend-/.test(file))).toEqual([]);
    const beside = closureOf(['backend-worker'], { ever: true });
    expect(beside.size).toBeGreaterThan(10);
    expect([...beside].filter((file) => /\/(?:index|desk|calls)-/.test(file))).toEqual([]);
  });

  test('SC03: the calendar of date fields is one file of its own, within its budget, fetched when it is opened', () => {
    const files = filesBelow(embedded.directory);
    const calendars = files.filter((name) => /DayCalendar-[^/]*\.js$/.test(name));
    expect(calendars).toHaveLength(1);
    const size = gzipSync(readFileSync(join(embedded.directory, calendars[0] ?? '')), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(24_000);
    expect(readFileSync(join(embedded.directory, 'index.html'), 'utf8')).not.toContain('DayCalendar');
  });
});

/** All that a page without hosts may do. Whatever is weakened or taken away shows here, and in a browser as well. */
const permitted = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "script-src 'self'",
  "style-src 'self'",
  'trusted-types nephrodesk',
  "worker-src 'self'",
];

test.describe('how it is served', () => {
  test(
    'XS04 RS06: pages are never kept, hashed files always, and both carry the reference headers',
    { tag: '@quick' },
    async ({ request }) => {
      const page = await request.get('/userlist/anything?page=2', { headers: { Accept: 'text/html' } });
      expect(page.status()).toBe(200);
      expect(page.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = page.headers()['content-security-policy'] ?? '';
      expect(policy.split('; ').toSorted()).toEqual(permitted);

      const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
      const asset = await request.get(script);
      expect(asset.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': policy,
      });
      const again = await request.get(script, {
        headers: { 'If-None-Match': asset.headers()['etag'] ?? '' },
      });
      expect(again.status()).toBe(304);
    },
  );

  test('a missing script is not answered with a page, and no path leaves the directory', async ({
    request,
  }) => {
    const html = { headers: { Accept: 'text/html' } };
    expect((await request.get('/assets/gone-1234.js')).status()).toBe(404);
    expect((await request.get('/assets/gone-1234.js', html)).status()).toBe(404);
    expect((await request.get('/..%2f..%2fpackage.json')).status()).toBe(404);
    expect((await request.get('/%2e%2e%2fpackage.json')).status()).toBe(404);
    expect((await request.get('/%00')).status()).toBe(400);
    expect((await request.post('/')).status()).toBe(405);
    const head = await request.head('/', html);
    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
  });
});

test(
  'a page whose scripts do not arrive says so in four languages, and not before',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/net::ERR_FAILED .*\.js/, 'the scripts are held up');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    const english = page.getByText('Nephrodesk has not arrived yet.');
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    await expect(english).toBeVisible();
    for (const lang of ['de', 'fr', 'pt'])
      await expect(page.locator(`#root p[lang="${lang}"]`)).toBeVisible();
    await page.unroute('**/*.js');
    await english.getByRole('link', { name: 'load the page again' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(english).toHaveCount(0);
  },
);

test(
  'SC03: what a page needs is asked for before the program is here, by who is signed in and who is not',
  { tag: '@long' },
  async ({ page }) => {
    const ahead = () =>
      page.evaluate(() => {
        const { filesAhead } = window as unknown as { filesAhead: { coming: Record<string, unknown> } };
        const asked = Object.keys(filesAhead.coming);
        const fetched = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname.slice(1))
          .filter((name) => name.endsWith('.js'));
        return { asked, fetched };
      });
    await page.goto('/');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const entrance = await ahead();
    expect(entrance.asked.some((name) => name.includes('/entrance-'))).toBe(true);
    expect(entrance.asked.some((name) => name.includes('/desk-'))).toBe(false);

    // Who begins to type is about to sign in.
    await page.getByLabel('Email', { exact: true }).fill('a');
    for (const name of ['backend', 'desk', 'calls', 'DashboardPage'])
      await expect
        .poll(async () => (await ahead()).asked.some((file) => file.startsWith(`assets/${name}-`)), {
          message: name,
        })
        .toBe(true);

    await signIn(page, 'admin');
    for (const [address, chunk, words] of [
      ['/dashboard', 'DashboardPage', 'dashboard'],
      ['/userlist', 'PatientListPage', 'worklist'],
      ['/userlist/sample-02/telemonitoring', 'TelemonitoringPage', 'readings'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const { asked, fetched } = await ahead();
      for (const name of ['backend', 'desk', 'calls', chunk, words])
        expect(
          asked.some((file) => file.startsWith(`assets/${name}-`)),
          `${name} at ${address}`,
        ).toBe(true);
      // Nothing was asked for that the build has not: it would be missing here.
      expect(asked.filter((file) => !fetched.includes(file))).toEqual([]);
    }
  },
);
