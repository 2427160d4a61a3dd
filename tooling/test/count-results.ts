import { stripVTControlCharacters } from 'node:util'

/** The test counts by outcome; an error outside a test counts as one failure. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** One line for each failure: what failed, and how. */
  readonly failures: readonly string[]
  /** One line for each test that passed only when retried; it counts as passed, too. */
  readonly flaky: readonly string[]
}

/** The fields used from the JSON of `vitest --reporter=json`. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** The fields used from the JSON of Playwright's json reporter. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The counts of a run without tests. */
export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

/**
 * The maximum number of flaky tests of a run that has not failed: the machine may cause a few, more are caused by our
 * code.
 */
const MAX_FLAKY = 3

/**
 * Counts unit tests; a file that fails without a failed test in it (it cannot be loaded, its hooks throw) counts as one
 * failure.
 */
export function countVitestResults(report: VitestReport): TestCount {
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name })),
  )
  const line = ({ file, fullName, failureMessages }: (typeof results)[number]): string =>
    describeFailure(`${file}: ${fullName}`, failureMessages[0])
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...results.filter(({ status }) => status === 'failed').map(line),
      ...broken.map(({ name, message }) => describeFailure(name, message)),
    ],
    flaky: results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).map(line),
  }
}

/** Counts browser tests. */
export function countPlaywrightResults({ stats, errors, suites }: PlaywrightReport): TestCount {
  const tests = suites.flatMap(listPlaywrightTests)
  const linesWith = (status: string): string[] => tests.filter((test) => test.status === status).map(({ line }) => line)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...linesWith('unexpected'),
      ...errors.map(({ message }) => describeFailure('outside the tests', message)),
    ],
    flaky: linesWith('flaky'),
  }
}

/** Adds a failure to a count without failures if the run ended with an error code or ran no test. */
export function addFailureForExitCode(count: TestCount, exitCode: number): TestCount {
  const silentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return silentFailure
    ? {
        ...count,
        failed: 1,
        failures: [exitCode === 0 ? 'a suite ran no test' : `a suite ended with code ${exitCode}`],
      }
    : count
}

/** Returns the sum of the counts of several suites. */
export function sumCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    skipped: counts.reduce((total, count) => total + count.skipped, 0),
    failures: counts.flatMap(({ failures }) => failures),
    flaky: counts.flatMap(({ flaky: unsteady }) => unsteady),
  }
}

/** Whether a run has failed: a test failed, or too many were flaky. */
export function hasFailed({ failed, flaky: unsteady }: TestCount): boolean {
  return failed > 0 || unsteady.length > MAX_FLAKY
}

/** Formats the end of a run's output: what failed and how, what was flaky, and the counts. */
export function formatSummary(count: TestCount): string {
  const { passed, failed, skipped, failures, flaky: unsteady } = count
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
  return [
    '',
    ...list('Failed:', failures),
    ...list(`Passed only when repeated (more than ${MAX_FLAKY} fail the run):`, unsteady),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}

/** Whether a parsed file is a vitest report. */
export function isVitestReport(report: unknown): report is VitestReport {
  return hasKeys(report, ['numPassedTests', 'numFailedTests', 'numPendingTests', 'testResults'])
}

/** Whether a parsed file is a Playwright report. */
export function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return hasKeys(report, ['stats', 'errors', 'suites'])
}

function listPlaywrightTests({
  file,
  specs,
  suites = [],
}: PlaywrightSuite): { readonly status: string; readonly line: string }[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      line: describeFailure(
        `[${projectName}] ${file}:${line} ${title}`,
        results.find(({ error }) => error !== undefined)?.error?.message,
      ),
    })),
  )
  return [...own, ...suites.flatMap(listPlaywrightTests)]
}

/** Returns `what`, the name of a test, with the first lines of its error, which have the expected and actual values. */
function describeFailure(what: string, error = ''): string {
  const beginning = stripVTControlCharacters(error)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 6)
    .join(' | ')
  return beginning === '' ? what : `${what}: ${beginning}`
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key))
}
