import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { sum } from './test/count-results.ts'
import { runBrowserTests, runUnitTests } from './test/run-suites.ts'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432'

const scratch = await createScratchDatabase(server).catch((cause: unknown) => {
  throw new Error('No PostgreSQL to test on: start one on 127.0.0.1:5432 for this user, or name a server in TEST_DATABASE_URL.', { cause })
})

try {
  await buildStorefrontIfChanged()
  const unit = await runUnitTests(['server/', 'database/'], { TEST_DATABASE_URL: scratch.url })
  const browser = await runBrowserTests({ E2E_DATABASE_URL: scratch.url })
  const { passed, failed, skipped } = sum([unit, browser])
  console.log(`\nOn PostgreSQL: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await scratch.drop()
}
