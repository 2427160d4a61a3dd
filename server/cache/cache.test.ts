import { describe, expect, test } from 'vitest'
import { Cache } from './cache.ts'
import { listCacheStatistics } from './statistics.ts'

describe('a load', () => {
  test('is shared by concurrent callers of a key, and later ones get its cached value', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
    const pendingValue = Promise.withResolvers<string>()
    let loads = 0
    const load = () => {
      loads += 1
      return pendingValue.promise
    }
    const pending = [cache.getOrLoad('a', load), cache.getOrLoad('a', load)]
    pendingValue.resolve('one')
    expect(await Promise.all(pending)).toEqual(['one', 'one'])
    expect(await cache.getOrLoad('a', load)).toBe('one')
    expect(loads).toBe(1)
  })

  test('is returned but not cached when something was invalidated while it was under way', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
    for (const invalidate of [
      () => cache.invalidate(),
      () => cache.invalidate(() => false),
      () => cache.switchToVersion({}),
    ]) {
      const old = Promise.withResolvers<string>()
      const pending = cache.getOrLoad('a', () => old.promise)
      invalidate()
      const later = Promise.withResolvers<string>()
      const pendingLater = cache.getOrLoad('a', () => later.promise)
      old.resolve('old')
      expect(await pending).toBe('old')
      expect(cache.get('a')).toBeUndefined()
      later.resolve('new')
      expect(await pendingLater).toBe('new')
      expect(cache.get('a')).toBe('new')
      cache.invalidate()
    }
  })

  test('that fails, fails for all who wait for it and is not cached', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
    const down = Promise.withResolvers<string>()
    const pending = [1, 2].map(() => cache.getOrLoad('a', () => down.promise))
    down.reject(new Error('down'))
    for (const result of await Promise.allSettled(pending)) expect(result.status).toBe('rejected')
    expect(await cache.getOrLoad('a', async () => 'up')).toBe('up')
  })

  test('is shared only by callers with the same load key, but there is one in the background', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10, needsRefresh: () => true })
    const slow = Promise.withResolvers<string>()
    const pending = cache.getOrLoad('a', () => slow.promise, 'version 1 a')
    expect(await cache.getOrLoad('a', async () => 'new', 'version 2 a')).toBe('new')
    let refreshes = 0
    const refresh = () => {
      refreshes += 1
      return slow.promise
    }
    for (const version of [3, 4]) expect(await cache.getOrLoad('a', refresh, `version ${version} a`)).toBe('new')
    expect(refreshes).toBe(1)
    slow.resolve('slow')
    expect(await pending).toBe('slow')
  })

  test('is not waited for by others where loads are not shared', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10, sharesLoads: false })
    const slow = Promise.withResolvers<string>()
    const pending = cache.getOrLoad('a', () => slow.promise)
    expect(await cache.getOrLoad('a', async () => 'fast')).toBe('fast')
    slow.resolve('slow')
    expect(await pending).toBe('slow')
  })

  test('is not cached when it brings null or what may not be cached', async () => {
    const cache = new Cache<string | null>({ name: 'test', maxEntries: 10, isCacheable: (value) => value !== 'secret' })
    expect(await cache.getOrLoad('a', async () => null)).toBeNull()
    expect(await cache.getOrLoad('a', async () => 'secret')).toBe('secret')
    expect(cache.get('a')).toBeUndefined()
    expect(await cache.getOrLoad('a', async () => 'public')).toBe('public')
    expect(cache.get('a')).toBe('public')
  })

  test('follows a value that is no longer fresh', async () => {
    const stale = new Set<string>()
    const cache = new Cache<string>({ name: 'test', maxEntries: 10, isFresh: (value) => !stale.has(value) })
    await cache.getOrLoad('a', async () => 'one')
    stale.add('one')
    expect(cache.get('a')).toBeUndefined()
    expect(await cache.getOrLoad('a', async () => 'two')).toBe('two')
  })
})

