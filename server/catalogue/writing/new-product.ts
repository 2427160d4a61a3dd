import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { toPartNumberKeys } from '../part-number.ts'
import { toUrlNameOrNull } from '../url-name.ts'

/**
 * A product as an import or the demo shop provides it. What is left out keeps its value, or gets the default in a new
 * product; null clears it.
 */
export interface NewProduct {
  /** The part number, which identifies an existing product. */
  readonly sku: string
  readonly name: string
  /** The id of a new product; generated if left out. An existing product keeps its own. */
  readonly id?: string
  readonly productCode?: string | null
  /** The number of its barcode, as `parseGtin` returns it. */
  readonly gtin?: string | null
  /** Plain text or simple HTML. */
  readonly description?: string | null
  readonly productClass?: 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'
  readonly parentId?: string | null
  readonly family?: string | null
  readonly brand?: string | null
  readonly unitOfMeasure?: string | null
  readonly packText?: string | null
  readonly isActive?: boolean
  readonly isRetired?: boolean
  readonly isQuoteOnly?: boolean
  /** The special purpose of a product that is not sold like others: gift wrapping. */
  readonly purpose?: 'GiftWrap' | null
  /** As decimals. */
  readonly minimumQuantity?: string | null
  readonly maximumQuantity?: string | null
  readonly quantityIncrement?: string | null
  readonly attributes?: Readonly<Record<string, string>>
  readonly variationValues?: Readonly<Record<string, string>> | null
  readonly taxTreatment?: string
  /** The first one is the primary category. Left out: the categories stay unchanged. */
  readonly categoryIds?: readonly string[]
}

/** The result of saving a product. */
export interface SavedProduct {
  readonly sku: string
  readonly id: string
  readonly status: 'added' | 'changed' | 'unchanged'
}

/** Converts a product to a row for the database, keyed by column; columns that are left out stay unchanged. */
export function toProductRow(product: NewProduct, newId: string): Record<string, unknown> {
  return {
    id: product.id ?? newId,
    sku: product.sku,
    sku_key: toPartNumberKey(product.sku),
    part_number_key: product.productCode === undefined ? undefined : toPartNumberKeys(product.sku, product.productCode),
    name: product.name,
    url_name: toUrlNameOrNull(product.name),
    product_code: product.productCode,
    gtin: product.gtin,
    description: product.description,
    product_class: product.productClass,
    parent_id: product.parentId,
    family: product.family,
    brand: product.brand,
    unit_of_measure: product.unitOfMeasure,
    pack_text: product.packText,
    is_active: product.isActive,
    is_retired: product.isRetired,
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
