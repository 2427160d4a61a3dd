import { describe, expect, test } from 'vitest'
import { SEO_LIFETIME } from './cache-policy.ts'
import { AbortedError, FetchResponseError, NetworkError } from './errors.ts'
import { createResourceCache, type Resource } from './resource-cache.ts'
import { AdapterRejectedError, watchResource } from './watch-resource.ts'

const missing = new FetchResponseError({ url: '/', status: 404, statusText: 'Not Found', errors: [] })
const broken = new NetworkError('/', new TypeError('reset'))

/** A cache with a clock that the test sets, and a resource that counts how often it was loaded: 1, 2, 3, … */
function start(lifetime?: number) {
  let time = 0
  let loads = 0
  const cache = createResourceCache({ now: () => time })
  const numbers: Resource<number> = { key: 'numbers', lifetime, load: () => Promise.resolve((loads += 1)) }
  return { cache, numbers, loads: () => loads, at: (moment: number) => void (time = moment) }
}

const failing = (failure: Error): Resource<number> => ({ key: 'numbers', load: () => Promise.reject(failure) })

/** Waits until no read of the numbers is under way. */
const quiet = (cache: ReturnType<typeof start>['cache']) =>
  new Promise<void>((resolve) => {
    const resolveWhenIdle = () => cache.snapshot('numbers').loading || (stop(), resolve())
    const stop = cache.subscribe('numbers', resolveWhenIdle)
    resolveWhenIdle()
  })

describe('cached data', () => {
  test('is served for five minutes unless its resource says otherwise [NET-03]', async () => {
    const { cache, numbers, at } = start()
    const values = [await cache.read(numbers)]
    at(299_999)
    values.push(await cache.read(numbers))
    at(300_000)
    values.push(await cache.read(numbers))
    expect(values).toEqual([1, 1, 2])
  })

  test.each([
    { span: 'an hour for search engines', lifetime: SEO_LIFETIME, moment: 3_599_999, expected: 1 },
    { span: 'not longer than that', lifetime: SEO_LIFETIME, moment: 3_600_000, expected: 2 },
    { span: 'for ever', lifetime: -1, moment: 1e15, expected: 1 },
  ])('is served $span [NET-03]', async ({ lifetime, moment, expected }) => {
    const { cache, numbers, at } = start(lifetime)
    await cache.read(numbers)
    at(moment)
    expect(await cache.read(numbers)).toBe(expected)
  })

  test('serves concurrent readers from one read', async () => {
    const { cache, numbers } = start()
    expect(
      await Promise.all([
        cache.read(numbers),
        cache.read(numbers),
        cache.read(numbers, { policy: { type: 'no-cache' } }),
      ]),
    ).toEqual([1, 1, 1])
  })

  test('is served immediately and read again in the background [NET-02]', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    expect(await cache.read(numbers, { policy: { type: 'cache-and-network' } })).toBe(1)
    await quiet(cache)
    expect(await cache.read(numbers)).toBe(2)
  })

  test('is served when it is stale, if the policy allows that [NET-02]', async () => {
    const { cache, numbers, at } = start()
    await cache.read(numbers)
    at(310_000)
    expect(cache.snapshot('numbers')).toMatchObject({ state: 'Stale', data: 1 })
    expect(await cache.read(numbers, { policy: { type: 'valid-at', at: 100_000 } })).toBe(1)
    expect(await cache.read(numbers, { policy: { type: 'stale-while-revalidate', staleFor: 60_000 } })).toBe(1)
    await quiet(cache)
    expect(await cache.read(numbers, { policy: { type: 'only-if-cached' } })).toBe(2)
  })

  test('stays when a background refresh fails', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    await cache.read(failing(broken), { policy: { type: 'cache-and-network' } })
    await quiet(cache)
    expect(cache.snapshot('numbers')).toEqual({ state: 'Fulfilled', loaded: true, loading: false, data: 1 })
  })
})

describe('only-if-cached', () => {
  test('fails with a gateway timeout when nothing is cached [NET-02, NET-07, ERR-11]', async () => {
    const { cache, numbers, loads } = start()
    const missed = cache.read(numbers, { policy: { type: 'only-if-cached' } })
    await expect(missed).rejects.toMatchObject({ tag: 'response', status: 504 })
    await expect(missed).rejects.toThrow('Data requested with only-if-cached policy and not found in the cache.')
    expect([loads(), cache.size()]).toEqual([0, 0])
  })
})

