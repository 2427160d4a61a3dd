import { buildPagesIfChanged } from './building/build-pages.ts'
import { hasFailed, noTests, sumCounts, formatSummary, type TestCount } from './test/count-results.ts'
import { runBrowserTests, runGalleryTests, runUnitTests } from './test/run-suites.ts'

// On the embedded database, also where `.ci/run` names a PostgreSQL server for later tests.
const unit = await runUnitTests([], { TEST_DATABASE_URL: '' })
const total = sumCounts([unit, await runGalleryTests(), await buildAndRunBrowserTests()])

console.log(formatSummary(total))
process.exitCode = hasFailed(total) ? 1 : 0

async function buildAndRunBrowserTests(): Promise<TestCount> {
  try {
    await buildPagesIfChanged()
  } catch (error) {
    console.error(error)
    return { ...noTests, failed: 1, failures: ['the storefront could not be built'] }
  }
  return runBrowserTests({ E2E_DATABASE_URL: '' })
}
