import { expect, test } from 'vitest'
import { BatchLoader } from './batch-loader.ts'

interface Requested {
  readonly id: string
}

/** Creates a loader that records the ids of each batch and returns the batch number for every id. */
function createRecordingLoader() {
  const batches: string[][] = []
  const loader = new BatchLoader<Requested, number>()
  const load = (profile: string, ids: readonly string[]) =>
    loader.load(
      profile,
      ids.map((id) => ({ id })),
      (requests) => {
        batches.push(requests.map(({ id }) => id))
        return Promise.resolve(new Map(requests.map(({ id }) => [id, batches.length])))
      },
    )
  return { batches, load }
}

test('requests of the same profile in one turn share a load, each id once', async () => {
  const { batches, load } = createRecordingLoader()
  const results = await Promise.all([load('guests', ['a', 'b']), load('guests', ['b', 'c']), load('buyers', ['a'])])
  expect(batches).toEqual([['a', 'b', 'c'], ['a']])
  expect(results.map((result) => result.get('a'))).toEqual([1, 1, 2])
})

test('a request after a load has begun is part of the next load', async () => {
  const { batches, load } = createRecordingLoader()
  await load('guests', ['a'])
  expect((await load('guests', ['a'])).get('a')).toBe(2)
  expect(batches).toEqual([['a'], ['a']])
})

test('a failed load fails for those who share it, and not for later ones', async () => {
  const loader = new BatchLoader<Requested, number>()
  const fail = () => loader.load('guests', [{ id: 'a' }], () => Promise.reject(new Error('lost')))
  await Promise.all([expect(fail()).rejects.toThrow('lost'), expect(fail()).rejects.toThrow('lost')])
  const result = await loader.load('guests', [{ id: 'a' }], () => Promise.resolve(new Map([['a', 1]])))
  expect(result.get('a')).toBe(1)
})
