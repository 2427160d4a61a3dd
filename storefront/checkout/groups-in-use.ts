import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'

/** Filters a cart's delivery groups to those with items; the first one when all are empty. */
export function selectFilledGroupsOrFirst(groups: readonly DeliveryGroup[]): DeliveryGroup[] {
  const filledGroups = groups.filter(({ totalCartItemCount }) => totalCartItemCount > 0)
  return filledGroups.length > 0 ? filledGroups : groups.slice(0, 1)
}
