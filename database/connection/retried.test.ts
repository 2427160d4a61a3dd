import { expect, test } from 'vitest'
import { retried } from './retried.ts'

const failing = (times: number, error: Error) => {
  let runs = 0
  return { runs: () => runs, work: () => ((runs += 1) <= times ? Promise.reject(error) : Promise.resolve('done')) }
}
const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each(['40001', '40P01'])('a transaction that had to give way (%s) is tried again', async (code) => {
  const { work, runs } = failing(2, new Error('Failed query', { cause: withCode(code) }))
  expect(await retried(work)).toBe('done')
  expect(runs()).toBe(3)
})

test('it is not tried forever', async () => {
  const { work, runs } = failing(100, withCode('40001'))
  await expect(retried(work)).rejects.toThrow('40001')
  expect(runs()).toBe(4)
})

test.each([withCode('23505'), new Error('a bug')])('%s is nothing that another try would mend', async (error) => {
  const { work, runs } = failing(1, error)
  await expect(retried(work)).rejects.toBe(error)
  expect(runs()).toBe(1)
})
