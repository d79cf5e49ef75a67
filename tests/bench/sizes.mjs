// What a page costs to download: the bytes a browser asked for until the page was usable, compressed as a good server would.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const gzipped = (body) => gzipSync(body, { level: 9 }).length;

/** Notes every script and stylesheet of the page from now on; `sum` adds up those asked for so far. */
export function logDownloads(page, directory) {
  const paths = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css|json)$/.test(pathname)) paths.add(pathname);
  });
  return () => {
    const total = { js: 0, css: 0 };
    for (const path of paths)
      total[path.endsWith('.css') ? 'css' : 'js'] += gzipped(readFileSync(join(directory, path)));
    return total;
  };
}

/** Every chunk that an entry of the manifest needs at once, itself included. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found);
  return found;
}

/** The manifest of a build, and the keys that its document names: what the first page needs. */
function builtIn(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  // The program of the backend is named too, and runs beside the page.
  const asked = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name]) => name);
  return { manifest, named: Object.keys(manifest).filter((key) => asked.includes(manifest[key].file)) };
}

/** Bytes of the JavaScript that the document itself names, gzipped. */
export function firstSize(directory) {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, name]) => name);
  return names.reduce((sum, name) => sum + gzipped(readFileSync(join(directory, name))), 0);
}

/** What each page adds to the entry: gzipped JS and CSS, and its own largest chunks by name. */
export function routeSizes(directory) {
  const { manifest, named } = builtIn(directory);
  const first = named.reduce((found, key) => closure(manifest, key, found), new Set());
  const size = (file) => gzipped(readFileSync(join(directory, file)));
  return Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && /(Page|Layout)\.tsx$/.test(key))
    .map((key) => {
      const own = [...closure(manifest, key)].filter((chunk) => !first.has(chunk));
      const css = new Set(own.flatMap((chunk) => manifest[chunk].css ?? []));
      return {
        page: key.replace(/^src\//, '').replace(/\.tsx$/, ''),
        js: own.reduce((sum, chunk) => sum + size(manifest[chunk].file), 0),
        css: [...css].reduce((sum, file) => sum + size(file), 0),
      };
    })
    .sort((one, other) => other.js - one.js);
}

const demonstration =
  /(?:^|\/)src\/(?:demo|backend\/demo|shared\/demonstration|showcase)\/|\/node_modules\/(?:chart\.js|react-chartjs-2|embla-carousel|ag-grid-\w+|echarts|zrender|recharts|leaflet|world-atlas|topojson-client|formik|imask|react-imask|react-select|@emotion|react-dropzone|driver\.js|react-contexify|papaparse|read-excel-file|write-excel-file|highlight\.js|lowlight|@rc-component)(?:\/|-)/;

/** Which modules of the demonstration a file was made of, by its source map; what the bundler adds itself has none. */
function demonstrationIn(directory, file) {
  const map = join(directory, `${file}.map`);
  if (!existsSync(map)) return [];
  return JSON.parse(readFileSync(map, 'utf8')).sources.filter((source) => demonstration.test(source));
}

/**
 * What the demonstration weighs, of a build with manifest and source maps: `within` are its modules in any file that the
 * product's own pages may load, now or later; `beside` the gzipped bytes of all other files of JavaScript, `product` those
 * of the product's.
 */
export function demonstrationShare(directory) {
  const { manifest, named } = builtIn(directory);
  const leadsAway = (key) =>
    /^src\/(?:demo|backend\/demo|showcase)\/|^virtual:messages\/\w+\/(?:demo|showcase)/.test(key);
  const reached = new Set();
  const follow = (key) => {
    if (reached.has(key)) return;
    reached.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports.filter((one) => !leadsAway(one))]) follow(next);
  };
  for (const key of named) follow(key);
  const scripts = (keys) =>
    [...new Set(keys.map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
  const product = scripts([...reached]);
  const beside = scripts(Object.keys(manifest)).filter((file) => !product.includes(file));
  const sum = (files) =>
    files.reduce((bytes, file) => bytes + gzipped(readFileSync(join(directory, file))), 0);
  return {
    within: product.flatMap((file) => demonstrationIn(directory, file)),
    product: sum(product),
    beside: sum(beside),
  };
}
