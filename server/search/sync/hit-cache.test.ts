import { expect, test } from 'vitest'
import type { ListedProduct } from '../../catalogue/service.ts'
import { HitCache } from './hit-cache.ts'

const requested = Array.from({ length: 100 }, (_, number) => ({ id: `01t${number}` }))

function toListedProduct(id: string, description: string): ListedProduct {
  const defaultImage = {
    id: null,
    url: '',
    thumbnailUrl: null,
    title: '',
    alternateText: '',
    mediaType: 'Image',
    sortOrder: 0,
    contentVersionId: null,
  } as const
  return {
    id,
    name: id,
    productClass: 'Simple',
    fields: { Description: description },
    defaultImage,
    isSubscription: false,
  }
}

/** Loads a page of all products through the cache and returns the ids that were not cached. */
async function loadMissingIds(
  cache: HitCache,
  { profile, description, isCacheable = true }: { profile: string; description: string; isCacheable?: boolean },
): Promise<readonly string[]> {
  let loadedIds: readonly string[] = []
  const values = await cache.products.getOrLoadMany(
    {
      requests: requested,
      toKey: ({ id }) => `${id} ${cache.getProfileId(profile)}`,
      toResultKey: ({ id }) => id,
      isCacheable: () => isCacheable,
    },
    (missingEntries) => {
      loadedIds = missingEntries.map(({ id }) => id)
      return Promise.resolve(new Map(loadedIds.map((id) => [id, toListedProduct(id, description)])))
    },
  )
  expect([...values.keys()].toSorted()).toEqual(requested.map(({ id }) => id).toSorted())
  return loadedIds
}

test('hits are cached per profile', async () => {
  const cache = new HitCache()
  expect(await loadMissingIds(cache, { profile: 'guests', description: 'short' })).toHaveLength(requested.length)
  expect(await loadMissingIds(cache, { profile: 'guests', description: 'short' })).toEqual([])
  expect(await loadMissingIds(cache, { profile: 'buyers', description: 'short' })).toHaveLength(requested.length)
})

test('values that may not be cached are loaded each time', async () => {
  const cache = new HitCache()
  await loadMissingIds(cache, { profile: 'guests', description: 'short', isCacheable: false })
  expect(await loadMissingIds(cache, { profile: 'guests', description: 'short' })).toHaveLength(requested.length)
})

test('long texts are not all cached', async () => {
  const cache = new HitCache()
  const longText = 'x'.repeat(1_000_000)
  await loadMissingIds(cache, { profile: 'guests', description: longText })
  expect((await loadMissingIds(cache, { profile: 'guests', description: longText })).length).toBeGreaterThan(
    requested.length / 2,
  )
})
