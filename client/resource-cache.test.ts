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

/** Waits until the numbers are not being read. */
const quiet = (cache: ReturnType<typeof start>['cache']) =>
  new Promise<void>((resolve) => {
    const look = () => cache.snapshot('numbers').loading || (stop(), resolve())
    const stop = cache.subscribe('numbers', look)
    look()
  })

describe('what was read', () => {
  test('serves for five minutes unless its resource says otherwise [NET-03]', async () => {
    const { cache, numbers, at } = start()
    const answers = [await cache.read(numbers)]
    at(299_999)
    answers.push(await cache.read(numbers))
    at(300_000)
    answers.push(await cache.read(numbers))
    expect(answers).toEqual([1, 1, 2])
  })

  test.each([
    { span: 'an hour for search engines', lifetime: SEO_LIFETIME, moment: 3_599_999, expected: 1 },
    { span: 'not longer than that', lifetime: SEO_LIFETIME, moment: 3_600_000, expected: 2 },
    { span: 'for ever', lifetime: -1, moment: 1e15, expected: 1 },
  ])('serves $span [NET-03]', async ({ lifetime, moment, expected }) => {
    const { cache, numbers, at } = start(lifetime)
    await cache.read(numbers)
    at(moment)
    expect(await cache.read(numbers)).toBe(expected)
  })

  test('serves whoever asks meanwhile, from one reading', async () => {
    const { cache, numbers } = start()
    expect(
      await Promise.all([
        cache.read(numbers),
        cache.read(numbers),
        cache.read(numbers, { policy: { type: 'no-cache' } }),
      ]),
    ).toEqual([1, 1, 1])
  })

  test('serves a reader at once and is read anew behind their back [NET-02]', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    expect(await cache.read(numbers, { policy: { type: 'cache-and-network' } })).toBe(1)
    await quiet(cache)
    expect(await cache.read(numbers)).toBe(2)
  })

  test('is served when it is stale, if a reader takes that [NET-02]', async () => {
    const { cache, numbers, at } = start()
    await cache.read(numbers)
    at(310_000)
    expect(cache.snapshot('numbers')).toMatchObject({ state: 'Stale', data: 1 })
    expect(await cache.read(numbers, { policy: { type: 'valid-at', at: 100_000 } })).toBe(1)
    expect(await cache.read(numbers, { policy: { type: 'stale-while-revalidate', staleFor: 60_000 } })).toBe(1)
    await quiet(cache)
    expect(await cache.read(numbers, { policy: { type: 'only-if-cached' } })).toBe(2)
  })

  test('stays when it cannot be read anew unasked', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    await cache.read(failing(broken), { policy: { type: 'cache-and-network' } })
    await quiet(cache)
    expect(cache.snapshot('numbers')).toEqual({ state: 'Fulfilled', loaded: true, loading: false, data: 1 })
  })
})

describe('only what is kept', () => {
  test('is nothing before it was read, which fails as if a gateway had waited in vain [NET-02, NET-07, ERR-11]', async () => {
    const { cache, numbers, loads } = start()
    const missed = cache.read(numbers, { policy: { type: 'only-if-cached' } })
    await expect(missed).rejects.toMatchObject({ tag: 'response', status: 504 })
    await expect(missed).rejects.toThrow('Data requested with only-if-cached policy and not found in the cache.')
    expect([loads(), cache.size()]).toEqual([0, 0])
  })
})

test.each([{ key: '', load: () => Promise.resolve(1) }, { key: 'numbers' }, undefined, null])(
  'a reader has to say what to read: %j [NET-07, ERR-12]',
  async (resource) => {
    const { cache } = start()
    // Whoever writes JavaScript can leave it out.
    await expect(cache.read(resource as Resource<number>)).rejects.toMatchObject({
      status: 400,
      statusText: 'INVALID_CONFIG',
    })
  },
)

describe('what is known', () => {
  test('is nothing, then pending, then fulfilled, then stale [NET-02, NET-04]', async () => {
    const { cache, numbers, at } = start()
    const known = [cache.snapshot('numbers')]
    const reading = cache.read(numbers)
    known.push(cache.snapshot('numbers'))
    await reading
    known.push(cache.snapshot('numbers'))
    at(300_000)
    known.push(cache.snapshot('numbers'))
    expect(known).toEqual([
      { state: 'Unfulfilled', loaded: false, loading: false },
      { state: 'Pending', loaded: false, loading: true },
      { state: 'Fulfilled', loaded: true, loading: false, data: 1 },
      { state: 'Stale', loaded: true, loading: false, data: 1 },
    ])
    expect(cache.snapshot('numbers')).toBe(cache.snapshot('numbers'))
  })

  test('is the failure of a reading, and the next reader asks again [NET-02, NET-04]', async () => {
    const { cache, numbers } = start()
    await expect(cache.read(failing(broken))).rejects.toBe(broken)
    expect(cache.snapshot('numbers')).toEqual({ state: 'Error', loaded: true, loading: false, error: broken })
    expect(await cache.read(numbers)).toBe(1)
  })

  test('is that there is no such thing, which is kept like an answer [NET-03]', async () => {
    const { cache, numbers, at, loads } = start()
    await expect(cache.read(failing(missing))).rejects.toBe(missing)
    await expect(cache.read(numbers)).rejects.toBe(missing)
    expect(loads()).toBe(0)
    at(300_000)
    expect(await cache.read(numbers)).toBe(1)
  })
})

