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

/** One truth that changes, a server that answers when it is told to, and everybody who wants to know. */
function startWorld() {
  const clock = { time: 0, truth: 0 }
  const calls: { isOver: boolean; end: (how: 'answer' | 'fail' | 'miss') => void }[] = []
  const cache = createResourceCache({ now: () => clock.time })
  const resource: Resource<{ time: number; truth: number }> = {
    key: 'numbers',
    lifetime: LIFETIME,
    load: (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ time: number; truth: number }>()
      // What the server says is true when it is asked, and may be so no longer when it is heard.
      const asked = { ...clock }
      const call = {
        isOver: false,
        end(how: 'answer' | 'fail' | 'miss') {
          call.isOver = true
          if (how === 'answer') resolve({ ...asked, time: clock.time })
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

/** What is said of a resource must not contradict itself, and nobody is said to be asked when nobody is. */
function expectSound({ cache, resource, open }: ReturnType<typeof startWorld>): void {
  const { loaded, loading, state } = cache.snapshot(resource)
  expect(loaded).toBe(state !== 'Unfulfilled' && state !== 'Pending')
  if (state === 'Pending') expect(loading).toBe(true)
  if (loading) expect(open().length).toBeGreaterThan(0)
}

test('whatever happens, nothing untrue, nothing too old and nothing unexplained is served, and nothing loads for ever [NET-02, NET-03, NET-04]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const world = startWorld()
      const { clock, cache, resource, open } = world
      const running: Promise<void>[] = []
      const surprises: unknown[] = []
      const views: { stop: () => void; shown: Snapshot[] }[] = []
      let leaving = new AbortController()

      const read = async (policy: CachePolicy, signal?: AbortSignal) => {
        const begun = { ...clock }
        try {
          const { time, truth } = await cache.read(resource, { policy, signal })
          if (policy.type === 'only-if-cached') return
          if (policy.type !== 'stale-while-revalidate' && policy.type !== 'valid-at') {
            expect(truth, policy.type).toBeGreaterThanOrEqual(begun.truth)
            expect(begun.time - time, policy.type).toBeLessThan(LIFETIME)
          }
          if (policy.type === 'stale-while-revalidate')
            expect(begun.time - time).toBeLessThan(LIFETIME + policy.staleFor)
          if (policy.type === 'no-cache') expect(time).toBeGreaterThanOrEqual(begun.time)
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
              (error: unknown) => void surprises.push(error),
            ),
          )
        else if (next.act === 'wait') clock.time += next.span
        else if (next.act === 'expire') {
          clock.truth += 1
          cache.expire(() => true)
        } else if (next.act === 'put') cache.put(resource, { ...clock })
        else if (next.act === 'watch') {
          const shown: Snapshot[] = []
          views.push({ shown, stop: watchResource(cache, resource, (snapshot) => shown.push(snapshot)) })
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
      expect(surprises).toEqual([])
      expect(cache.snapshot(resource).loading).toBe(false)
      // What a view shows last is what is known.
      for (const { shown, stop } of views) {
        const { data, error, loading } = cache.snapshot(resource)
        expect([shown.at(-1)?.data, shown.at(-1)?.error, shown.at(-1)?.loading]).toEqual([data, error, loading])
        stop()
      }
    }),
    { numRuns: 300 },
  )
})
