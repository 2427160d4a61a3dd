import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { sum, type TestCount } from './test/count-results.ts'
import { runBrowserTests, runUnitTests } from './test/run-suites.ts'

const unit = await runUnitTests()
const { passed, failed, skipped } = sum([unit, await buildAndRunBrowserTests()])

if (skipped > 0) console.error(`\n${skipped} skipped.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function buildAndRunBrowserTests(): Promise<TestCount> {
  try {
    await buildStorefrontIfChanged()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  return runBrowserTests()
}
