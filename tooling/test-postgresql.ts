import { buildPagesIfChanged } from './building/build-pages.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { hasFailed, sumCounts, formatSummary } from './test/count-results.ts'
import { runBrowserTests, runUnitTests } from './test/run-suites.ts'

/**
 * The browser tests in which pages use the database in ways that the tests of the server do not: several calls of one
 * page at once on separate connections, two visitors at one page, changes that the database announces to the page of
 * another visitor, and connections that are cut.
 */
const POSTGRESQL_JOURNEYS = ['builder-together', 'buy', 'failing-database.postgresql'].map(
  (name) => `journeys/${name}.spec.ts`,
)

/**
 * The tests that several sessions at once, locks, or the driver can make fail: both databases are PostgreSQL, so that
 * one is enough for what only reads, for who may send which request, and for what is refused whatever is stored.
 */
const POSTGRESQL_TESTS = [
  '.postgresql.test.ts',
  'database/',
  'server/accounts/',
  'server/app/leaks',
  'server/app/processes',
  'server/background-jobs/',
  'server/backup/',
  'server/cache/',
  'server/cart/',
  'server/checkout/',
  'server/content/',
  'server/context/',
  'server/events/',
  'server/history/',
  'server/inventory/',
  'server/orders/',
  'server/payments/',
  'server/pricing/',
  'server/promotions/',
  'server/records/',
  'server/session/',
  'server/setup/',
  'server/wishlists/',
]

/** Tests of what only the embedded database does. */
const EMBEDDED_ONLY = ['database/connection/data-folder.test.ts', 'database/connection/embedded-folder.test.ts']

const server = process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432'

const scratch = await createScratchDatabase(server).catch((cause: unknown) => {
  throw new Error(
    'No PostgreSQL to test on: start one on 127.0.0.1:5432 for this user, or name a server in TEST_DATABASE_URL.',
    { cause },
  )
})

try {
  await buildPagesIfChanged()
  const excluded = EMBEDDED_ONLY.map((file) => `--exclude=${file}`)
  const unit = await runUnitTests([...POSTGRESQL_TESTS, ...excluded], { TEST_DATABASE_URL: scratch.url })
  const browser = await runBrowserTests(
    { E2E_DATABASE_URL: scratch.url },
    { project: 'desktop', files: POSTGRESQL_JOURNEYS },
  )
  const total = sumCounts([unit, browser])
  console.log(`\nOn PostgreSQL:${formatSummary(total)}`)
  process.exitCode = hasFailed(total) ? 1 : 0
} finally {
  await scratch.drop()
}
