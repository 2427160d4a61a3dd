/** A product as a file describes it. Null and none: the file says nothing about it, and what is known stays. */
export interface FileProduct {
  readonly line: number
  readonly cells: readonly string[]
  /** The part number; a stable one made from name and category where the file has none. */
  readonly sku: string
  readonly productCode: string | null
  readonly name: string
  readonly description: string | null
  readonly family: string | null
  readonly isActive: boolean | null
  /** Category names from the root down. */
  readonly categoryPath: readonly string[]
  readonly pictures: readonly FilePicture[]
  readonly prices: readonly FilePrice[]
}

/** A picture that lies elsewhere. */
export interface FilePicture {
  readonly url: string
  readonly alternateText: string
}

/** A price in a file: a decimal, for one piece. */
export interface FilePrice {
  readonly kind: 'sales' | 'original'
  readonly currency: string
  readonly amount: string
}
