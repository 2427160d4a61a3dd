import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run-tool.ts'
import { countPlaywright, countVitest, isPlaywrightReport, isVitestReport, judge, type TestCount } from './count-results.ts'

const nothing: TestCount = { passed: 0, failed: 0, skipped: 0 }

type Variables = Readonly<Record<string, string>>

/** Runs the unit suite, or the part of it whose files match `filters`, with additional environment variables, and counts it. */
export async function runUnitTests(filters: readonly string[] = [], env: Variables = {}): Promise<TestCount> {
  return withReportFile(async (report) => {
    const parameters = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
    const exitCode = await runTool({ package: 'vitest' }, parameters, { env })
    const found = readReport(report)
    return judge(isVitestReport(found) ? countVitest(found) : nothing, exitCode)
  })
}

/** Runs the browser suite with additional environment variables and counts it; the storefront must be built. */
export async function runBrowserTests(env: Variables = {}): Promise<TestCount> {
  return withReportFile(async (report) => {
    const parameters = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
    const exitCode = await runTool({ package: '@playwright/test', command: 'playwright' }, parameters, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const found = readReport(report)
    return judge(isPlaywrightReport(found) ? countPlaywright(found) : nothing, exitCode)
  })
}

async function withReportFile(work: (report: string) => Promise<TestCount>): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'hydrant-results-'))
  try {
    return await work(join(folder, 'results.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
