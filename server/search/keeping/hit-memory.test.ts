import { expect, test } from 'vitest'
import type { ListedProduct } from '../../catalogue/service.ts'
import { HitMemory, recall } from './hit-memory.ts'

const asked = Array.from({ length: 100 }, (_, number) => ({ id: `01t${number}` }))

function listed(id: string, description: string): ListedProduct {
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

/** The ids that had to be read for a page of all products. */
async function missing(
  memory: HitMemory,
  { profile, description, isKept = true }: { profile: string; description: string; isKept?: boolean },
): Promise<readonly string[]> {
  let read: readonly string[] = []
  const found = await recall(
    memory.products,
    { asked, placeOf: ({ id }) => `${id} ${memory.profile(profile)}`, mayBeKept: () => isKept },
    (missed) => {
      read = missed.map(({ id }) => id)
      return Promise.resolve(new Map(read.map((id) => [id, listed(id, description)])))
    },
  )
  expect([...found.keys()].toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
  return read
}

test('hits are remembered for those who ask alike', async () => {
  const memory = new HitMemory()
  expect(await missing(memory, { profile: 'guests', description: 'short' })).toHaveLength(asked.length)
  expect(await missing(memory, { profile: 'guests', description: 'short' })).toEqual([])
  expect(await missing(memory, { profile: 'buyers', description: 'short' })).toHaveLength(asked.length)
})

test('what may not be kept is read each time', async () => {
  const memory = new HitMemory()
  await missing(memory, { profile: 'guests', description: 'short', isKept: false })
  expect(await missing(memory, { profile: 'guests', description: 'short' })).toHaveLength(asked.length)
})

test('long texts are not all remembered', async () => {
  const memory = new HitMemory()
  const book = 'x'.repeat(1_000_000)
  await missing(memory, { profile: 'guests', description: book })
  expect((await missing(memory, { profile: 'guests', description: book })).length).toBeGreaterThan(asked.length / 2)
})