test.each([{ key: '', load: () => Promise.resolve(1) }, { key: 'numbers' }, undefined, null])(
  'an invalid resource is rejected: %j [NET-07, ERR-12]',
  async (resource) => {
    const { cache } = start()
    // Callers in JavaScript can leave it out.
    await expect(cache.read(resource as Resource<number>)).rejects.toMatchObject({
      status: 400,
      statusText: 'INVALID_CONFIG',
    })
  },
)

describe('a snapshot', () => {
  test('is unfulfilled, then pending, then fulfilled, then stale [NET-02, NET-04]', async () => {
    const { cache, numbers, at } = start()
    const snapshots = [cache.snapshot('numbers')]
    const pendingRead = cache.read(numbers)
    snapshots.push(cache.snapshot('numbers'))
    await pendingRead
    snapshots.push(cache.snapshot('numbers'))
    at(300_000)
    snapshots.push(cache.snapshot('numbers'))
    expect(snapshots).toEqual([
      { state: 'Unfulfilled', loaded: false, loading: false },
      { state: 'Pending', loaded: false, loading: true },
      { state: 'Fulfilled', loaded: true, loading: false, data: 1 },
      { state: 'Stale', loaded: true, loading: false, data: 1 },
    ])
    expect(cache.snapshot('numbers')).toBe(cache.snapshot('numbers'))
  })

  test('is the error of a read, and the next reader reads again [NET-02, NET-04]', async () => {
    const { cache, numbers } = start()
    await expect(cache.read(failing(broken))).rejects.toBe(broken)
    expect(cache.snapshot('numbers')).toEqual({ state: 'Error', loaded: true, loading: false, error: broken })
    expect(await cache.read(numbers)).toBe(1)
  })

  test('is a 404, which is cached like a response [NET-03]', async () => {
    const { cache, numbers, at, loads } = start()
    await expect(cache.read(failing(missing))).rejects.toBe(missing)
    await expect(cache.read(numbers)).rejects.toBe(missing)
    expect(loads()).toBe(0)
    at(300_000)
    expect(await cache.read(numbers)).toBe(1)
  })
})

describe('invalidated data', () => {
  test('is read again, and nothing else is', async () => {
    const { cache, numbers } = start()
    const letters: Resource<string> = { key: 'letters', load: () => Promise.resolve('a') }
    await Promise.all([cache.read(numbers), cache.read(letters)])
    cache.expire((key) => key === 'numbers')
    expect([cache.snapshot('numbers').state, cache.snapshot('letters').state]).toEqual(['Stale', 'Fulfilled'])
    expect(await cache.read(numbers)).toBe(2)
  })

  test('is not cached when it was being read', async () => {
    const { cache, numbers, loads } = start()
    const before = cache.read(numbers)
    cache.expire(() => true)
    expect([await cache.read(numbers), await before, loads()]).toEqual([2, 1, 2])
    expect(cache.snapshot('numbers').data).toBe(2)
  })
})

describe('trimming', () => {
  const read = async (cache: ReturnType<typeof start>['cache'], key: string) =>
    cache.read({ key, load: () => Promise.resolve(key) })

  test('removes entries that have been stale for a lifetime, at most once in five seconds [NET-03]', async () => {
    const { cache, at } = start()
    await read(cache, 'old')
    at(599_000)
    await read(cache, 'new')
    expect(cache.size()).toBe(2)
    at(603_999)
    await read(cache, 'third')
    expect(cache.size()).toBe(3)
    at(604_000)
    await read(cache, 'fourth')
    expect([cache.size(), cache.snapshot('old').state]).toEqual([3, 'Unfulfilled'])
  })

  test('keeps entries that a view watches', async () => {
    const { cache, at } = start()
    await read(cache, 'old')
    cache.subscribe('old', () => undefined)
    at(10_000_000)
    await read(cache, 'new')
    expect(cache.snapshot('old').state).toBe('Stale')
  })
})

