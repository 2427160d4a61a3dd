const SLOT_PLACES = ['product', 'category', 'search', 'cart'] as const

/** A kind of pages that have page slots. */
export type SlotPlace = (typeof SLOT_PLACES)[number]

/** Whether a page slot is above or below the parts of a page that the shop makes. */
export type SlotPosition = (typeof SLOT_POSITIONS)[number]

const SLOT_POSITIONS = ['above', 'below'] as const

/** Where a page slot is shown; `targetId` is the product or category that it is for, null for all pages of the place. */
export interface SlotKey {
  readonly place: SlotPlace
  readonly position: SlotPosition
  readonly targetId: string | null
}

/** The page of the shop that slots are sought for. */
export interface SlotPage {
  readonly place: SlotPlace
  /** The product, and after it the one that it is a variation of; empty on pages that are about no product. */
  readonly productIds: readonly string[]
  /** The categories from the nearest one to the top level; empty on pages that are about none. */
  readonly categoryIds: readonly string[]
}

/** The prefixes of the ids of records that a slot may be for, by place. */
export const SLOT_TARGET_PREFIXES: Readonly<Record<SlotPlace, readonly string[]>> = {
  product: ['01t', '0ZG'],
  category: ['0ZG'],
  search: [],
  cart: [],
}

/** Returns the text by which a page slot is stored, such as `product/above` or `category/below/0ZG…`. */
export function toSlotPath({ place, position, targetId }: SlotKey): string {
  return [place, position, ...(targetId === null ? [] : [targetId])].join('/')
}

/** Parses the text by which a page slot is stored; null for another one. */
export function parseSlotPath(path: string): SlotKey | null {
  const [, first, second, targetId = null] = /^(\w+)\/(\w+)(?:\/([A-Za-z0-9]{18}))?$/.exec(path) ?? []
  const place = SLOT_PLACES.find((one) => one === first)
  const position = SLOT_POSITIONS.find((one) => one === second)
  return place === undefined || position === undefined ? null : { place, position, targetId }
}

/**
 * Returns the slots of a page at a position, the most specific one first: of its product, of its categories, and of all
 * pages of the place. The first one that is published is shown, also when it is empty.
 */
export function listSlotPaths({ place, productIds, categoryIds }: SlotPage, position: SlotPosition): readonly string[] {
  return [...productIds, ...categoryIds, null].map((targetId) => toSlotPath({ place, position, targetId }))
}
