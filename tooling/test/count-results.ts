import { stripVTControlCharacters } from 'node:util'

/** How many tests ended which way; whatever broke outside a test counts as one failure. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line about each failure: what failed, and how. */
  readonly failures: readonly string[]
  /** A line about each test that passed only when it was repeated; it is among the passed. */
  readonly unsteady: readonly string[]
}

/** The parts used of the JSON that `vitest --reporter=json` writes. */
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

/** The parts used of the JSON that Playwright's json reporter writes. */
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

/** No test at all. */
export const nothing: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }

/**
 * How many tests of a run may pass only when repeated before it has failed: one now and then is the machine's, several
 * are ours.
 */
const UNSTEADY_ALLOWED = 3

/**
 * Counts unit tests; a file that fails without a failed test in it (it cannot be loaded, its hooks throw) counts as one
 * failure.
 */
export function countVitest(report: VitestReport): TestCount {
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name })),
  )
  const line = ({ file, fullName, failureMessages }: (typeof results)[number]): string =>
    describe(`${file}: ${fullName}`, failureMessages[0])
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [
      ...results.filter(({ status }) => status === 'failed').map(line),
      ...broken.map(({ name, message }) => describe(name, message)),
    ],
    unsteady: results
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(line),
  }
}

/** Counts browser tests. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): TestCount {
  const tests = suites.flatMap(testsIn)
  const having = (status: string): string[] => tests.filter((test) => test.status === status).map(({ line }) => line)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...having('unexpected'), ...errors.map(({ message }) => describe('outside the tests', message))],
    unsteady: having('flaky'),
  }
}

/**
 * What a suite's exit code adds to its count: a run that failed without a failed test, or that ran nothing, is a
 * failure.
 */
export function judge(count: TestCount, exitCode: number): TestCount {
  const silentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return silentFailure
    ? {
        ...count,
        failed: 1,
        failures: [exitCode === 0 ? 'a suite ran no test' : `a suite ended with code ${exitCode}`],
      }
    : count
}

/** The sum of several suites. */
export function sum(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    skipped: counts.reduce((total, count) => total + count.skipped, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unsteady: counts.flatMap(({ unsteady }) => unsteady),
  }
}

/** Whether a run has failed: something in it did, or too much of it passed only when repeated. */
export function hasFailed({ failed, unsteady }: TestCount): boolean {
  return failed > 0 || unsteady.length > UNSTEADY_ALLOWED
}

/**
 * What is said at the end of a run, where it is seen however much was printed before: what failed and how, what passed
 * only when repeated, and the counts.
 */
export function summary(count: TestCount): string {
  const { passed, failed, skipped, failures, unsteady } = count
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
  return [
    '',
    ...list('Failed:', failures),
    ...list(`Passed only when repeated (more than ${UNSTEADY_ALLOWED} fail the run):`, unsteady),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}

/** Whether a parsed file is what vitest writes. */
export function isVitestReport(report: unknown): report is VitestReport {
  return hasKeys(report, ['numPassedTests', 'numFailedTests', 'numPendingTests', 'testResults'])
}

/** Whether a parsed file is what Playwright writes. */
export function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return hasKeys(report, ['stats', 'errors', 'suites'])
}

function testsIn({ file, specs, suites = [] }: PlaywrightSuite): { readonly status: string; readonly line: string }[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      line: describe(
        `[${projectName}] ${file}:${line} ${title}`,
        results.find(({ error }) => error !== undefined)?.error?.message,
      ),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** The beginning of the error goes on the line: what was expected and what came stand there. */
function describe(what: string, error = ''): string {
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
