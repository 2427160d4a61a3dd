import { writeManyRows } from './testing/many-rows.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { runCommand } from './testing/run-command.ts'
import { temporaryFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { announceInstance } from '@hydrant/database/connection/instance.ts'
import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { test } from 'vitest'
test('try', { timeout: 120000 }, async () => {
  const shop = await openTestShop()
  const folder = await temporaryFolder()
  await mkdir(join(folder.path, '.hydrant'))
  await announceInstance(join(folder.path, '.hydrant'), { url: shop.url, token: shop.operatorToken })
  const path = join(folder.path, 'many.csv')
  await writeManyRows(path, 20_000)
  const loading = runCommand(folder.path, path)
  let isLoading = true
  void loading.finally(() => (isLoading = false))
  const waits: number[] = []
  while (isLoading) {
    const asked = performance.now()
    await shop.call('GET', '/webstore/session-context')
    waits.push(Math.round(performance.now() - asked))
  }
  console.log((await loading).out.split('\n').at(-2), waits.length, 'max', waits.toSorted((a, b) => b - a).slice(0, 10), 'median', waits.toSorted((a, b) => a - b)[waits.length >> 1])
  await shop.close()
})
