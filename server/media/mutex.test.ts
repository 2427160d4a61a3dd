import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('functions run one after another, even if an earlier one fails', async () => {
  const runExclusive = createMutex()
  const log: string[] = []
  const createTask = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'second') throw new Error('broken')
    return name
  }
  const results = await Promise.allSettled(['first', 'second', 'third'].map((name) => runExclusive(createTask(name))))
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
