/** An attribute of the compared products: a value for each, in their order; empty where a product has none. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly string[]
  /** Whether the products do not all have the same value. */
  readonly isDifferent: boolean
}

interface Attribute {
  readonly label: string
  readonly value: string
}

/** Arranges the attributes of products in rows, each once, in the order in which products name them first. */
export function toComparedRows(products: readonly (readonly Attribute[])[]): readonly ComparedRow[] {
  const labels = new Set(products.flatMap((attributes) => attributes.map(({ label }) => label)))
  const valuesByLabel = products.map((attributes) => new Map(attributes.map(({ label, value }) => [label, value])))
  return [...labels].map((label) => {
    const values = valuesByLabel.map((byLabel) => byLabel.get(label) ?? '')
    return { label, values, isDifferent: new Set(values).size > 1 }
  })
}
