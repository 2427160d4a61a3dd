import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { hasFailed, sum, summary } from './test/count-results.ts'
import { runBrowserTests, runUnitTests } from './test/run-suites.ts'

/**
 * Journeys through each area that writes. What pages look like and do in the browser does not depend on where the data
 * is, and every call is tried by the tests of the server.
 */
const WRITING = [
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
  const browser = await runBrowserTests({ E2E_DATABASE_URL: scratch.url }, { project: 'desktop', files: WRITING })
  const all = sum([unit, browser])
  console.log(`\nOn PostgreSQL:${summary(all)}`)
  process.exitCode = hasFailed(all) ? 1 : 0
} finally {
  await scratch.drop()
}
