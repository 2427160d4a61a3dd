import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { listSlotPaths, parseSlotPath, type SlotPage, type SlotPlace } from '@hydrant/page-model/slots/page-slots.ts'
import { findCategoryPath, findPrimaryCategoryPaths } from '../../catalogue/service.ts'
import type { ReadOnlyDb } from '../version-store.ts'
import { findVariationParentId } from './slot-store.ts'

/** The page of the shop that slots are sought for, as a request names it. */
export interface SlotRequest {
  readonly place: SlotPlace
  /** The product or category that the page is about, as the client sent it. */
  readonly recordId: string | undefined
}

/**
 * Returns the products and categories of a page, whose slots are looked up. Without slots of single ones at this place,
 * which `shownPaths` tells, nothing is read. An unknown record has none.
 */
export async function loadSlotPage(
  db: ReadOnlyDb,
  { place, recordId }: SlotRequest,
  shownPaths: ReadonlySet<string>,
): Promise<SlotPage> {
  const noRecords = { place, productIds: [], categoryIds: [] }
  const hasTargets = [...shownPaths].some((path) => {
    const key = parseSlotPath(path)
    return key?.place === place && key.targetId !== null
  })
  const id = hasTargets ? normalizeId(recordId ?? '') : null
  if (id === null) return noRecords
  if (place === 'category') {
    const pathResult = await findCategoryPath(db, id)
    return pathResult.ok ? { ...noRecords, categoryIds: listNearestFirst(pathResult.value) } : noRecords
  }
  if (place !== 'product') return noRecords
  const parentId = await findVariationParentId(db, id)
  const productIds = parentId === null ? [id] : [id, parentId]
  const paths = await findPrimaryCategoryPaths(db, productIds)
  const path = productIds.flatMap((productId) => paths.get(productId) ?? [])
  return { place, productIds, categoryIds: listNearestFirst(path) }
}

function listNearestFirst(path: ReadonlyArray<{ readonly id: string | null }>): readonly string[] {
  return path.flatMap(({ id }) => id ?? []).toReversed()
}

/** Returns which slots a page shows above and below its own parts; null for none. */
export function pickSlotPaths(slotPage: SlotPage, shownPaths: ReadonlySet<string>) {
  const pick = (position: 'above' | 'below') =>
    listSlotPaths(slotPage, position).find((path) => shownPaths.has(path)) ?? null
  return { above: pick('above'), below: pick('below') }
}
