import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '@hydrant/database/testing/empty-database.ts'
import { people } from '@hydrant/demo/accounts.ts'

const PROGRAM = fileURLToPath(new URL('../testing/start-on-empty-database.ts', import.meta.url))

let database: EmptyDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

interface Start {
  readonly message: string | null
  readonly secret: string
  readonly webstores: number
  readonly users: number
}

test('two machines that start at once on a new database set up one shop, with one secret [RUN-21]', async () => {
  const machines = ['first', 'second'].map(() => {
    const child = spawn(process.execPath, [PROGRAM, database.url], { stdio: ['pipe', 'pipe', 'inherit'] })
    return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
  })
  try {
    for (const { lines } of machines) expect(await lines.next()).toMatchObject({ value: 'ready' })
    for (const { child } of machines) child.stdin.write('start\n')
    const starts = await Promise.all(
      machines.map(async ({ lines }) => {
        const start: Start = JSON.parse(String((await lines.next()).value))
        return start
      }),
    )
    for (const start of starts)
      expect(start).toMatchObject({ webstores: 1, users: people.length, secret: starts[0]?.secret })
    expect(starts.filter(({ message }) => message !== null)).toHaveLength(1)
  } finally {
    for (const { child } of machines) child.kill('SIGKILL')
  }
})