describe('a shared read', () => {
  /** A resource that never responds, and records whether it was aborted. */
  function openReading() {
    let isGivenUp = false
    const { cache } = start()
    const resource: Resource<number> = {
      key: 'numbers',
      load: (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new AbortedError(void (isGivenUp = true)))),
        ),
    }
    return { cache, resource, isGivenUp: () => isGivenUp }
  }

  test('continues while any reader waits, and is aborted with the last one, as if it had never started', async () => {
    const { cache, resource, isGivenUp } = openReading()
    const [firstReader, secondReader] = [new AbortController(), new AbortController()]
    const pendingReads = [
      cache.read(resource, { signal: firstReader.signal }),
      cache.read(resource, { signal: secondReader.signal }),
    ]
    firstReader.abort('left')
    await expect(pendingReads[0]).rejects.toMatchObject({ tag: 'aborted', cause: 'left' })
    expect([isGivenUp(), cache.snapshot(resource).loading]).toEqual([false, true])
    secondReader.abort()
    await expect(pendingReads[1]).rejects.toThrow(AbortedError)
    expect(isGivenUp()).toBe(true)
    expect(cache.snapshot(resource)).toEqual({ state: 'Unfulfilled', loaded: false, loading: false })
  })

  test('continues for a view when a reader leaves', async () => {
    const { cache, resource, isGivenUp } = openReading()
    const controller = new AbortController()
    const pendingRead = cache.read(resource, { signal: controller.signal })
    watchResource(cache, resource, () => undefined)
    controller.abort()
    await expect(pendingRead).rejects.toThrow(AbortedError)
    expect([isGivenUp(), cache.snapshot(resource).loading]).toEqual([false, true])
  })
})

describe('data that was put into the cache', () => {
  test('is served as if it had been read, and replaces a read under way', async () => {
    const { cache, numbers, at, loads } = start()
    const pendingRead = cache.read(numbers)
    cache.put(numbers, 7)
    expect([await pendingRead, await cache.read(numbers), loads()]).toEqual([1, 7, 1])
    at(300_000)
    expect(await cache.read(numbers)).toBe(2)
  })
})

test('data that expires at once is not read forever by a view [NET-04]', async () => {
  const { cache, numbers, loads } = start(0)
  const notifications: unknown[] = []
  watchResource(cache, numbers, ({ state }) => notifications.push(state))
  await quiet(cache)
  await new Promise((resolve) => setImmediate(resolve))
  expect([notifications, loads()]).toEqual([['Pending', 'Stale'], 1])
})

test('a view reads invalidated data again although it had expired before', async () => {
  const { cache, numbers, at, loads } = start()
  watchResource(cache, numbers, () => undefined)
  await quiet(cache)
  at(400_000)
  expect(cache.snapshot(numbers).state).toBe('Stale')
  cache.expire(() => true)
  await quiet(cache)
  expect([cache.snapshot(numbers), loads()]).toMatchObject([{ state: 'Fulfilled', data: 2 }, 2])
})

describe('a view', () => {
  test('is notified of the current and of later snapshots, until it is closed [NET-04]', async () => {
    const { cache, numbers } = start()
    const notifications: unknown[] = []
    const stop = watchResource(cache, numbers, ({ state, data }) => notifications.push([state, data]))
    await cache.read(numbers)
    cache.expire(() => true)
    await cache.read(numbers)
    stop()
    cache.expire(() => true)
    expect(notifications).toEqual([
      ['Pending', undefined],
      ['Fulfilled', 1],
      ['Stale', 1],
      ['Stale', 1],
      ['Fulfilled', 2],
    ])
  })

  test('is notified of cached data immediately', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    const notifications: unknown[] = []
    watchResource(cache, numbers, ({ state }) => notifications.push(state))
    expect(notifications).toEqual(['Fulfilled'])
  })

  test('gets an error of the server unchanged, and a bug in the read as a bug [NET-07, ERR-14]', async () => {
    const { cache } = start()
    const notifications: unknown[] = []
    const bug = new RangeError('no page -1')
    for (const error of [broken, bug]) {
      const resource = { ...failing(error), key: error.message }
      watchResource(cache, resource, (snapshot) => snapshot.state === 'Error' && notifications.push(snapshot.error))
      await cache.read(resource).catch(() => undefined)
    }
    expect(notifications).toEqual([broken, new AdapterRejectedError(bug)])
    expect(new AdapterRejectedError(bug)).toMatchObject({
      message: 'Luvio wire adapter Promise<Snapshot> rejected. Original error: no page -1',
      cause: bug,
    })
  })
})
