import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** An attribute by which the variations of a parent differ. */
export interface NewVariationAttribute {
  readonly parentId: string
  readonly apiName: string
  readonly label: string
  readonly sequence: number
  readonly viewType: 'Dropdown' | 'Pill' | 'ColorSwatch'
  readonly options: ReadonlyArray<{
    readonly value: string
    readonly label: string
    readonly colorHexCode: string | null
  }>
}

/** An attribute set with its attributes in order, and the variation parents that have it. */
export interface AttributeSetGroup {
  readonly id: string
  readonly developerName: string
  readonly label: string
  readonly items: ReadonlyArray<Omit<NewVariationAttribute, 'parentId'>>
  readonly parentIds: readonly string[]
}

/** Groups the attributes of variation parents to sets: parents with the same attributes and options share one. */
export function groupAttributeSets(attributes: readonly NewVariationAttribute[]): AttributeSetGroup[] {
  const families = [...Map.groupBy(attributes, ({ parentId }) => parentId)].map(([parentId, axes]) => ({
    parentId,
    items: axes
      .toSorted((one, other) => one.sequence - other.sequence)
      .map(({ apiName, label, sequence, viewType, options }) => ({ apiName, label, sequence, viewType, options })),
  }))
  const countsByName = new Map<string, number>()
  return [...Map.groupBy(families, ({ items }) => JSON.stringify(items)).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const name = first.items.map(({ apiName }) => apiName.replace(/__c$/, '')).join('_')
    const count = (countsByName.get(name) ?? 0) + 1
    countsByName.set(name, count)
    return {
      id: createIdFromKey('0iY', first.parentId),
      developerName: count === 1 ? name : `${name}_${count}`,
      label: first.items.map(({ label }) => label).join(', '),
      items: first.items,
      parentIds: group.map(({ parentId }) => parentId),
    }
  })
}
