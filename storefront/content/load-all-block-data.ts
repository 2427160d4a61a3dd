import type {
  BlockData,
  DataRequirement,
  PicturesRequirement,
} from '@hydrant/page-builder/registry/data-requirements.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadBlockData } from './load-block-data.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError' | 'siteId' | 'communityId'>

/**
 * Loads the data that the blocks of a page require, by block id, in parallel: equal requirements once, and all pictures
 * together. A block whose data cannot be loaded gets null.
 */
export async function loadAllBlockData(
  shop: Shop,
  requirements: ReadonlyMap<string, DataRequirement>,
): Promise<Readonly<Record<string, BlockData | null>>> {
  const pendingByRequirement = new Map<string, Promise<BlockData | null>>()
  const load = (requirement: DataRequirement) => {
    const pending = pendingByRequirement.get(JSON.stringify(requirement))
    if (pending !== undefined) return pending
    const loading = loadBlockDataOrReport(shop, requirement)
    pendingByRequirement.set(JSON.stringify(requirement), loading)
    return loading
  }
  const allPictures = mergePictureRequirements(requirements.values())
  const entries = Array.from(
    requirements,
    async ([id, requirement]) =>
      [
        id,
        requirement.kind === 'pictures' ? pickPictures(requirement, await load(allPictures)) : await load(requirement),
      ] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function loadBlockDataOrReport(shop: Shop, requirement: DataRequirement): Promise<BlockData | null> {
  try {
    return await loadBlockData(shop, requirement)
  } catch (error) {
    shop.reportError(error)
    return null
  }
}

function mergePictureRequirements(requirements: Iterable<DataRequirement>): PicturesRequirement {
  return {
    kind: 'pictures',
    images: Array.from(requirements).flatMap((requirement) =>
      requirement.kind === 'pictures' ? requirement.images : [],
    ),
  }
}

function pickPictures({ images }: PicturesRequirement, data: BlockData | null): BlockData | null {
  if (data?.kind !== 'pictures') return null
  const contentKeys = new Set(images.map(({ contentKey }) => contentKey))
  return {
    kind: 'pictures',
    pictures: Object.fromEntries(Object.entries(data.pictures).filter(([contentKey]) => contentKeys.has(contentKey))),
  }
}
