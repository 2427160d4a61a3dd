import type { BlockData, DataNeed, PicturesNeed } from '@hydrant/page-builder/registry/needs.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadNeed } from './load-need.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError' | 'siteId' | 'communityId'>

/**
 * Fetches what the blocks of a page need, by block id, all at once: the same need once however many blocks have it, and
 * all pictures together. A block whose data cannot be had gets null; the others are not held up by it.
 */
export async function loadNeeds(
  shop: Shop,
  needs: ReadonlyMap<string, DataNeed>,
): Promise<Readonly<Record<string, BlockData | null>>> {
  const fetched = new Map<string, Promise<BlockData | null>>()
  const load = (need: DataNeed) => {
    const known = fetched.get(JSON.stringify(need))
    if (known !== undefined) return known
    const loading = loadOrReport(shop, need)
    fetched.set(JSON.stringify(need), loading)
    return loading
  }
  const every = together(needs.values())
  const entries = Array.from(
    needs,
    async ([id, need]) => [id, need.kind === 'pictures' ? pick(need, await load(every)) : await load(need)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function loadOrReport(shop: Shop, need: DataNeed): Promise<BlockData | null> {
  try {
    return await loadNeed(shop, need)
  } catch (error) {
    shop.reportError(error)
    return null
  }
}

function together(needs: Iterable<DataNeed>): PicturesNeed {
  return {
    kind: 'pictures',
    images: Array.from(needs).flatMap((need) => (need.kind === 'pictures' ? need.images : [])),
  }
}

function pick({ images }: PicturesNeed, data: BlockData | null): BlockData | null {
  if (data?.kind !== 'pictures') return null
  const named = new Set(images.map(({ contentKey }) => contentKey))
  return {
    kind: 'pictures',
    pictures: Object.fromEntries(Object.entries(data.pictures).filter(([contentKey]) => named.has(contentKey))),
  }
}
