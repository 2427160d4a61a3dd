import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { hasFailed, sumCounts, formatSummary } from './test/count-results.ts'
import { runBrowserTests, runUnitTests } from './test/run-suites.ts'

/**
 * The journeys that write, for each area. How pages look and behave in the browser does not depend on the database, and
 * the tests of the server cover every call.
 */
const WRITING_JOURNEYS = [
  'access',
  'builder-landing',
  'builder-pages',
  'builder-together',
  'buy',
  'cart',
  'checkout',
  'forms',
  'sign-in',
].map((name) => `journeys/${name}.spec.ts`)

const server = process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432'

const scratch = await createScratchDatabase(server).catch((cause: unknown) => {
  throw new Error(
    'No PostgreSQL to test on: start one on 127.0.0.1:5432 for this user, or name a server in TEST_DATABASE_URL.',
    { cause },
  )
})

try {
  await buildStorefrontIfChanged()
  const unit = await runUnitTests(['server/', 'database/'], { TEST_DATABASE_URL: scratch.url })
  const browser = await runBrowserTests(
    { E2E_DATABASE_URL: scratch.url },
    { project: 'desktop', files: WRITING_JOURNEYS },
  )
  const total = sumCounts([unit, browser])
  console.log(`\nOn PostgreSQL:${formatSummary(total)}`)
  process.exitCode = hasFailed(total) ? 1 : 0
} finally {
  await scratch.drop()
}
