import { accessSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runTool } from '../run-tool.ts'
import {
  countPlaywright,
  countVitest,
  isPlaywrightReport,
  isVitestReport,
  judge,
  nothing,
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
    const found = readReport(report)
    return judge(isVitestReport(found) ? countVitest(found) : nothing, exitCode)
  })
}

/**
 * Runs the browser suite, or those of its files that are named, such as `journeys/cart.spec.ts`, in one of its
 * projects, with additional environment variables and counts it; the storefront must be built.
 */
export async function runBrowserTests(
  env: Variables = {},
  part: { readonly project: string; readonly files: readonly string[] } | null = null,
): Promise<TestCount> {
  // A name that fits no file would leave that file out without a word.
  for (const file of part?.files ?? []) accessSync(join(projectRoot, 'e2e', file))
  return runPlaywright(
    ['e2e/playwright.config.ts', ...(part === null ? [] : [`--project=${part.project}`, ...part.files])],
    env,
  )
}

/** Runs the tests of the design system's components, in a browser, and counts them. */
export async function runGalleryTests(): Promise<TestCount> {
  return runPlaywright(['gallery/playwright.config.ts'], {})
}

async function runPlaywright(config: readonly string[], env: Variables): Promise<TestCount> {
  return withReportFile(async (report) => {
    const parameters = ['test', '--config', ...config, '--reporter=list,json']
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
