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
      '{kernel,page-model,mail-templates,contract,client,database,server,demo,tooling,design,page-builder,storefront,back-office}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...unavailable],
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules: to load the server again for each of them took longer than its tests.
    isolate: false,
    // A test that passes only when repeated is named at the end of the run, and several of them fail it.
    retry: 1,
    // What hangs is found all the same; tests that start processes need time on a busy machine.
    testTimeout: 120_000,
    // The default of a second is too short on a busy machine for what is done in the background.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
})
