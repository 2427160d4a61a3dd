import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { expect, test } from 'vitest'
import { createKnownIndex } from '../testing/known-index.ts'
import { SectionCopies } from '../testing/section-copies.ts'
import { deleteUnfinishedFile, FORMAT, readIndexFile } from './index-file.ts'

const PROGRAM = fileURLToPath(new URL('../testing/write-index-until-killed.ts', import.meta.url))

test('a process that is killed while it writes the index leaves a complete file of an earlier time [RUN-17]', async () => {
  await using folder = await createDisposableFolder()
  const path = join(folder.path, 'search-index')
  for (let run = 0; run < 3; run += 1) {
    const child = spawn(process.execPath, [PROGRAM, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exit = once(child, 'exit')
    let lastVersion = 0
    for await (const line of createInterface(child.stdout)) {
      lastVersion = Number(line)
      // The next file is being written.
      if (lastVersion === 2 + run) child.kill('SIGKILL')
    }
    await exit
    const { index, header } = await readIndexFile(path, () => Promise.resolve())
    expect(header.version).toBeGreaterThanOrEqual(lastVersion)
    expect(index.count).toBe(createKnownIndex(3000).count)
  }
  await deleteUnfinishedFile(path)
  expect(await readdir(folder.path)).toEqual(['search-index'])
})

// When this test fails, products are indexed or stored in another way than before: increase FORMAT, so that older files
// are not read, and replace the hash.
test('an index has the same content as in earlier versions of the shop with the same format [RUN-17]', async () => {
  const sections = new SectionCopies(createKnownIndex(60).sections())
  while (sections.copyNext());
  const hash = createHash('sha256')
  for (const section of sections.copies)
    hash.update(JSON.stringify('texts' in section ? section : [section.name, ...section.numbers]))
  expect([FORMAT, hash.digest('hex').slice(0, 16)]).toEqual([2, '5f9af645a58a7b0c'])
})
