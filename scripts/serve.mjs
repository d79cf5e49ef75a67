// Serves a production build: a plain static server on Node's own http, with the headers the application is meant to run under.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/json|image\/svg)/;

const compress = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The origins a build may talk to, from its environment: identity and care hosts, and the identity provider. */
export function configuredHosts(env) {
  const provider = env.VITE_AUTH0_DOMAIN;
  const urls = [
    env.VITE_AUTH_HOST,
    env.VITE_CARE_HOST,
    provider && !/^https?:/.test(provider) ? `https://${provider}` : provider,
  ];
  const others = urls.filter((url) => url && url !== 'same-origin');
  return [...new Set(others.map((url) => new URL(url).origin))];
}

/** The reference headers. `hosts` are the origins beside its own that the application may call. */
function referenceHeaders(hosts = []) {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    ['frame-src', "'self'", ...hosts].join(' '),
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types nephrodesk',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Names under /assets carry the hash of their content; everything else may change under the same name. */
function cacheControl(path) {
  if (path === '/index.html') return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path asked for, or undefined where it cannot be decoded. */
function decodedPath(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Reads files below `root` once per change on disk, with their compressed forms. @param notice see `createHandler` */
function createStore(root, notice) {
  const kept = new Map();
  return async function load(path) {
    const file = join(root, path);
    if (!resolve(file).startsWith(root + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = kept.get(file);
    if (known && known.changed === found.mtimeMs && known.size === found.size) return known;
    const read = await readFile(file);
    const plain =
      notice && path === '/index.html'
        ? Buffer.from(read.toString('utf8').replace('<body>', () => `<body>${notice}`))
        : read;
    const entry = {
      changed: found.mtimeMs,
      size: found.size,
      plain,
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
      type: types[extname(file)] ?? 'application/octet-stream',
      forms: {},
    };
    kept.set(file, entry);
    return entry;
  };
}

function acceptedForm(request, type) {
  if (!compressible.test(type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return ['br', 'gzip'].find((form) =>
    new RegExp(`\\b${form}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );
}

/**
 * Answers requests from the files below `directory`. A path without a file is a page of the application if the browser
 * navigates to it, and 404 if a script, style or picture is asked for: a stale chunk must never be answered with HTML.
 * `notice` is HTML that stands above every page.
 */
export function createHandler({ directory, hosts = [], notice = '' }) {
  const load = createStore(resolve(directory), notice);
  const headers = referenceHeaders(hosts);

  function refuse(response, status, extra = {}) {
    const text = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }[status];
    response.writeHead(status, {
      ...headers,
      ...extra,
      'Cache-Control': 'no-store',
      'Content-Type': types['.txt'],
    });
    response.end(`${text}\n`);
  }

  return async function handle(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { Allow: 'GET, HEAD' });
    const asked = decodedPath(request.url);
    if (asked === undefined) return refuse(response, 400);
    const navigates =
      String(request.headers.accept ?? '').includes('text/html') && !asked.startsWith('/assets/');
    const path = asked === '/' ? '/index.html' : asked;
    const own = await load(path);
    const entry = own ?? (navigates ? await load('/index.html') : undefined);
    if (!entry) return refuse(response, 404);

    const form = acceptedForm(request, entry.type);
    const etag = `"${entry.etag}${form ? `-${form}` : ''}"`;
    const answer = {
      ...headers,
      'Cache-Control': cacheControl(own ? path : '/index.html'),
      'Content-Type': entry.type,
      ETag: etag,
      Vary: own ? 'Accept-Encoding' : 'Accept, Accept-Encoding',
    };
    if (isKnown(request.headers['if-none-match'], etag)) return response.writeHead(304, answer).end();
    if (form) entry.forms[form] ??= compress[form](entry.plain);
    const body = form ? await entry.forms[form] : entry.plain;
    response.writeHead(200, {
      ...answer,
      ...(form && { 'Content-Encoding': form }),
      'Content-Length': body.length,
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Whether a client has what an entity tag stands for already (RFC 9110, 13.1.2): it names it among others, or weakly, as
 * every proxy that packs answers makes of it, or names all.
 */
export function isKnown(header, etag) {
  if (header === undefined) return false;
  const plain = (tag) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

function listen(server, port, host) {
  return new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => settle(server));
  });
}

/**
 * Starts serving on this machine only, by IPv4 and, where there is one, IPv6: browsers try either for "localhost".
 * Rejects with Node's error, e.g. code EADDRINUSE. Answers a function that stops the server.
 */
export async function serve({ directory, port, hosts = [], handler = createHandler({ directory, hosts }) }) {
  const answering = (request, response) => {
    Promise.resolve(handler(request, response)).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
  const servers = [await listen(createServer(answering), port, '127.0.0.1')];
  try {
    servers.push(await listen(createServer(answering), port, '::1'));
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      servers[0].close();
      throw error;
    }
  }
  return async function stop() {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((closed) => server.close(closed));
      }),
    );
  };
}
