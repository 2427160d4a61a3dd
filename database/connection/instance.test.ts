import { spawnSync } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDisposableFolder } from '../testing/temporary-folder.ts'
import { writeInstanceFile, findRunningInstance, deleteInstanceFile } from './instance.ts'

const access = { url: 'http://127.0.0.1:3000', token: 'secret' }

/** Writes an instance file as another process would have left it. */
async function announceAs(dataDir: string, changes: object): Promise<void> {
  await writeInstanceFile(dataDir, access)
  const path = join(dataDir, 'instance.json')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...changes }))
}

test('a running shop is found by its data folder until it withdraws its instance file', async () => {
  await using folder = await createDisposableFolder()
  expect(await findRunningInstance(folder.path)).toBeUndefined()
  await writeInstanceFile(folder.path, access)
  expect(await findRunningInstance(folder.path)).toMatchObject({ ...access, pid: process.pid })
  await deleteInstanceFile(folder.path)
  expect(await findRunningInstance(folder.path)).toBeUndefined()
})

test.skipIf(process.platform === 'win32')(
  'only the owner can read the announcement, also when it replaces another',
  async () => {
    await using folder = await createDisposableFolder()
    await writeFile(join(folder.path, 'instance.json'), '{}', { mode: 0o644 })
    await writeInstanceFile(folder.path, access)
    expect((await stat(join(folder.path, 'instance.json'))).mode & 0o777).toBe(0o600)
  },
)

test('the instance file of a process that has ended is ignored', async () => {
  await using folder = await createDisposableFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  await announceAs(folder.path, { pid })
  expect(await findRunningInstance(folder.path)).toBeUndefined()
})

test.each([
  ['started at another time', { processBirth: 'another boot 1' }],
  ['was announced before the machine started', { processBirth: null, announcedAt: '2001-01-01T00:00:00.000Z' }],
])('a process that merely has the same id is not taken for the shop that %s', async (_case, changes) => {
  await using folder = await createDisposableFolder()
  await announceAs(folder.path, changes)
  expect(await findRunningInstance(folder.path)).toBeUndefined()
})

test('an unreadable instance file counts as none', async () => {
  await using folder = await createDisposableFolder()
  await writeFile(join(folder.path, 'instance.json'), '{"pid":')
  expect(await findRunningInstance(folder.path)).toBeUndefined()
})

test("another process's instance file is not deleted", async () => {
  await using folder = await createDisposableFolder()
  await announceAs(folder.path, { pid: process.ppid, processBirth: null })
  await deleteInstanceFile(folder.path)
  expect(await findRunningInstance(folder.path)).toMatchObject({ pid: process.ppid })
})
