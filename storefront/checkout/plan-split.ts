import { type Decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'

/** A delivery group of a cart as it is now. */
export interface SplitGroup {
  readonly id: string
  readonly isDefault: boolean
  /** The address of the account that it goes to; null for none, or for one that is in no book. */
  readonly addressId: string | null
}

/**
 * A line of a cart. Lines with the same `productKey` are of the same product, sold in the same way, in different
 * groups.
 */
export interface SplitLine {
  readonly id: string
  readonly productKey: string
  readonly groupId: string
  readonly quantity: Decimal
}

/** How many pieces of a line go to which address. */
export interface SplitPart<Line extends SplitLine = SplitLine> {
  readonly line: Line
  readonly addressId: string
  readonly quantity: Decimal
}

/** A delivery group by its id, or one that has yet to be made for an address. */
export type PlannedGroup = { readonly id: string } | { readonly newFor: string }

/** What to do with a cart so that its pieces go where they shall. */
export interface SplitPlan {
  /** Group → the other address that it gets. */
  readonly readdressed: ReadonlyArray<{ readonly groupId: string; readonly addressId: string }>
  /** The addresses that groups have to be made for. */
  readonly created: readonly string[]
  /**
   * How many of a line's product each group shall have, all of one product together, those of the default group first.
   */
  readonly arrangements: ReadonlyArray<
    ReadonlyArray<{ readonly cartItemId: string; readonly group: PlannedGroup; readonly quantity: string }>
  >
}

/**
 * Plans how a cart is spread over addresses, from its groups and where all of its pieces shall go. A group that goes to
 * one of the addresses already keeps it, and the default group, which a cart cannot be without, always gets one.
 */
export function planSplit(groups: readonly SplitGroup[], parts: readonly SplitPart[]): SplitPlan {
  const wanted = [...new Set(parts.map(({ addressId }) => addressId))]
  const groupOf = new Map<string, string>()
  const main = groups.find(({ isDefault }) => isDefault) ?? groups[0]
  const others = groups.filter((group) => group !== main)
  for (const { id, addressId } of main === undefined ? others : [main, ...others]) {
    if (addressId !== null && wanted.includes(addressId) && !groupOf.has(addressId)) groupOf.set(addressId, id)
  }
  const isMainUsed = main !== undefined && [...groupOf.values()].includes(main.id)
  const mainAddress = isMainUsed ? undefined : (wanted.find((addressId) => !groupOf.has(addressId)) ?? wanted[0])
  if (main !== undefined && mainAddress !== undefined) groupOf.set(mainAddress, main.id)
  const placeOf = (addressId: string): PlannedGroup => {
    const id = groupOf.get(addressId)
    return id === undefined ? { newFor: addressId } : { id }
  }
  return {
    readdressed: main === undefined || mainAddress === undefined ? [] : [{ groupId: main.id, addressId: mainAddress }],
    created: wanted.filter((addressId) => !groupOf.has(addressId)),
    arrangements: arrange(parts, placeOf, main?.id ?? ''),
  }
}

function arrange(
  parts: readonly SplitPart[],
  placeOf: (addressId: string) => PlannedGroup,
  mainId: string,
): SplitPlan['arrangements'] {
  const products = Map.groupBy(parts, ({ line }) => line.productKey)
  const arranged = [...products.values()]
    .map((ofProduct) => arrangeProduct(ofProduct, placeOf))
    .filter((one) => one.length > 0)
  const fillsMain = (one: (typeof arranged)[number]) =>
    one.some(({ group, quantity }) => 'id' in group && group.id === mainId && quantity !== '0')
  return arranged.toSorted((one, other) => Number(fillsMain(other)) - Number(fillsMain(one)))
}

/** Every group of one product with what it shall have; none when nothing changes. */
function arrangeProduct(parts: readonly SplitPart[], placeOf: (addressId: string) => PlannedGroup) {
  const lines = [...new Set(parts.map(({ line }) => line))]
  const cells = new Map<string, { readonly group: PlannedGroup; quantity: Decimal }>(
    lines.map(({ groupId }) => [groupId, { group: { id: groupId }, quantity: ZERO }]),
  )
  for (const { addressId, quantity } of parts) {
    const group = placeOf(addressId)
    const key = 'id' in group ? group.id : `for ${addressId}`
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, { group, quantity })
    else cell.quantity = sum([cell.quantity, quantity])
  }
  const lineIn = (group: PlannedGroup) => lines.find(({ groupId }) => 'id' in group && group.id === groupId)
  const entries = [...cells.values()]
  if (entries.every(({ group, quantity }) => lineIn(group)?.quantity.eq(quantity))) return []
  return entries.flatMap(({ group, quantity }) => {
    const line = lineIn(group) ?? lines[0]
    return line === undefined ? [] : [{ cartItemId: line.id, group, quantity: toText(quantity) }]
  })
}
