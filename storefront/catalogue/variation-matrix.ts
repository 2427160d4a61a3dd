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
  const rows = listCombinations(rowAttributes).flatMap((values): MatrixRow[] => {
    const label = values.map((value) => value.label).join(', ')
    const cells = columns.map((column): MatrixCell | null => {
      const chosen = column === null ? values : [...values, { ...column, attribute: columnAttribute?.apiName ?? '' }]
      const productId = info.attributesToProductMappings.find((mapping) => hasValues(mapping, chosen))?.productId
      if (productId === undefined) return null
      return {
        productId,
        label: column === null ? label : messages.cellName({ row: label, column: column.label }),
        unitPrice: pricesById.get(productId) ?? null,
        stock: stock.get(productId) ?? null,
      }
    })
    return cells.every((cell) => cell === null) ? [] : [{ label, cells }]
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

interface ChosenValue {
  /** The API name of its attribute. */
  readonly attribute: string
  readonly apiName: string
  readonly label: string
}

function listCombinations(attributes: readonly VariationAttribute[]): readonly (readonly ChosenValue[])[] {
  return attributes.reduce<readonly (readonly ChosenValue[])[]>(
    (combinations, { apiName: attribute, options }) =>
      combinations.flatMap((values) =>
        options
          .filter(({ variantAvailable }) => variantAvailable)
          .map(({ apiName, label }) => [...values, { attribute, apiName, label }]),
      ),
    [[]],
  )
}

function hasValues({ selectedAttributes }: VariationMapping, chosen: readonly ChosenValue[]): boolean {
  return chosen.every(({ attribute, apiName }) =>
    selectedAttributes.some((selected) => selected.apiName === attribute && selected.value === apiName),
  )
}

function findLowest(prices: readonly (string | null)[]): string | null {
  return prices.reduce(
    (lowest, price) => (price !== null && (lowest === null || decimal(price).lt(lowest)) ? price : lowest),
    null,
  )
}