test('a change removes only the values it concerns', () => {
  const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, `value ${key}`)
  cache.invalidate((value) => value !== 'value b')
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 'value b', undefined, undefined])
})

test('values of another version are removed', () => {
  const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
  cache.switchToVersion(1).set('a', 'one')
  expect(cache.switchToVersion(1).get('a')).toBe('one')
  expect(cache.switchToVersion(2).get('a')).toBeUndefined()
})

test('nothing is cached and no load is shared while changes may be missed', async () => {
  const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
  await cache.getOrLoad('a', async () => 'one')
  const late = Promise.withResolvers<string>()
  const pending = cache.getOrLoad('b', () => late.promise)
  cache.suspend()
  expect(await cache.getOrLoad('a', async () => 'two')).toBe('two')
  expect(await cache.getOrLoad('a', async () => 'three')).toBe('three')
  const during = Promise.withResolvers<string>()
  const pendingDuring = cache.getOrLoad('a', () => during.promise)
  cache.resume()
  late.resolve('late')
  during.resolve('during')
  expect([await pending, await pendingDuring]).toEqual(['late', 'during'])
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
  await cache.getOrLoad('a', async () => 'four')
  expect(cache.get('a')).toBe('four')
})

describe('the least recently used entry', () => {
  test('is evicted beyond the number of entries', () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 2 })
    for (const key of ['a', 'b']) cache.set(key, key)
    cache.get('a')
    cache.set('c', 'c')
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['a', undefined, 'c'])
  })

  test('is evicted beyond the size, and what is larger than the cache is not cached', () => {
    const cache = new Cache<string>({ name: 'test', bytes: { max: 10, sizeOf: (value) => value.length } })
    for (const key of ['a', 'b', 'c']) cache.set(key, key.repeat(4))
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'bbbb', 'cccc'])
    cache.set('d', 'd'.repeat(11))
    expect([cache.get('b'), cache.get('d')]).toEqual(['bbbb', undefined])
  })
})

describe('several values at once', () => {
  const toLookup = (ids: readonly string[]) => ({
    requests: ids,
    toKey: (id: string) => `key ${id}`,
    toResultKey: (id: string) => id,
  })
  const loadAll = async (ids: readonly string[]) => new Map(ids.map((id) => [id, id.toUpperCase()]))

  test('are loaded in one call where they are missing', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
    const loaded: string[][] = []
    const load = (ids: string[]) => {
      loaded.push(ids)
      return loadAll(ids.filter((id) => id !== 'none'))
    }
    expect([...(await cache.getOrLoadMany(toLookup(['a', 'none']), load))]).toEqual([['a', 'A']])
    expect([...(await cache.getOrLoadMany(toLookup(['b', 'a']), load)).keys()].toSorted()).toEqual(['a', 'b'])
    expect((await cache.getOrLoadMany(toLookup(['a', 'b']), load)).size).toBe(2)
    expect(loaded).toEqual([['a', 'none'], ['b']])
  })

  test('are not cached when something was invalidated meanwhile, or when they may not be', async () => {
    const cache = new Cache<string>({ name: 'test', maxEntries: 10 })
    await cache.getOrLoadMany(toLookup(['a']), async (ids) => {
      cache.invalidate()
      return loadAll(ids)
    })
    await cache.getOrLoadMany({ ...toLookup(['b']), isCacheable: () => false }, loadAll)
    expect([cache.get('key a'), cache.get('key b')]).toEqual([undefined, undefined])
  })
})

test('the statistics tell how often each cache had a value', async () => {
  const cache = new Cache<string>({ name: 'test of statistics', bytes: { max: 100, sizeOf: (value) => value.length } })
  await Promise.all([1, 2].map(() => cache.getOrLoad('a', async () => 'value')))
  cache.getOrCompute('a', () => 'other')
  cache.getOrCompute('b', () => 'other')
  expect(listCacheStatistics()).toContainEqual({
    name: 'test of statistics',
    hits: 2,
    misses: 2,
    entries: 2,
    bytes: 10,
  })
})
