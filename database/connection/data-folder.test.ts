import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { prepareDataFolder } from './data-folder.ts'

test('a missing folder is made, a present one kept', async () => {
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'a/b')
  await prepareDataFolder(dataDir)
  await writeFile(join(dataDir, 'kept'), 'kept')
  await prepareDataFolder(dataDir)
  expect(await readFile(join(dataDir, 'kept'), 'utf8')).toBe('kept')
})

test.each([['the folder itself', ''], ['a folder above', '/inside']])('a file in the place of %s is told by name', async (_, below) => {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'taken')
  await writeFile(path, '')
  await expect(prepareDataFolder(path + below)).rejects.toThrow(`The data folder ${path}${below} cannot be used: a file is where the folder should be.`)
})
