/** The URL of the PostgreSQL server that tests run on; undefined: they run on the embedded database. */
export const testServerUrl = process.env['TEST_DATABASE_URL'] || undefined
