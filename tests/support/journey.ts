import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

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

async function listen(context: BrowserContext, complain: (text: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, directive: string, blocked: string) =>
    complain(describe('securitypolicyviolation', `${directive} ${blocked}`, page.url())),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (directive: string, blocked: string) => void })
        .reportViolation;
      report(event.effectiveDirective, event.blockedURI);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(describe(`console ${message.type()}`, message.text(), message.location().url));
  });
  context.on('weberror', (error) =>
    complain(describe('pageerror', String(error.error().stack ?? error.error()), '')),
  );
}

interface Fixtures {
  watch: Watch;
  /** Opens a further browser profile with nothing in it, watched like the first. */
  profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Every journey's `test`: it fails on any console error or warning, uncaught error or policy violation. */
export const test = base.extend<Fixtures>({
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
