import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Request,
} from '@playwright/test';
import { roster } from '../../src/backend/seed/roster';
import { takeDoor, type Door } from './door';
import { resolving, servedAt, type Places } from './server';

interface Exemption {
  pattern: RegExp;
  reason: string;
}

/** Collects what a browser complains about. A journey that leaves a complaint unexplained fails. */
interface Watch {
  /** What a journey provokes on purpose, with the reason. The pattern meets the text and the address it came from. */
  exempt(pattern: RegExp, reason: string): void;
  /** Watches a further context, such as a second profile. */
  over(context: BrowserContext): Promise<void>;
}

function describe(kind: string, text: string, address: string): string {
  return `${kind}: ${text}${address ? ` (${address})` : ''}`;
}

const surnames = roster.map(([, lastName]) => lastName);
const secrets = [
  /"?(access|refresh)_token"?\s*[:=]\s*"?[\w.-]{8}/,
  /Bearer [\w.-]{8}/,
  /[\w.]+@nephrodesk\.test/,
];

/** XS12: whom a patient's name, a token or an address of e-mail in this text would tell of; nothing where it holds none. */
function leakIn(text: string): string | undefined {
  return (
    surnames.find((name) => text.includes(name)) ?? secrets.map((one) => one.exec(text)?.[0]).find(Boolean)
  );
}

/** What a call tells beside its body. The address of a page of our own may hold what somebody searched for. */
function leakOf(request: Request): string | undefined {
  const isOwnPage = request.isNavigationRequest();
  const { referer = '' } = request.headers();
  return (isOwnPage ? undefined : leakIn(decodeURI(request.url()))) ?? leakIn(decodeURI(referer));
}

async function listen(context: BrowserContext, complain: (text: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, directive: string, blocked: string) =>
    complain(describe('securitypolicyviolation', `${directive} ${blocked}`, page.url())),
  );
  await context.exposeBinding('reportTitle', ({ page }, title: string) => {
    const leak = leakIn(title);
    if (leak) complain(describe('XS12 told in a title', leak, page.url()));
  });
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { reportTitle } = window as unknown as { reportTitle: (title: string) => void };
      new MutationObserver(() => reportTitle(document.title)).observe(document.head, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (directive: string, blocked: string) => void })
        .reportViolation;
      report(event.effectiveDirective, event.blockedURI);
    });
  });
  context.on('request', (request) => {
    const leak = leakOf(request);
    if (leak) complain(describe('XS12 told in an address', leak, request.url()));
  });
  context.on('console', (message) => {
    const leak = leakIn(message.text());
    if (leak) complain(describe('XS12 told in the console', leak, message.location().url));
    if (message.type() === 'error' || message.type() === 'warning')
      complain(describe(`console ${message.type()}`, message.text(), message.location().url));
  });
  context.on('weberror', (error) =>
    complain(describe('pageerror', String(error.error().stack ?? error.error()), '')),
  );
}

/** Leaves every page, so that none of them calls a host that is going down. */
export const leaveAll = (context: BrowserContext): Promise<unknown> =>
  Promise.all(context.pages().map((page) => page.goto('about:blank')));

interface Fixtures {
  watch: Watch;
  /** Opens a further browser profile with nothing in it, watched like the first. */
  profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** What this worker's browser finds where. */
  places: Places;
}

/** A door for as long as a worker lives. */
export async function keepDoor(provide: (door: Door) => Promise<void>): Promise<void> {
  const door = await takeDoor();
  await provide(door);
  await door.close();
}

/**
 * Every journey's `test`: it fails on any console error or warning, uncaught error or policy violation, and where a
 * patient's name, a token or an address of e-mail is told in the console, in an address, a referrer or a title.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  places: [async ({}, provide) => provide(servedAt()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, places }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), resolving(places)] }),
    { scope: 'worker' },
  ],
  request: async ({ playwright, baseURL, places }, provide) => {
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${places[baseURL ?? '']}`,
    });
    await provide(request);
    await request.dispose();
  },
  watch: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      const exemptions: Exemption[] = [];
      const over = (watched: BrowserContext) => listen(watched, (text) => complaints.push(text));
      await over(context);
      await provide({ over, exempt: (pattern, reason) => exemptions.push({ pattern, reason }) });
      const unexplained = complaints.filter((text) => !exemptions.some(({ pattern }) => pattern.test(text)));
      if (unexplained.length > 0) throw new Error(`The browser complained:\n${unexplained.join('\n')}`);
    },
    { auto: true },
  ],
  profile: async ({ browser, baseURL, watch, contextOptions }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...options,
      });
      await watch.over(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
