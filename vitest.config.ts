import { configDefaults, defineConfig } from 'vitest/config'

// Locks and other things that need several sessions can only be tried on a PostgreSQL server, not on the embedded
// database.
const needsServer = '**/*.postgresql.test.ts'
const unavailable = process.env['TEST_DATABASE_URL'] ? [] : [needsServer]

export default defineConfig({
  test: {
    environment: 'node',
    // Style sheets that are read as text are what they are; all others are left out.
    css: { include: [/\.css\?raw$/] },
    include: [
      '{kernel,page-model,contract,client,database,server,demo,tooling,design,page-builder,storefront}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...unavailable],
    pool: 'forks',
    maxWorkers: 2,
    // A test that passes only when repeated is named at the end of the run, and several of them fail it.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
