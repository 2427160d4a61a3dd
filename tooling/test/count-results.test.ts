import { expect, test } from 'vitest'
import { countPlaywright, countVitest, isPlaywrightReport, isVitestReport, judge, sum } from './count-results.ts'

const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] }

test('unit tests are counted by outcome', () => {
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a unit test file that cannot be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countVitest({ ...report, testResults: [broken, failing] }).failed).toBe(2)
})

test('a browser test that passes only when repeated has failed, and so has a broken set-up', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats, errors: ['set-up'] })).toEqual({ passed: 5, failed: 3, skipped: 0 })
})

test.each([
  { what: 'a run that failed without a failed test', count: { passed: 4, failed: 0, skipped: 0 }, exitCode: 1, failed: 1 },
  { what: 'a run without tests', count: { passed: 0, failed: 0, skipped: 0 }, exitCode: 0, failed: 1 },
  { what: 'a run with a failed test', count: { passed: 4, failed: 2, skipped: 0 }, exitCode: 1, failed: 2 },
  { what: 'a good run', count: { passed: 4, failed: 0, skipped: 0 }, exitCode: 0, failed: 0 },
])('$what counts $failed failures', ({ count, exitCode, failed }) => {
  expect(judge(count, exitCode).failed).toBe(failed)
})

test('suites add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})

test('reports are told from other files', () => {
  expect(isVitestReport(report)).toBe(true)
  expect(isPlaywrightReport(report)).toBe(false)
  expect(isPlaywrightReport({ stats: {}, errors: [] })).toBe(true)
})
