import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'

/** Filters a cart's delivery groups to those with items; the first one when all are empty. */
export function selectGroupsToShip(groups: readonly DeliveryGroup[]): DeliveryGroup[] {
  const filled = groups.filter(({ totalCartItemCount }) => totalCartItemCount > 0)
  return filled.length > 0 ? filled : groups.slice(0, 1)
}
