import { accessSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runTool } from '../run-tool.ts'
import {
  countPlaywrightResults,
  countVitestResults,
  isPlaywrightReport,
  isVitestReport,
  addFailureForExitCode,
  noTests,
  type TestCount,
} from './count-results.ts'

type Variables = Readonly<Record<string, string>>

/**
 * Runs the unit suite, or the part of it whose files match `filters`, with additional environment variables, and counts
 * it.
 */
export async function runUnitTests(filters: readonly string[] = [], env: Variables = {}): Promise<TestCount> {
  return withReportFile(async (report) => {
    const parameters = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
    const exitCode = await runTool({ package: 'vitest' }, parameters, { env })
    const parsedReport = readReport(report)
    return addFailureForExitCode(isVitestReport(parsedReport) ? countVitestResults(parsedReport) : noTests, exitCode)
  })
}

/**
 * Runs the browser suite, or the given files of it, such as `journeys/cart.spec.ts`, in one project, with additional
 * environment variables, and counts it; the storefront must be built.
 */
export async function runBrowserTests(
  env: Variables = {},
  selection: { readonly project: string; readonly files: readonly string[] } | null = null,
): Promise<TestCount> {
  // Playwright would silently ignore a name that matches no file.
  for (const file of selection?.files ?? []) accessSync(join(projectRoot, 'e2e', file))
  return runPlaywright(
    ['e2e/playwright.config.ts', ...(selection === null ? [] : [`--project=${selection.project}`, ...selection.files])],
    env,
  )
}

/** Runs the browser tests of the design system's components and counts them. */
export async function runGalleryTests(): Promise<TestCount> {
  return runPlaywright(['gallery/playwright.config.ts'], {})
}

async function runPlaywright(configParameters: readonly string[], env: Variables): Promise<TestCount> {
  return withReportFile(async (report) => {
    const parameters = ['test', '--config', ...configParameters, '--reporter=list,json']
    const exitCode = await runTool({ package: '@playwright/test', command: 'playwright' }, parameters, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const parsedReport = readReport(report)
    return addFailureForExitCode(
      isPlaywrightReport(parsedReport) ? countPlaywrightResults(parsedReport) : noTests,
      exitCode,
    )
  })
}

async function withReportFile(run: (report: string) => Promise<TestCount>): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'hydrant-results-'))
  try {
    return await run(join(folder, 'results.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
