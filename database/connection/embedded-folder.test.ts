import fs from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startChildScript } from '../testing/child-script.ts'
import { createDisposableFolder } from '../testing/temporary-folder.ts'
import { openDatabase } from './open-database.ts'

const made = await createDisposableFolder()

beforeAll(async () => (await openDatabase({ dataDir: made.path })).close())
afterAll(() => made[Symbol.asyncDispose]())

/** A separate data folder for one test, with an empty database: copying one is faster than creating one. */
async function dataFolder(): ReturnType<typeof createDisposableFolder> {
  const folder = await createDisposableFolder()
  await cp(made.path, folder.path, { recursive: true })
  return folder
}

test('a second process on the folder gets an error that names the first one, which continues', async () => {
  await using folder = await dataFolder()
  const first = startChildScript('hold-database.ts', folder.path)
  try {
    expect(await first.lines.next()).toMatchObject({ value: 'open' })
    await expect(openDatabase({ dataDir: folder.path })).rejects.toThrow(
      `${folder.path} is in use by process ${first.pid}.`,
    )
    const second = startChildScript('hold-database.ts', folder.path)
    expect((await second.lines.next()).value).toContain(`in use by process ${first.pid}.`)
  } finally {
    await first.kill()
  }
})

test('the same process cannot open a folder twice, and can after closing the first', async () => {
  await using folder = await dataFolder()
  const first = await openDatabase({ dataDir: folder.path })
  await expect(openDatabase({ dataDir: folder.path })).rejects.toThrow(`in use by process ${process.pid}.`)
  await first.close()
  await (await openDatabase({ dataDir: folder.path })).close()
})

test('of processes that start at the same time on a folder of a killed one, exactly one opens it', async () => {
  await using folder = await dataFolder()
  const killed = startChildScript('hold-database.ts', folder.path)
  await killed.lines.next()
  await killed.kill()
  const starters = [1, 2, 3].map(() => startChildScript('hold-database.ts', folder.path))
  try {
    const outputs = await Promise.all(starters.map(async (starter) => String((await starter.lines.next()).value)))
    expect(outputs.filter((answer) => answer === 'open')).toHaveLength(1)
    expect(outputs.filter((answer) => answer.includes('is in use by'))).toHaveLength(2)
  } finally {
    await Promise.all(starters.map((starter) => starter.kill()))
  }
})

test('all acknowledged writes survive three kills of the writing process', async () => {
  await using folder = await dataFolder()
  let acknowledged = 0
  for (const enough of [5, 60, 170]) {
    const writer = startChildScript('write-until-killed.ts', folder.path)
    while (acknowledged < enough) acknowledged = Number((await writer.lines.next()).value)
    await writer.kill()
    for await (const line of { [Symbol.asyncIterator]: () => writer.lines }) acknowledged = Number(line)

    const database = await openDatabase({ dataDir: folder.path })
    const { rows } = await database.query((db) =>
      db.execute<{ count: number; last: number }>(sql`select count(*) as count, max(number) as last from written`),
    )
    await database.close()
    expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged)
    expect(rows[0]?.count).toBe(rows[0]?.last)
  }
})

test('every commit is synced to disk before it is acknowledged', async () => {
  await using folder = await dataFolder()
  const sync = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  try {
    const database = await openDatabase({ dataDir: folder.path })
    await database.transaction((tx) => tx.execute(sql`create table written (number int)`))
    sync.mockClear()
    await database.transaction((tx) => tx.execute(sql`insert into written values (1)`))
    expect(sync).toHaveBeenCalled()
    await database.close()
  } finally {
    sync.mockRestore()
    syncBuiltinESMExports()
  }
})

test('an interrupted first start does not block the next one, and nothing is deleted', async () => {
  await using folder = await createDisposableFolder()
  await mkdir(join(folder.path, 'database'))
  await writeFile(join(folder.path, 'database', 'PG_VERSION'), '')
  await writeFile(join(folder.path, 'database.unfinished'), '')
  const database = await openDatabase({ dataDir: folder.path })
  expect((await database.query((db) => db.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  await database.transaction((tx) => tx.execute(sql`create table kept (id int)`))
  await database.close()
  const again = await openDatabase({ dataDir: folder.path })
  expect((await again.query((db) => db.execute(sql`select id from kept`))).rows).toEqual([])
  await again.close()
  const aside = (await readdir(folder.path)).filter((name) => name.startsWith('database.put-aside-'))
  expect(aside).toHaveLength(1)
  expect(await readdir(join(folder.path, aside[0] ?? ''))).toEqual(['PG_VERSION'])
})

test('a folder that cannot be used fails with the reason, and does not stay locked', async () => {
  await using folder = await createDisposableFolder()
  await writeFile(join(folder.path, 'file'), '')
  await expect(openDatabase({ dataDir: join(folder.path, 'file') })).rejects.toThrow(
    /The data folder .*file cannot be used: a file is where the folder should be/,
  )
  await writeFile(join(folder.path, 'database'), 'no folder')
  await expect(openDatabase({ dataDir: folder.path })).rejects.toThrow('cannot be opened')
  fs.rmSync(join(folder.path, 'database'))
  await (await openDatabase({ dataDir: folder.path })).close()
})

test('closing waits for a transaction that is running', async () => {
  await using folder = await dataFolder()
  const database = await openDatabase({ dataDir: folder.path })
  const running = database.transaction(async (tx) => {
    await tx.execute(sql`create table kept (id int)`)
    return (await tx.execute(sql`insert into kept values (1)`)).rowCount
  })
  await database.close()
  expect(await running).toBe(1)
  const again = await openDatabase({ dataDir: folder.path })
  expect((await again.query((db) => db.execute(sql`select id from kept`))).rows).toEqual([{ id: 1 }])
  await again.close()
})
