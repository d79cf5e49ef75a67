// What a page costs to download: the bytes a browser asked for until the page was usable, compressed as a good server would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const gzipped = (body) => gzipSync(body, { level: 9 }).length;

/** Notes every script and stylesheet of the page from now on; `sum` adds up those asked for so far. */
export function logDownloads(page, directory) {
  const paths = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) paths.add(pathname);
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

/** What each page adds to the entry: gzipped JS and CSS, and its own largest chunks by name. */
export function routeSizes(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));
  // The document names what the first page needs.
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const named = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key].file}"`));
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
