import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const everything = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .sort();
const files = everything.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/vendor/'));
const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** `src/features/alerts/…` belongs to `features/alerts`, `src/session/…` to `session`, `src/main.tsx` to `main`. */
function roomOf(file: string): string {
  const [, top = '', second = ''] = file.split('/');
  if (top === 'features') return `features/${second}`;
  return /^(main|env|hosts|backendWorker)\.tsx?$/.test(top) ? 'main' : top;
}

function resolveImport(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null;
  if (base === null) return null;
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
      (path) => /\.\w+$/.test(path) && existsSync(path),
    ) ?? null
  );
}

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}
const importPattern =
  /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;
const imports: Import[] = files.flatMap((from) =>
  [...sourceOf(from).matchAll(importPattern)].flatMap(([, type, ...specifiers]) => {
    const to = resolveImport(from, specifiers.find((specifier) => specifier !== undefined) ?? '');
    return to === null ? [] : [{ from, to, typeOnly: type !== undefined }];
  }),
);

const product = ['session', 'shared', 'domain', 'locales'];
const allowed: Record<string, readonly string[]> = {
  locales: [],
  domain: ['locales'],
  shared: ['domain', 'locales'],
  session: ['shared', 'domain', 'locales'],
  shell: product,
  backend: ['domain', 'shared'],
  server: ['backend', 'domain', 'shared', 'locales'],
  demo: ['shared', 'locales'],
  showcase: ['shared', 'locales'],
};

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === target || room === 'main') return true;
  if (room === 'demo' && target === 'session') return typeOnly;
  // The headers under which the application runs are written once, for every server of the build.
  if (room === 'server' && to === 'scripts/serve.mjs') return true;
  if (room === 'app') return !['backend', 'server', 'main'].includes(target);
  if (!room.startsWith('features/')) return allowed[room]?.includes(target) ?? false;
  return product.includes(target) || (target.startsWith('features/') && to.endsWith('/slice.ts'));
}

describe('the house', () => {
  it('imports only across the borders that are open', () => {
    const crossings = imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`);
    expect(imports.length).toBeGreaterThan(100);
    expect(crossings).toEqual([]);
  });

  it('keeps the drivers of the store apart: the rules know the port alone, and a driver knows no rule', () => {
    const driver = /^src\/backend\/store\/(indexedDb|postgres)\//;
    const rules = /^src\/backend\/(care|clinicFile|demo|http|identity|jobs|navbar|seed|store)\//;
    const crossings = imports
      .filter(({ from, to }) =>
        driver.test(from)
          ? !/^src\/backend\/(store\/|contract\.ts$)/.test(to) ||
            (driver.test(to) && driver.exec(to)?.[0] !== driver.exec(from)?.[0])
          : rules.test(from) && driver.test(to),
      )
      .map(({ from, to }) => `${from} → ${to}`);
    expect(crossings).toEqual([]);
    const ownWords = /\bIDB[A-Z]\w+|from '(idb|pg)'/;
    const told = files.filter((file) => !driver.test(file) && ownWords.test(sourceOf(file)));
    expect(told).toEqual([]);
  });

  it('takes only types from the locales into the domain', () => {
    const crossings = imports.filter(
      ({ from, to, typeOnly }) => roomOf(from) === 'domain' && roomOf(to) === 'locales' && !typeOnly,
    );
    expect(crossings.map(({ from }) => from)).toEqual([]);
  });

  it('has no circle of any kind: no import, of a type or a later one neither, leads back to its file', () => {
    const next = new Map(files.map((file) => [file, new Set<string>()]));
    for (const { from, to } of imports) if (from !== to) next.get(from)?.add(to);
    // What imports nothing that is still there is in no circle; so is what only leads to such files.
    let free: string[];
    do {
      free = [...next].filter(([, to]) => [...to].every((file) => !next.has(file))).map(([file]) => file);
      for (const file of free) next.delete(file);
    } while (free.length > 0);
    // Nor is what nothing that remains imports.
    do {
      const wanted = new Set([...next.values()].flatMap((to) => [...to]));
      free = [...next.keys()].filter((file) => !wanted.has(file));
      for (const file of free) next.delete(file);
    } while (free.length > 0);
    expect([...next.keys()]).toEqual([]);
  });

  it('names folders by what they are about', () => {
    const forbidden = /\/(components?|hooks?|utils?|helpers?|common|containers?|misc|lib)\//;
    // Pages of the showcase lie where their addresses say.
    const named = files.filter((file) => !file.startsWith('src/showcase/components/'));
    expect(named.filter((file) => forbidden.test(file))).toEqual([]);
  });

  it('exports by default from pages only, and from every page', () => {
    const byDefault = files.filter((file) => /^export default /m.test(sourceOf(file)));
    // Those of the showcase are named as their address is.
    const isPage = (file: string) =>
      file.endsWith('Page.tsx') ||
      /^src\/showcase\/(?!frame\/)([\w-]+|forms\/(elements|layout))\/[\w-]+\.tsx$/.test(file);
    expect(byDefault).toEqual(files.filter(isPage));
  });

  it('re-exports nothing from a barrel', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file) && file !== 'src/locales/index.ts')).toEqual(
      [],
    );
  });

  it('IN05: writes styles without left and right', () => {
    const physical =
      /(^|[\s;{])(left|right|(margin|padding|border|inset)-(left|right)[\w-]*|(float|text-align|clear)\s*:\s*(left|right))\s*[:;]/;
    const styles = everything.filter((file) => /\.s?css$/.test(file));
    const lines = styles.flatMap((file) =>
      sourceOf(file)
        .split('\n')
        .flatMap((line, index) => (physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(styles.length).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  });

  it('XS05: holds no secret', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\beyJ[\w-]{10,}\.[\w-]{10,}\.|(?:secret|api_?key|signing_?key)["']?\s*[:=]\s*["'`][^"'`]{8,}/i;
    expect(files.filter((file) => secret.test(sourceOf(file)))).toEqual([]);
  });

  it('has neither eval nor raw HTML', () => {
    const raw = /\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/;
    expect(files.filter((file) => raw.test(sourceOf(file)))).toEqual([]);
  });
});
