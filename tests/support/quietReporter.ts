import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { home } from './builds.mjs';

/** Says what failed, as it fails, and at the end how it went: one line. Whatever a journey itself prints is passed on. */
export default class QuietReporter implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') this.counts.skipped += 1;
    else if (test.ok()) this.counts.passed += 1;
    else {
      this.counts.failed += 1;
      const { file, line } = test.location;
      const where = `${relative(home, file)}:${line}`;
      const title = test.titlePath().filter(Boolean).slice(2).join(' › ');
      this.say(`FAILED  ${where}  ${title}\n${result.errors.map(textOf).join('\n')}\n${seenIn(result)}`);
    }
  }

  onError(error: TestError): void {
    this.say(textOf(error));
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd({ status, duration }: FullResult): void {
    // The test command counts by itself, from the report.
    if (process.env['JOURNEYS_REPORT'] && status !== 'interrupted') return;
    const { passed, failed, skipped } = this.counts;
    const also = [skipped > 0 && `${skipped} skipped`, status === 'interrupted' && 'interrupted'];
    const told = [`${passed} passed`, `${failed} failed`, ...also.filter(Boolean)].join(', ');
    this.say(`${told} in ${(duration / 1000).toFixed(0)} s`);
  }

  private say(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}

/** So much of a page's end says where a journey stood: dialogs and messages come last. */
const MOST_LINES = 80;

/** What the page showed when a journey failed: of a race nothing else is left. */
function seenIn({ attachments }: TestResult): string {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (path === undefined) return '';
  const [, snapshot = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return `${snapshot.split('\n').slice(-MOST_LINES).join('\n')}\n`;
}

const textOf = ({ message, stack, value }: TestError): string => stack ?? message ?? value ?? 'unknown';
