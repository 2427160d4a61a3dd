/** A product as a row of a file describes it. Null and empty lists: the existing value stays unchanged. */
export interface FileProduct {
  readonly line: number
  readonly cells: readonly string[]
  /** The part number, or a stable one derived from name and category if the file has none. */
  readonly sku: string
  readonly productCode: string | null
  /** The number of its barcode. */
  readonly gtin: string | null
  readonly name: string
  readonly description: string | null
  readonly family: string | null
  readonly isActive: boolean | null
  /** Category names from the root down. */
  readonly categoryPath: readonly string[]
  readonly pictures: readonly FileImage[]
  readonly prices: readonly FilePrice[]
}

/** An external image. */
export interface FileImage {
  readonly url: string
  readonly alternateText: string
}

/** A unit price as a decimal. */
export interface FilePrice {
  readonly kind: 'sales' | 'original'
  readonly currency: string
  readonly amount: string
}
