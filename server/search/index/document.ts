/** The price of a product in a price book. */
export interface PriceEntry {
  readonly bookId: string
  readonly currency: string
  readonly price: number
  /** 0: one-time sale; then the product's selling models from 1 on, in their order; other models come last. */
  readonly modelPosition: number
}

/** A product as the search index stores it. */
export interface Document {
  readonly id: string
  readonly sku: string
  readonly productCode: string | null
  /** The normalized part numbers, separated by spaces. */
  readonly partNumberKey: string
  readonly name: string
  /** May be HTML. */
  readonly description: string | null
  /** Its names and descriptions in other languages. */
  readonly translations: ReadonlyArray<Pick<Document, 'description'> & { readonly name: string | null }>
  readonly brand: string | null
  readonly family: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly kind: 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'
  readonly parentId: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly categoryIds: readonly string[]
  readonly policyIds: readonly string[]
  readonly priceEntries: readonly PriceEntry[]
}

/** A category with the properties that searches need. */
export interface CategoryNode {
  readonly id: string
  readonly name: string
  /** Its names in other languages, by the code of the language. */
  readonly translatedNames: Readonly<Record<string, string>>
  readonly description: string | null
  readonly urlName: string | null
  /** From the root to the parent. */
  readonly ancestorIds: readonly string[]
  readonly isNavigational: boolean
  readonly sortOrder: number
}

/** The categories, attributes and entitlement policies of the catalogue. */
export interface Structure {
  readonly categories: readonly CategoryNode[]
  /** In their sort order. */
  readonly facets: ReadonlyArray<{ readonly apiName: string; readonly label: string }>
  readonly attributeNames: readonly string[]
  readonly policies: ReadonlyArray<{
    readonly id: string
    readonly canViewPrice: boolean
    readonly buyerGroupIds: readonly string[]
  }>
}

/** The structure of an empty shop. */
export const EMPTY_STRUCTURE: Structure = { categories: [], facets: [], attributeNames: [], policies: [] }

/** Parses a structure that was stored as JSON. Throws when the text is something else. */
export function parseStructure(json: string): Structure {
  const value: unknown = JSON.parse(json)
  if (!isStructure(value)) throw new Error('This is no structure of a catalogue.')
  return value
}

function isStructure(value: unknown): value is Structure {
  if (typeof value !== 'object' || value === null) return false
  const { categories, facets, attributeNames, policies }: Partial<Record<keyof Structure, unknown>> = value
  return [categories, facets, attributeNames, policies].every(Array.isArray)
}
