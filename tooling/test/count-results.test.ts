import { expect, test } from 'vitest'
import {
  countPlaywrightResults,
  countVitestResults,
  hasFailed,
  isPlaywrightReport,
  isVitestReport,
  addFailureForExitCode,
  noTests,
  sumCounts,
  formatSummary,
} from './count-results.ts'

const unit = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] }
const passingResult = { fullName: 'adds', status: 'passed', failureMessages: [] }
const failingResult = {
  fullName: 'subtracts',
  status: 'failed',
  failureMessages: ['AssertionError: expected 2 to be 1\n    at sum.test.ts:3'],
}
const repeatedResult = { ...failingResult, fullName: 'counts', status: 'passed' }

test('unit tests are counted by outcome, and those that failed or were retried are listed with their error', () => {
  const counted = countVitestResults({
    ...unit,
    testResults: [
      {
        name: 'sum.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [passingResult, failingResult, repeatedResult],
      },
    ],
  })
  expect(counted).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['sum.test.ts: subtracts: AssertionError: expected 2 to be 1 | at sum.test.ts:3'],
    flaky: ['sum.test.ts: counts: AssertionError: expected 2 to be 1 | at sum.test.ts:3'],
  })
})

test('a unit test file that cannot be loaded counts as one failure', () => {
  const broken = { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const failing = { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [failingResult] }
  const { failed, failures } = countVitestResults({ ...unit, testResults: [broken, failing] })
  expect(failed).toBe(2)
  expect(failures).toContain('broken.test.ts: no such module')
})

test('browser tests are counted by outcome at any depth, and a broken set-up is a failure', () => {
  const toTest = (status: string) => ({
    projectName: 'desktop',
    status,
    results: [{ error: { message: '\u001B[31mno Cart heading\u001B[39m' } }, {}],
  })
  const nestedSuite = { file: 'cart.spec.ts', specs: [{ title: 'is emptied', line: 7, tests: [toTest('flaky')] }] }
  const suites = [
    {
      file: 'cart.spec.ts',
      specs: [{ title: 'is shown', line: 3, tests: [toTest('unexpected')] }],
      suites: [nestedSuite],
    },
  ]
  expect(
    countPlaywrightResults({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no browser' }],
      suites,
    }),
  ).toEqual({
    passed: 6,
    failed: 2,
    skipped: 0,
    failures: ['[desktop] cart.spec.ts:3 is shown: no Cart heading', 'outside the tests: no browser'],
    flaky: ['[desktop] cart.spec.ts:7 is emptied: no Cart heading'],
  })
})

test.each([
  { what: 'a run that failed without a failed test', count: { passed: 4 }, exitCode: 1, failed: 1 },
  { what: 'a run without tests', count: {}, exitCode: 0, failed: 1 },
  { what: 'a run with a failed test', count: { passed: 4, failed: 2 }, exitCode: 1, failed: 2 },
  { what: 'a good run', count: { passed: 4 }, exitCode: 0, failed: 0 },
])('$what counts $failed failures', ({ count, exitCode, failed }) => {
  expect(addFailureForExitCode({ ...noTests, ...count }, exitCode).failed).toBe(failed)
})

test.each([
  { what: 'nothing repeated', flaky: 0, failed: false },
  { what: 'three tests repeated', flaky: 3, failed: false },
  { what: 'four tests repeated', flaky: 4, failed: true },
])('a run with $what has failed: $failed', ({ flaky: unsteady, failed }) => {
  expect(hasFailed({ ...noTests, passed: 9, flaky: Array.from({ length: unsteady }, String) })).toBe(failed)
})

test('suites add up', () => {
  const count = { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'], flaky: ['c'] }
  expect(sumCounts([count, count])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 6,
    failures: ['a', 'b', 'a', 'b'],
    flaky: ['c', 'c'],
  })
})

test('the summary of a run lists what failed, what was retried, and the counts', () => {
  expect(
    formatSummary({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['cart.spec.ts:3 is shown'],
      flaky: ['cart.spec.ts:7 is emptied'],
    }).split('\n'),
  ).toEqual([
    '',
    'Failed:',
    '  cart.spec.ts:3 is shown',
    '',
    'Passed only when repeated (more than 3 fail the run):',
    '  cart.spec.ts:7 is emptied',
    '',
    '5 passed, 1 failed',
  ])
})

test('reports are distinguished from other files', () => {
  expect(isVitestReport(unit)).toBe(true)
  expect(isPlaywrightReport(unit)).toBe(false)
  expect(isPlaywrightReport({ stats: {}, errors: [], suites: [] })).toBe(true)
})
