import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { partNumberKeys } from '../part-number.ts'
import { urlName } from '../url-name.ts'

/**
 * A product as a file or the demo shop gives it. What is left out stays as it is, or gets its usual value in a new
 * product; null clears it.
 */
export interface NewProduct {
  /** The part number: by it a known product is found. */
  readonly sku: string
  readonly name: string
  /** The id that a new product gets; made up when left out. A known product keeps its own. */
  readonly id?: string
  readonly productCode?: string | null
  /** Plain text or simple HTML. */
  readonly description?: string | null
  readonly productClass?: 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'
  readonly parentId?: string | null
  readonly family?: string | null
  readonly brand?: string | null
  readonly unitOfMeasure?: string | null
  readonly packText?: string | null
  readonly isActive?: boolean
  readonly isQuoteOnly?: boolean
  /** What it is for when it is no ware like others: wrapping gifts. */
  readonly purpose?: 'GiftWrap' | null
  /** Decimals. */
  readonly minimumQuantity?: string | null
  readonly maximumQuantity?: string | null
  readonly quantityIncrement?: string | null
  readonly attributes?: Readonly<Record<string, string>>
  readonly variationValues?: Readonly<Record<string, string>> | null
  readonly taxTreatment?: string
  /** The first is the primary one. Left out: the product stays in its categories. */
  readonly categoryIds?: readonly string[]
}

/** What became of a product. */
export interface SavedProduct {
  readonly sku: string
  readonly id: string
  readonly status: 'added' | 'changed' | 'unchanged'
}

/** A product as a row for the database, keyed by column; absent keys keep what is there. */
export function productRow(product: NewProduct, newId: string): Record<string, unknown> {
  return {
    id: product.id ?? newId,
    sku: product.sku,
    sku_key: partNumberKey(product.sku),
    part_number_key: product.productCode === undefined ? undefined : partNumberKeys(product.sku, product.productCode),
    name: product.name,
    url_name: urlName(product.name),
    product_code: product.productCode,
    description: product.description,
    product_class: product.productClass,
    parent_id: product.parentId,
    family: product.family,
    brand: product.brand,
    unit_of_measure: product.unitOfMeasure,
    pack_text: product.packText,
    is_active: product.isActive,
    is_quote_only: product.isQuoteOnly,
    purpose: product.purpose,
    minimum_quantity: product.minimumQuantity,
    maximum_quantity: product.maximumQuantity,
    quantity_increment: product.quantityIncrement,
    attributes: product.attributes,
    variation_values: product.variationValues,
    tax_treatment: product.taxTreatment,
    category_ids: product.categoryIds,
  }
}
