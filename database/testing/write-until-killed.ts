import { sql } from 'drizzle-orm'
import { openDatabase } from '../connection/open-database.ts'

// Run by a test as `node write-until-killed.ts <dataDir>`: writes rows and prints each number once its commit is
// acknowledged, until it is killed.
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ dataDir })
await database.transaction((tx) => tx.execute(sql`create table if not exists written (number int primary key)`))
const { rows } = await database.query((db) =>
  db.execute<{ next: number }>(sql`select coalesce(max(number), 0) + 1 as next from written`),
)

for (let number = rows[0]?.next ?? 1; ; number += 1) {
  await database.transaction((tx) => tx.execute(sql`insert into written values (${number})`))
  process.stdout.write(`${number}\n`)
}
