/** How many tests ended which way; whatever broke outside a test counts as one failure. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The parts used of the JSON that `vitest --reporter=json` writes. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** The parts used of the JSON that Playwright's json reporter writes. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  readonly errors: readonly unknown[]
}

/** Counts unit tests; a file that fails without a failed test in it (it cannot be loaded, its hooks throw) counts as one failure. */
export function countVitest(report: VitestReport): TestCount {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, skipped: report.numPendingTests }
}

/** Counts browser tests; one that passes only when repeated has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** What a suite's exit code adds to its count: a run that failed without a failed test, or that ran nothing, is a failure. */
export function judge(count: TestCount, exitCode: number): TestCount {
  const silentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return silentFailure ? { ...count, failed: 1 } : count
}

/** The sum of several suites. */
export function sum(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    skipped: counts.reduce((total, count) => total + count.skipped, 0),
  }
}

/** Whether a parsed file is what vitest writes. */
export function isVitestReport(report: unknown): report is VitestReport {
  return hasKeys(report, ['numPassedTests', 'numFailedTests', 'numPendingTests', 'testResults'])
}

/** Whether a parsed file is what Playwright writes. */
export function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return hasKeys(report, ['stats', 'errors'])
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key))
}
