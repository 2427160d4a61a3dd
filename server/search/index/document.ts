/** What a book asks for a product. */
export interface Offer {
  readonly bookId: string
  readonly currency: string
  readonly price: number
  /** 0: sold once; the product's selling models follow from 1 on, others come last. */
  readonly modelPlace: number
}

/** A product as searches know it. */
export interface Document {
  readonly id: string
  readonly sku: string
  readonly productCode: string | null
  /** The keys of its part numbers, separated by blanks. */
  readonly partNumberKey: string
  readonly name: string
  /** May be HTML. */
  readonly description: string | null
  readonly brand: string | null
  readonly family: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly kind: 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'
  readonly parentId: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly categoryIds: readonly string[]
  readonly policyIds: readonly string[]
  readonly offers: readonly Offer[]
}

/** A category, as far as searches need it. */
export interface CategoryNode {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly urlName: string | null
  /** From the root to the parent. */
  readonly ancestorIds: readonly string[]
  readonly isNavigational: boolean
  readonly sortOrder: number
}

/** What products are filed, compared and opened by. */
export interface Structure {
  readonly categories: readonly CategoryNode[]
  /** In the order in which they are listed. */
  readonly facets: ReadonlyArray<{ readonly apiName: string; readonly label: string }>
  readonly attributeNames: readonly string[]
  readonly policies: ReadonlyArray<{
    readonly id: string
    readonly canViewPrice: boolean
    readonly buyerGroupIds: readonly string[]
  }>
}

/** A shop without anything in it. */
export const NO_STRUCTURE: Structure = { categories: [], facets: [], attributeNames: [], policies: [] }
