import { expect, test } from 'vitest'
import { InvalidatedCache } from './invalidated-cache.ts'

test('concurrent callers with one key share one read, and later ones get its cached value', async () => {
  const map = new InvalidatedCache<string>(10)
  const pendingValue = Promise.withResolvers<string>()
  let readCount = 0
  const read = () => {
    readCount += 1
    return pendingValue.promise
  }
  const pendingReads = [map.getOrRead('a', read), map.getOrRead('a', read)]
  pendingValue.resolve('one')
  expect(await Promise.all(pendingReads)).toEqual(['one', 'one'])
  expect(await map.getOrRead('a', read)).toBe('one')
  expect(readCount).toBe(1)
})

test('a read that is under way when a change arrives is returned but not cached', async () => {
  const map = new InvalidatedCache<string>(10)
  const old = Promise.withResolvers<string>()
  const pendingReads = map.getOrRead('a', () => old.promise)
  map.invalidate()
  const laterRead = map.getOrRead('a', async () => 'new')
  old.resolve('old')
  expect(await pendingReads).toBe('old')
  expect(await laterRead).toBe('new')
  expect(map.get('a')).toBe('new')
})

test('a change invalidates only the values it concerns', async () => {
  const map = new InvalidatedCache<string>(10)
  await map.getOrRead('a', async () => 'one')
  await map.getOrRead('b', async () => 'two')
  map.invalidate((value) => value === 'one')
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 'two'])
})

test('nothing is cached while changes may be missed', async () => {
  const map = new InvalidatedCache<string>(10)
  await map.getOrRead('a', async () => 'one')
  map.suspend()
  expect(await map.getOrRead('a', async () => 'two')).toBe('two')
  expect(await map.getOrRead('a', async () => 'three')).toBe('three')
  map.resume()
  await map.getOrRead('a', async () => 'four')
  expect(map.get('a')).toBe('four')
})

test('unwanted values and failures are not cached, and the oldest values are removed first', async () => {
  const map = new InvalidatedCache<string | null>(2, (value) => value !== null)
  expect(await map.getOrRead('a', async () => null)).toBeNull()
  await expect(map.getOrRead('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  for (const key of ['a', 'b', 'c']) await map.getOrRead(key, async () => key)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'b', 'c'])
})
