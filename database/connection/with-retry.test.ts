import { expect, test } from 'vitest'
import { withRetry } from './with-retry.ts'

const failing = (times: number, error: Error) => {
  let runs = 0
  return { runs: () => runs, work: () => ((runs += 1) <= times ? Promise.reject(error) : Promise.resolve('done')) }
}
const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each(['40001', '40P01'])('a transaction that failed because of another one (%s) is retried', async (code) => {
  const { work, runs } = failing(2, new Error('Failed query', { cause: withCode(code) }))
  expect(await withRetry(work)).toBe('done')
  expect(runs()).toBe(3)
})

test('it is not retried forever', async () => {
  const { work, runs } = failing(100, withCode('40001'))
  await expect(withRetry(work)).rejects.toThrow('40001')
  expect(runs()).toBe(4)
})

test.each([withCode('23505'), new Error('a bug')])('%s is not retried', async (error) => {
  const { work, runs } = failing(1, error)
  await expect(withRetry(work)).rejects.toBe(error)
  expect(runs()).toBe(1)
})
