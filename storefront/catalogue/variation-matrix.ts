import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { VariationAttribute, VariationInfo, VariationMapping } from '@hydrant/contract/shop/variation.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { StockByProduct } from './load-stock.ts'

/** The variations of a parent as a table to order from. */
export interface VariationMatrix {
  /** The attributes that rows differ in. */
  readonly rowLabel: string
  /** The values of the attribute with the fewest of them; of a single attribute one column for all quantities. */
  readonly columns: readonly string[]
  readonly rows: readonly MatrixRow[]
  /** The lowest unit price. */
  readonly lowestPrice: string
}

/** One row of the table. */
export interface MatrixRow {
  readonly label: string
  /** One for each column; null where no variation has this combination. */
  readonly cells: readonly (MatrixCell | null)[]
}

/** One variation. */
export interface MatrixCell {
  readonly productId: string
  /** Its values, as screen readers name its field. */
  readonly label: string
  /** Null when it cannot be ordered here, because it has no price. */
  readonly unitPrice: string | null
  readonly stock: Stock | null
}

/** Variations in one table: as many as stock and cart take in one call. */
const MAX_VARIATIONS = 100

/** Lists the ids of the variations that the table of a parent has; none where there are too few or too many for one. */
export function listMatrixProductIds({ productClass, variationInfo }: ProductDetail): readonly string[] {
  const mappings = productClass === 'VariationParent' ? (variationInfo?.attributesToProductMappings ?? []) : []
  return mappings.length < 2 || mappings.length > MAX_VARIATIONS ? [] : mappings.map(({ productId }) => productId)
}

/** Arranges the variations of a parent as a table; null without prices, for then nothing can be ordered. */
export function toVariationMatrix(
  product: ProductDetail,
  price: Pick<ProductPrice, 'childEntries'> | null,
  stock: StockByProduct,
): VariationMatrix | null {
  const info = product.variationInfo
  if (!info || listMatrixProductIds(product).length === 0) return null
  const pricesById = new Map((price?.childEntries ?? []).map((entry) => [entry.productId, entry.unitPrice]))
  const lowestPrice = findLowest([...pricesById.values()])
  if (lowestPrice === null) return null
  const { rowAttributes, columnAttribute } = splitAttributes(info)
  const columns = columnAttribute?.options.filter(({ variantAvailable }) => variantAvailable) ?? [null]
  const rows = groupByRow(info.attributesToProductMappings, rowAttributes).map(({ label, mappings }): MatrixRow => {
    const cells = columns.map((column): MatrixCell | null => {
      const mapping = mappings.find(
        (candidate) => column === null || findValue(candidate, columnAttribute) === column.apiName,
      )
      if (mapping === undefined) return null
      return {
        productId: mapping.productId,
        label: column === null ? label : messages.cellName({ row: label, column: column.label }),
        unitPrice: pricesById.get(mapping.productId) ?? null,
        stock: stock.get(mapping.productId) ?? null,
      }
    })
    return { label, cells }
  })
  return {
    rowLabel: rowAttributes.map(({ label }) => label).join(', '),
    columns: columns.map((column) => column?.label ?? messages.quantity()),
    rows,
    lowestPrice,
  }
}

/** Takes the attribute with the fewest values for the columns, the last of several; a single one is that of the rows. */
function splitAttributes({ variationAttributeInfo }: VariationInfo): {
  readonly rowAttributes: readonly VariationAttribute[]
  readonly columnAttribute: VariationAttribute | null
} {
  const attributes = Object.values(variationAttributeInfo).toSorted((left, right) => left.sequence - right.sequence)
  if (attributes.length < 2) return { rowAttributes: attributes, columnAttribute: null }
  const countValues = ({ availableValues }: VariationAttribute) => availableValues.length
  const columnAttribute = attributes.reduce((fewest, next) =>
    countValues(next) <= countValues(fewest) ? next : fewest,
  )
  return { rowAttributes: attributes.filter((attribute) => attribute !== columnAttribute), columnAttribute }
}

interface MappingsOfRow {
  readonly label: string
  /** The place of each of its values among the options of the attribute. */
  readonly places: readonly number[]
  readonly mappings: VariationMapping[]
}

/** Groups variations by their values of the attributes of rows, in the order of the options. */
function groupByRow(
  mappings: readonly VariationMapping[],
  attributes: readonly VariationAttribute[],
): readonly MappingsOfRow[] {
  const rows = new Map<string, MappingsOfRow>()
  for (const mapping of mappings) {
    const places = attributes.map((attribute) =>
      attribute.options.findIndex(({ apiName }) => apiName === findValue(mapping, attribute)),
    )
    if (places.includes(-1)) continue
    const label = attributes.map(({ options }, position) => options[places[position] ?? -1]?.label).join(', ')
    const row = rows.get(places.join()) ?? { label, places, mappings: [] }
    rows.set(places.join(), row)
    row.mappings.push(mapping)
  }
  return [...rows.values()].toSorted((left, right) => comparePlaces(left.places, right.places))
}

function comparePlaces(left: readonly number[], right: readonly number[]): number {
  return left.reduce((order, place, position) => (order === 0 ? place - (right[position] ?? 0) : order), 0)
}

function findValue({ selectedAttributes }: VariationMapping, attribute: VariationAttribute | null): string | undefined {
  return selectedAttributes.find(({ apiName }) => apiName === attribute?.apiName)?.value
}

function findLowest(prices: readonly (string | null)[]): string | null {
  return prices.reduce(
    (lowest, price) => (price !== null && (lowest === null || decimal(price).lt(lowest)) ? price : lowest),
    null,
  )
}
