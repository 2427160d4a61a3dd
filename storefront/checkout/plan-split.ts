import { type Decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'

/** A delivery group of a cart before the change. */
export interface SplitGroup {
  readonly id: string
  readonly isDefault: boolean
  /** The account's address that the group goes to; null for none, or for one that is not in the address book. */
  readonly addressId: string | null
}

/** A cart line. Lines with the same `productKey` have the same product and selling model in different groups. */
export interface SplitLine {
  readonly id: string
  readonly productKey: string
  readonly groupId: string
  readonly quantity: Decimal
}

/** The quantity of a line that goes to one address. */
export interface SplitAllocation<Line extends SplitLine = SplitLine> {
  readonly line: Line
  readonly addressId: string
  readonly quantity: Decimal
}

/** An existing delivery group, or one that is to be created for an address. */
export type PlannedGroup = { readonly id: string } | { readonly addressId: string }

/** The changes that bring every item of a cart to its address. */
export interface SplitPlan {
  /** Groups that get another address. */
  readonly addressChanges: ReadonlyArray<{ readonly groupId: string; readonly addressId: string }>
  /** The addresses that need a new group. */
  readonly newGroupAddressIds: readonly string[]
  /** For each product that changes, its quantity in each group; products in the default group come first. */
  readonly arrangements: ReadonlyArray<
    ReadonlyArray<{ readonly cartItemId: string; readonly group: PlannedGroup; readonly quantity: string }>
  >
}

/**
 * Plans which delivery group of a cart goes to which address. A group whose address is among the chosen ones keeps that
 * address. The default group cannot be removed, so it gets one of the chosen addresses if its own is not among them.
 */
export function planSplit(groups: readonly SplitGroup[], allocations: readonly SplitAllocation[]): SplitPlan {
  const addressIds = [...new Set(allocations.map(({ addressId }) => addressId))]
  const groupIdByAddress = new Map<string, string>()
  const defaultGroup = groups.find(({ isDefault }) => isDefault) ?? groups[0]
  const others = groups.filter((group) => group !== defaultGroup)
  for (const { id, addressId } of defaultGroup === undefined ? others : [defaultGroup, ...others]) {
    if (addressId !== null && addressIds.includes(addressId) && !groupIdByAddress.has(addressId))
      groupIdByAddress.set(addressId, id)
  }
  const isDefaultGroupUsed = defaultGroup !== undefined && [...groupIdByAddress.values()].includes(defaultGroup.id)
  const defaultGroupAddress = isDefaultGroupUsed
    ? undefined
    : (addressIds.find((addressId) => !groupIdByAddress.has(addressId)) ?? addressIds[0])
  if (defaultGroup !== undefined && defaultGroupAddress !== undefined)
    groupIdByAddress.set(defaultGroupAddress, defaultGroup.id)
  const toPlannedGroup = (addressId: string): PlannedGroup => {
    const id = groupIdByAddress.get(addressId)
    return id === undefined ? { addressId } : { id }
  }
  return {
    addressChanges:
      defaultGroup === undefined || defaultGroupAddress === undefined
        ? []
        : [{ groupId: defaultGroup.id, addressId: defaultGroupAddress }],
    newGroupAddressIds: addressIds.filter((addressId) => !groupIdByAddress.has(addressId)),
    arrangements: planArrangementsDefaultFirst(allocations, toPlannedGroup, defaultGroup?.id ?? ''),
  }
}

/** Plans the quantities of all products in each group, products that go to the default group first. */
function planArrangementsDefaultFirst(
  allocations: readonly SplitAllocation[],
  toPlannedGroup: (addressId: string) => PlannedGroup,
  defaultGroupId: string,
): SplitPlan['arrangements'] {
  const allocationsByProduct = Map.groupBy(allocations, ({ line }) => line.productKey)
  const changedArrangements = [...allocationsByProduct.values()]
    .map((productAllocations) => planProductArrangement(productAllocations, toPlannedGroup))
    .filter((arrangement) => arrangement.length > 0)
  const fillsDefaultGroup = (arrangement: (typeof changedArrangements)[number]) =>
    arrangement.some(({ group, quantity }) => 'id' in group && group.id === defaultGroupId && quantity !== '0')
  return changedArrangements.toSorted(
    (arrangement, other) => Number(fillsDefaultGroup(other)) - Number(fillsDefaultGroup(arrangement)),
  )
}

/** Plans the quantity of one product in each group; empty when nothing changes. */
function planProductArrangement(
  allocations: readonly SplitAllocation[],
  toPlannedGroup: (addressId: string) => PlannedGroup,
) {
  const lines = [...new Set(allocations.map(({ line }) => line))]
  const quantityByGroup = new Map<string, { readonly group: PlannedGroup; quantity: Decimal }>(
    lines.map(({ groupId }) => [groupId, { group: { id: groupId }, quantity: ZERO }]),
  )
  for (const { addressId, quantity } of allocations) {
    const group = toPlannedGroup(addressId)
    const key = 'id' in group ? group.id : `for ${addressId}`
    const groupQuantity = quantityByGroup.get(key)
    if (groupQuantity === undefined) quantityByGroup.set(key, { group, quantity })
    else groupQuantity.quantity = sum([groupQuantity.quantity, quantity])
  }
  const findLineIn = (group: PlannedGroup) => lines.find(({ groupId }) => 'id' in group && group.id === groupId)
  const entries = [...quantityByGroup.values()]
  if (entries.every(({ group, quantity }) => findLineIn(group)?.quantity.eq(quantity))) return []
  return entries.flatMap(({ group, quantity }) => {
    const line = findLineIn(group) ?? lines[0]
    return line === undefined ? [] : [{ cartItemId: line.id, group, quantity: toText(quantity) }]
  })
}
