import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { hasFailed, nothing, sum, summary, type TestCount } from './test/count-results.ts'
import { runBrowserTests, runGalleryTests, runUnitTests } from './test/run-suites.ts'

const unit = await runUnitTests()
const all = sum([unit, await runGalleryTests(), await buildAndRunBrowserTests()])

console.log(summary(all))
process.exitCode = hasFailed(all) ? 1 : 0

async function buildAndRunBrowserTests(): Promise<TestCount> {
  try {
    await buildStorefrontIfChanged()
  } catch (error) {
    console.error(error)
    return { ...nothing, failed: 1, failures: ['the storefront could not be built'] }
  }
  return runBrowserTests()
}
