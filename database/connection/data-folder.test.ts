import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDisposableFolder } from '../testing/temporary-folder.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './open-database.ts'

test('a missing folder is created, an existing one stays', async () => {
  await using folder = await createDisposableFolder()
  const dataDir = join(folder.path, 'a/b')
  await prepareDataFolder(dataDir)
  await writeFile(join(dataDir, 'kept'), 'kept')
  await prepareDataFolder(dataDir)
  expect(await readFile(join(dataDir, 'kept'), 'utf8')).toBe('kept')
})

test.each([
  ['the folder itself', ''],
  ['a folder above', '/inside'],
])('the error for a file in the place of %s names it', async (_, below) => {
  await using folder = await createDisposableFolder()
  const path = join(folder.path, 'taken')
  await writeFile(path, '')
  await expect(prepareDataFolder(path + below)).rejects.toThrow(
    `The data folder ${path}${below} cannot be used: a file is where the folder should be.`,
  )
})

test('the folder and its contents are private to this user, whatever the umask was [RUN-01]', async () => {
  await using folder = await createDisposableFolder()
  const dataDir = join(folder.path, 'shop')
  await mkdir(join(dataDir, 'older/base'), { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, 'older/base/1'), '', { mode: 0o644 })
  await writeFile(join(dataDir, 'secret'), '', { mode: 0o664 })
  const database = await openDatabaseWithUmask(dataDir)
  const open = (await readdir(dataDir, { recursive: true })).filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  )
  await database.close()
  expect(open).toEqual([])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

async function openDatabaseWithUmask(dataDir: string): ReturnType<typeof openDatabase> {
  const umask = process.umask(0)
  try {
    const database = await openDatabase({ dataDir })
    await database.migrate()
    return database
  } finally {
    process.umask(umask)
  }
}
