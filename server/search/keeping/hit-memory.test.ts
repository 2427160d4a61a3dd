import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { expect, test } from 'vitest'
import { SearchIndex } from '../index/search-index.ts'
import { HitMemory } from './hit-memory.ts'

const PRODUCTS = 30
const index = new SearchIndex()
for (let number = 0; number < PRODUCTS; number += 1) {
  index.put({
    id: `01t${number}`, sku: `S-${number}`, productCode: null, partNumberKey: `S${number}`, name: `Product ${number}`, description: null, brand: null, family: null, attributes: {},
    kind: 'Simple', parentId: null, createdAt: 0, categoryIds: [], policyIds: [], offers: [],
  })
}
index.settle()

function hitOf(id: string, description: string): ProductSummary {
  const defaultImage = { id: null, url: '', thumbnailUrl: null, title: '', alternateText: '', mediaType: 'Image', sortOrder: 0, contentVersionId: null } as const
  return { id, name: id, productClass: 'Simple', fields: { Description: { value: description } }, defaultImage }
}

/** The ids that had to be read for a page of all products. */
async function missing(memory: HitMemory, key: string, description: string): Promise<readonly string[]> {
  let read: readonly string[] = []
  const slots = Array.from({ length: PRODUCTS }, (_, slot) => slot)
  const hits = await memory.read({ index, slots, key }, (ids) => {
    read = ids
    return Promise.resolve(ids.map((id) => hitOf(id, description)))
  })
  expect(hits).toHaveLength(PRODUCTS)
  return read
}

test('hits are remembered for those who ask alike', async () => {
  const memory = new HitMemory()
  expect(await missing(memory, 'guests', 'short')).toHaveLength(PRODUCTS)
  expect(await missing(memory, 'guests', 'short')).toEqual([])
  expect(await missing(memory, 'buyers', 'short')).toHaveLength(PRODUCTS)
})

test('long texts are not all remembered', async () => {
  const memory = new HitMemory()
  const book = 'x'.repeat(1_000_000)
  await missing(memory, 'guests', book)
  const read = await missing(memory, 'guests', book)
  expect(read.length).toBeGreaterThan(PRODUCTS / 2)
})
