import { expect, test } from 'vitest'
import { Bulkhead, type BulkheadLimits, OverloadError } from './bulkhead.ts'

const limits: BulkheadLimits = {
  name: 'carts',
  running: 1,
  waiting: 1,
  waitMilliseconds: 60_000,
  stuckMilliseconds: Infinity,
}

test('a task waits in the queue, and one beyond the maximum is rejected immediately', async () => {
  const bulkhead = new Bulkhead(limits)
  const leave = await bulkhead.enter()
  const waiting = bulkhead.run(async () => 'done')
  await expect(bulkhead.enter()).rejects.toThrow(OverloadError)
  leave()
  expect(await waiting).toBe('done')
  await expect(bulkhead.run(async () => 'free again')).resolves.toBe('free again')
})

test('a task that fails frees its place for the next', async () => {
  const bulkhead = new Bulkhead(limits)
  await expect(bulkhead.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await bulkhead.run(async () => 'next')).toBe('next')
})

test('calling leave twice frees one place only', async () => {
  const bulkhead = new Bulkhead({ ...limits, waiting: 0 })
  const leave = await bulkhead.enter()
  leave()
  await bulkhead.enter()
  leave()
  await expect(bulkhead.enter()).rejects.toThrow('Too many tasks wait for carts.')
})

test('no task waits longer than allowed, or behind stuck ones', async () => {
  const slow = new Bulkhead({ ...limits, waitMilliseconds: 1 })
  await slow.enter()
  await expect(slow.enter()).rejects.toThrow('A task has waited for carts longer than 1 ms.')
  const stuck = new Bulkhead({ ...limits, stuckMilliseconds: -1 })
  await stuck.enter()
  await expect(stuck.enter()).rejects.toThrow('Everything that runs for carts is stuck.')
})
