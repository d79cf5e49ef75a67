// Counts tests in the JSON reports of vitest and Playwright and names those that failed. A missing report counts nothing:
// the caller knows that the run failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { home } from './prerequisites.mjs';

// oxlint-disable-next-line no-control-regex -- colours
const plain = (text = '') => text.replaceAll(/\u001B\[[0-9;]*m/g, '');
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The report at a path, or undefined. */
export const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** File and line of the test file where a failure came up. */
function placeIn(path, message) {
  const line = new RegExp(`${escaped(path)}:(\\d+)`).exec(message)?.[1];
  return [relative(home, path), line].filter(Boolean).join(':');
}

/** A file that broke before its first test is one failure. */
export function fromVitest(report) {
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = [
    ...broken.map(({ name, message }) => ({
      place: relative(home, name),
      title: '',
      message: plain(message),
    })),
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => {
          const message = plain(failureMessages[0]);
          return { place: placeIn(file.name, message), title: fullName, message };
        }),
    ),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** A test that passed only at a second attempt is a failure. */
export function fromPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 ? report.errors : [];
  const failures = report.suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        place: `tests/journeys/${file}:${results[0]?.error?.location?.line ?? line}`,
        title,
        message: plain(results[0]?.error?.message),
      })),
  );
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    skipped,
    failures: [...failures, ...outside.map(({ message }) => ({ title: plain(message) }))],
  };
}
