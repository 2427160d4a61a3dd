import { createHash } from 'node:crypto'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { LRUCache } from 'lru-cache'
import type { SearchIndex } from '../index/search-index.ts'

/** So many hits are remembered, and so many characters of them. */
const LIMIT = 8000
const CHARACTERS = 12_000_000

/** What a hit has beside its fields, about. */
const OVERHEAD = 1000

/** Hits as they are shown, until their products change: the same few are on the first pages of most searches. */
export class HitMemory {
  readonly #hits = new LRUCache<string, ProductSummary>({ max: LIMIT, maxSize: CHARACTERS, sizeCalculation: sizeOf })

  /** The hits of slots, in their order; those that are not remembered are read by id. `key` tells apart who asks, and for how much. */
  async read(
    { index, slots, key }: { readonly index: SearchIndex; readonly slots: readonly number[]; readonly key: string },
    readAnew: (ids: readonly string[]) => Promise<readonly ProductSummary[]>,
  ): Promise<ProductSummary[]> {
    // The names of fields are the caller's, and may be long.
    const view = createHash('sha256').update(key).digest('base64url')
    const asked = slots.map((slot) => ({ id: index.id(slot), place: `${index.id(slot)} ${index.revision(slot)} ${view}`, mayBeKept: index.families.parentOf(slot) < 0 && index.families.variationsOf(slot).length === 0 }))
    const known = new Map(asked.flatMap(({ id, place }) => {
      const hit = this.#hits.get(place)
      return hit === undefined ? [] : [[id, hit] as const]
    }))
    const missing = asked.filter(({ id }) => !known.has(id))
    const read = new Map((missing.length === 0 ? [] : await readAnew(missing.map(({ id }) => id))).map((hit) => [hit.id, hit]))
    // What is shown of a variation or a parent also depends on others of their family.
    for (const { id, place, mayBeKept } of missing) {
      const hit = read.get(id)
      if (hit !== undefined && mayBeKept) this.#hits.set(place, hit)
    }
    return asked.flatMap(({ id }) => known.get(id) ?? read.get(id) ?? [])
  }
}

function sizeOf({ name, fields }: ProductSummary): number {
  return Object.values(fields).reduce((sum, { value }) => sum + (value?.length ?? 0), OVERHEAD + name.length)
}
