import type { GroupWithMethod, DeliveryGroup } from '../cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'

/**
 * Returns the delivery groups that have lines and so have to be delivered; the first group for a cart without lines.
 */
export function findGroupsToDeliverOrFirst({ groups, cart }: LoadedCart): readonly GroupWithMethod[] {
  const groupsWithLines = groups.filter(({ group }) => cart.totals.byGroup.has(group.id))
  return groupsWithLines.length > 0 ? groupsWithLines : groups.slice(0, 1)
}

/** Finds the delivery group with an id; undefined when there is none. */
export function findGroup(groups: readonly GroupWithMethod[], id: string): DeliveryGroup | undefined {
  const groupId = normalizeId(id, '0a7')
  return groups.find(({ group }) => group.id === groupId)?.group
}
