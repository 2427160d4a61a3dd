import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'

/** The delivery groups of a cart that something is in; the first one while there is nothing in any. */
export function groupsInUse(groups: readonly DeliveryGroup[]): DeliveryGroup[] {
  const filled = groups.filter(({ totalCartItemCount }) => totalCartItemCount > 0)
  return filled.length > 0 ? filled : groups.slice(0, 1)
}
