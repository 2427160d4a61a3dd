/** An attribute of variations with the values that are combined. */
export interface CombinedAttribute {
  /** The name by which records have it. */
  readonly field: string
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
}

/** One value of each attribute, by its name. */
export type Combination = Readonly<Record<string, string>>

/** Returns how many combinations there are. */
export function countCombinations(attributes: readonly CombinedAttribute[]): number {
  return attributes.length === 0 ? 0 : attributes.reduce((count, { options }) => count * options.length, 1)
}

/** Lists all combinations, in the order of the attributes and of their values. */
export function listCombinations(attributes: readonly CombinedAttribute[]): readonly Combination[] {
  if (attributes.length === 0) return []
  return attributes.reduce<readonly Combination[]>(
    (combinations, { field, options }) =>
      combinations.flatMap((combination) => options.map(({ value }) => ({ ...combination, [field]: value }))),
    [{}],
  )
}

/** Returns a text that two combinations have in common only if they have the same values. */
export function toCombinationKey(attributes: readonly CombinedAttribute[], values: Combination): string {
  return JSON.stringify(attributes.map(({ field }) => values[field] ?? null))
}

/** Returns what people read for the values of a combination. */
export function describeCombination(attributes: readonly CombinedAttribute[], values: Combination): string {
  return attributes
    .flatMap(({ field, options }) => options.find(({ value }) => value === values[field])?.label ?? values[field] ?? [])
    .join(', ')
}

/** The placeholder of the part number of the parent in a pattern. */
const SKU_PLACEHOLDER = 'sku'

/** Returns the pattern that part numbers are made from unless another one is typed. */
export function toDefaultPattern(attributes: readonly CombinedAttribute[]): string {
  return [SKU_PLACEHOLDER, ...attributes.map(({ label }) => label)].map((name) => `{${name}}`).join('-')
}

/**
 * Makes a part number from a pattern: `{sku}` becomes the part number of the parent, and the label of an attribute in
 * braces its value without blanks, in capitals. Other text stays, also braces around something else.
 */
export function fillPattern(
  pattern: string,
  {
    sku,
    attributes,
    values,
  }: {
    readonly sku: string
    readonly attributes: readonly CombinedAttribute[]
    readonly values: Combination
  },
): string {
  return pattern.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const wanted = name.trim().toLowerCase()
    if (wanted === SKU_PLACEHOLDER) return sku
    const attribute = attributes.find(({ field, label }) => [field, label].some((one) => one.toLowerCase() === wanted))
    const value = attribute === undefined ? undefined : values[attribute.field]
    return value === undefined ? placeholder : value.replaceAll(/\s+/g, '').toUpperCase()
  })
}
