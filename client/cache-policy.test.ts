import { expect, test } from 'vitest'
import { type CachePolicy, decideCacheUse, computeExpiry, NEVER_EXPIRES } from './cache-policy.ts'

/** How reads are served without a cached response, and with one that expires at 1000, at 999, 1000 and 1500. */
const cases: readonly [CachePolicy, readonly string[]][] = [
  [{ type: 'cache-then-network' }, ['network', 'cache', 'network', 'network']],
  [{ type: 'cache-and-network' }, ['network', 'cache and refresh', 'network', 'network']],
  [{ type: 'no-cache' }, ['network', 'network', 'network', 'network']],
  [{ type: 'only-if-cached' }, ['nowhere', 'cache', 'cache', 'cache']],
  [{ type: 'stale-while-revalidate', staleFor: 500 }, ['network', 'cache', 'cache and refresh', 'network']],
  [{ type: 'valid-at', at: 999 }, ['network', 'cache', 'cache', 'cache']],
  [{ type: 'valid-at', at: 1000 }, ['network', 'network', 'network', 'network']],
]

test.each(cases)('policy %j decides between cache and server [NET-02]', (policy, expected) => {
  const moments: [number | null, number][] = [
    [null, 0],
    [1000, 999],
    [1000, 1000],
    [1000, 1500],
  ]
  const served = moments.map(([expiresAt, now]) => {
    const { from, refresh } = decideCacheUse(policy, expiresAt, now)
    return refresh ? `${from} and refresh` : from
  })
  expect(served).toEqual(expected)
})

test('a lifetime of -1 never expires [NET-03]', () => {
  expect(
    decideCacheUse({ type: 'cache-then-network' }, computeExpiry(0, NEVER_EXPIRES), Number.MAX_SAFE_INTEGER),
  ).toEqual({
    from: 'cache',
    refresh: false,
  })
})
