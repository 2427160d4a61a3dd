import { openDatabase } from '../connection/open-database.ts'

// Run by a test as `node hold-database.ts <dataDir>`: opens the database, prints 'open' or the error, and holds it
// until it is killed.
const [, , dataDir = ''] = process.argv

try {
  await openDatabase({ dataDir })
  process.stdout.write('open\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