describe('what is said to be no longer true', () => {
  test('is read anew, and nothing else is', async () => {
    const { cache, numbers } = start()
    const letters: Resource<string> = { key: 'letters', load: () => Promise.resolve('a') }
    await Promise.all([cache.read(numbers), cache.read(letters)])
    cache.expire((key) => key === 'numbers')
    expect([cache.snapshot('numbers').state, cache.snapshot('letters').state]).toEqual(['Stale', 'Fulfilled'])
    expect(await cache.read(numbers)).toBe(2)
  })

  test('is not kept when it was being read', async () => {
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

  test('clears what has been stale for a lifetime, at most once in five seconds [NET-03]', async () => {
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

  test('leaves what a view looks at', async () => {
    const { cache, at } = start()
    await read(cache, 'old')
    cache.subscribe('old', () => undefined)
    at(10_000_000)
    await read(cache, 'new')
    expect(cache.snapshot('old').state).toBe('Stale')
  })
})

describe('one reading', () => {
  /** A resource that is never answered, and tells whether it was given up. */
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

  test('goes on while anybody waits, and is given up with the last reader, as if it had never begun', async () => {
    const { cache, resource, isGivenUp } = openReading()
    const [one, other] = [new AbortController(), new AbortController()]
    const readings = [cache.read(resource, { signal: one.signal }), cache.read(resource, { signal: other.signal })]
    one.abort('left')
    await expect(readings[0]).rejects.toMatchObject({ tag: 'aborted', cause: 'left' })
    expect([isGivenUp(), cache.snapshot(resource).loading]).toEqual([false, true])
    other.abort()
    await expect(readings[1]).rejects.toThrow(AbortedError)
    expect(isGivenUp()).toBe(true)
    expect(cache.snapshot(resource)).toEqual({ state: 'Unfulfilled', loaded: false, loading: false })
  })

  test('goes on for a view when a reader leaves', async () => {
    const { cache, resource, isGivenUp } = openReading()
    const controller = new AbortController()
    const reading = cache.read(resource, { signal: controller.signal })
    watchResource(cache, resource, () => undefined)
    controller.abort()
    await expect(reading).rejects.toThrow(AbortedError)
    expect([isGivenUp(), cache.snapshot(resource).loading]).toEqual([false, true])
  })
})

describe('what became known in another way', () => {
  test('serves as if it had been read, and not what was being read meanwhile', async () => {
    const { cache, numbers, at, loads } = start()
    const reading = cache.read(numbers)
    cache.put(numbers, 7)
    expect([await reading, await cache.read(numbers), loads()]).toEqual([1, 7, 1])
    at(300_000)
    expect(await cache.read(numbers)).toBe(2)
  })
})

test('what expires the moment it is read is not read for ever by a view [NET-04]', async () => {
  const { cache, numbers, loads } = start(0)
  const told: unknown[] = []
  watchResource(cache, numbers, ({ state }) => told.push(state))
  await quiet(cache)
  await new Promise((resolve) => setImmediate(resolve))
  expect([told, loads()]).toEqual([['Pending', 'Stale'], 1])
})

test('a view is read anew although somebody has seen it expire before it was said to be untrue', async () => {
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
  test('is told what is known and what becomes known, until it is gone [NET-04]', async () => {
    const { cache, numbers } = start()
    const told: unknown[] = []
    const stop = watchResource(cache, numbers, ({ state, data }) => told.push([state, data]))
    await cache.read(numbers)
    cache.expire(() => true)
    await cache.read(numbers)
    stop()
    cache.expire(() => true)
    expect(told).toEqual([
      ['Pending', undefined],
      ['Fulfilled', 1],
      ['Stale', 1],
      ['Stale', 1],
      ['Fulfilled', 2],
    ])
  })

  test('is told at once what is kept', async () => {
    const { cache, numbers } = start()
    await cache.read(numbers)
    const told: unknown[] = []
    watchResource(cache, numbers, ({ state }) => told.push(state))
    expect(told).toEqual(['Fulfilled'])
  })

  test('is told a failure of the server as it is, and a bug in the reading as one [NET-07, ERR-14]', async () => {
    const { cache } = start()
    const told: unknown[] = []
    const bug = new RangeError('no page -1')
    for (const error of [broken, bug]) {
      const resource = { ...failing(error), key: error.message }
      watchResource(cache, resource, (snapshot) => snapshot.state === 'Error' && told.push(snapshot.error))
      await cache.read(resource).catch(() => undefined)
    }
    expect(told).toEqual([broken, new AdapterRejectedError(bug)])
    expect(new AdapterRejectedError(bug)).toMatchObject({
      message: 'Luvio wire adapter Promise<Snapshot> rejected. Original error: no page -1',
      cause: bug,
    })
  })
})
