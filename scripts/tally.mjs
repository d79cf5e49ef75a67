// Counts tests in the JSON reports of vitest and Playwright. A missing report counts nothing: the caller knows that the run failed.

/** A file that broke before its first test is one failure. */
export function fromVitest(report) {
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only at a second attempt is a failure. */
export function fromPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (unexpected === 0 ? report.errors.length : 0),
    skipped,
  };
}
