import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Snapshot } from './cache-entry.ts'
import type { CachePolicy } from './cache-policy.ts'
import { AbortedError, FetchResponseError, hasStatus, isAbortedError, NetworkError } from './errors.ts'
import { createResourceCache, type Resource } from './resource-cache.ts'
import { watchResource } from './watch-resource.ts'

const missing = new FetchResponseError({ url: '/', status: 404, statusText: 'Not Found', errors: [] })
const broken = new NetworkError('/', new TypeError('reset'))

const POLICIES = [
  { type: 'cache-then-network' },
  { type: 'cache-and-network' },
  { type: 'no-cache' },
  { type: 'only-if-cached' },
  { type: 'stale-while-revalidate', staleFor: 60_000 },
  { type: 'valid-at', at: 50_000 },
] as const satisfies readonly CachePolicy[]
const LIFETIME = 100_000
const step = fc.oneof(
  fc.record({ act: fc.constant('read' as const), policy: fc.constantFrom(...POLICIES), maySign: fc.boolean() }),
  fc.record({
    act: fc.constant('end' as const),
    how: fc.constantFrom('answer' as const, 'fail' as const, 'miss' as const),
    which: fc.nat({ max: 3 }),
  }),
  fc.record({ act: fc.constant('wait' as const), span: fc.nat({ max: 150_000 }) }),
  fc.constantFrom(
    { act: 'expire' } as const,
    { act: 'watch' } as const,
    { act: 'leave' } as const,
    { act: 'give up' } as const,
    { act: 'put' } as const,
  ),
)

/** A value that changes, a server that responds when the test says so, and readers and views. */
function startWorld() {
  const clock = { time: 0, revision: 0 }
  const calls: { isOver: boolean; end: (how: 'answer' | 'fail' | 'miss') => void }[] = []
  const cache = createResourceCache({ now: () => clock.time })
  const resource: Resource<{ time: number; revision: number }> = {
    key: 'numbers',
    lifetime: LIFETIME,
    load: (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ time: number; revision: number }>()
      // The server's response is current when it is sent, and may be stale when it arrives.
      const requestedAt = { ...clock }
      const call = {
        isOver: false,
        end(how: 'answer' | 'fail' | 'miss') {
          call.isOver = true
          if (how === 'answer') resolve({ ...requestedAt, time: clock.time })
          else reject(how === 'miss' ? missing : broken)
        },
      }
      calls.push(call)
      signal.addEventListener('abort', () => {
        call.isOver = true
        reject(new AbortedError(signal.reason))
      })
      return promise
    },
  }
  return { clock, cache, resource, open: () => calls.filter(({ isOver }) => !isOver) }
}

/** A snapshot must not contradict itself, and is loading only while a request is under way. */
function expectSound({ cache, resource, open }: ReturnType<typeof startWorld>): void {
  const { loaded, loading, state } = cache.snapshot(resource)
  expect(loaded).toBe(state !== 'Unfulfilled' && state !== 'Pending')
  if (state === 'Pending') expect(loading).toBe(true)
  if (loading) expect(open().length).toBeGreaterThan(0)
}

test('whatever happens, nothing invalidated, expired or unknown is served, and nothing loads forever [NET-02, NET-03, NET-04]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const world = startWorld()
      const { clock, cache, resource, open } = world
      const running: Promise<void>[] = []
      const violations: unknown[] = []
      const views: { stop: () => void; snapshots: Snapshot[] }[] = []
      let leaving = new AbortController()

      const read = async (policy: CachePolicy, signal?: AbortSignal) => {
        const startedAt = { ...clock }
        try {
          const { time, revision } = await cache.read(resource, { policy, signal })
          if (policy.type === 'only-if-cached') return
          if (policy.type !== 'stale-while-revalidate' && policy.type !== 'valid-at') {
            expect(revision, policy.type).toBeGreaterThanOrEqual(startedAt.revision)
            expect(startedAt.time - time, policy.type).toBeLessThan(LIFETIME)
          }
          if (policy.type === 'stale-while-revalidate')
            expect(startedAt.time - time).toBeLessThan(LIFETIME + policy.staleFor)
          if (policy.type === 'no-cache') expect(time).toBeGreaterThanOrEqual(startedAt.time)
        } catch (error) {
          const allowed = [missing, broken]
          if (isAbortedError(error)) expect(signal?.aborted).toBe(true)
          else if (hasStatus(error, 504)) expect(policy.type).toBe('only-if-cached')
          else expect(allowed).toContain(error)
        }
      }

      for (const next of steps) {
        if (next.act === 'read')
          running.push(
            read(next.policy, next.maySign ? leaving.signal : undefined).catch(
              (error: unknown) => void violations.push(error),
            ),
          )
        else if (next.act === 'wait') clock.time += next.span
        else if (next.act === 'expire') {
          clock.revision += 1
          cache.expire(() => true)
        } else if (next.act === 'put') cache.put(resource, { ...clock })
        else if (next.act === 'watch') {
          const snapshots: Snapshot[] = []
          views.push({ snapshots, stop: watchResource(cache, resource, (snapshot) => snapshots.push(snapshot)) })
        } else if (next.act === 'leave') views.pop()?.stop()
        else if (next.act === 'give up') {
          leaving.abort()
          leaving = new AbortController()
        } else open()[next.which]?.end(next.how)
        await new Promise((resolve) => setImmediate(resolve))
        expectSound(world)
      }

      while (open().length > 0) {
        for (const call of open()) call.end('answer')
        await new Promise((resolve) => setImmediate(resolve))
      }
      await Promise.all(running)
      expect(violations).toEqual([])
      expect(cache.snapshot(resource).loading).toBe(false)
      // The last snapshot of a view is the current one.
      for (const { snapshots, stop } of views) {
        const { data, error, loading } = cache.snapshot(resource)
        expect([snapshots.at(-1)?.data, snapshots.at(-1)?.error, snapshots.at(-1)?.loading]).toEqual([
          data,
          error,
          loading,
        ])
        stop()
      }
    }),
    { numRuns: 300 },
  )
})
