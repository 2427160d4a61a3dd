import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { writeInstanceFile } from '@hydrant/database/connection/instance.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { fillTestCatalogue } from '../testing/test-catalogue.ts'
import { writeProductFile } from './testing/many-rows.ts'
import { runImportCommand } from './testing/run-command.ts'

const MEGABYTE = 1024 * 1024
const TOKEN = 'the token of the operator'
const folder = await createDisposableFolder()
const lines: string[] = []
let freeBytes = 1024 * MEGABYTE
let database: Database
let app: OpenApp

beforeAll(async () => {
  database = await openDatabase({
    dataDir: join(folder.path, 'database'),
    readFreeBytes: () => Promise.resolve(freeBytes),
  })
  await database.migrate()
  await fillTestCatalogue(database)
  app = await openApp(database, {
    operatorToken: TOKEN,
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
  })
  await mkdir(join(folder.path, '.hydrant'))
  await writeInstanceFile(join(folder.path, '.hydrant'), { url: app.url, token: TOKEN })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await folder[Symbol.asyncDispose]()
})

test('an import into a shop whose disk is full says so, and the shop logs it [RUN-02]', async () => {
  const path = join(folder.path, 'many.csv')
  await writeProductFile(path, 20_000)
  freeBytes = 20 * MEGABYTE
  await expect.poll(() => database.isReadOnly, { timeout: 10_000 }).toBe(true)
  const { code, stderr } = await runImportCommand(folder.path, path)
  expect(stderr).toBe(
    'The import stopped. Nothing can be saved at the moment: the disk of the shop is full. Try again later. What was reported so far is stored; run it again to load the rest.\n',
  )
  expect(code).toBe(1)
  expect(lines.filter((line) => line.includes('an import stopped before the end of its file'))).toHaveLength(1)
  freeBytes = 1024 * MEGABYTE
  await expect.poll(() => database.isReadOnly, { timeout: 10_000 }).toBe(false)
})

test('an import that its sender breaks off is logged, once, and as a request [RUN-10]', async () => {
  lines.length = 0
  const upload = request(`${app.url}/admin/import/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'text/csv' },
  })
  upload.on('error', () => undefined)
  const arrived = once(app.app.server, 'request')
  upload.write('Product Name,SKU\nOne,1\n')
  await arrived
  upload.destroy()
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg).toSorted()
  await expect.poll(messages).toEqual(['an import stopped before the end of its file', 'request'])
})
