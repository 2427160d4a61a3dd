import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'

test('two transactions in a deadlock both succeed in the end', async () => {
  const database = await openTestDatabase()
  await database.transaction(async (tx) => {
    await tx.execute(sql`create table tug (id int primary key, pulls int not null)`)
    await tx.execute(sql`insert into tug values (1, 0), (2, 0)`)
  })
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  let holding = 0
  const pull = (first: number, second: number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`update tug set pulls = pulls + 1 where id = ${first}`)
      if ((holding += 1) === 2) resolve()
      await bothHold
      await tx.execute(sql`update tug set pulls = pulls + 1 where id = ${second}`)
    })
  await Promise.all([pull(1, 2), pull(2, 1)])
  const { rows } = await database.query((db) => db.execute(sql`select id, pulls from tug order by id`))
  expect(rows).toEqual([
    { id: 1, pulls: 2 },
    { id: 2, pulls: 2 },
  ])
  await database.close()
})
