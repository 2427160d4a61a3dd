import type { ListingAttribute } from '@hydrant/contract/shop/search.ts'
import { formatAttributeValue } from '../catalogue/attribute-value.ts'
import type { ProductFields } from '../catalogue/product-fields.ts'

/** A list of products as a table. */
export interface ListingTable {
  readonly columns: readonly AttributeColumn[]
  readonly rows: readonly AttributeRow[]
  /** How the list is sorted by its name and price columns, and what sorts it by them; null where it cannot be. */
  readonly nameSort: ColumnSort | null
  readonly priceSort: ColumnSort | null
}

/** A column of the table that shows an attribute. */
export interface AttributeColumn {
  readonly label: string
  /** The unit that all values have; null for none, or when they have different ones. */
  readonly unit: string | null
  readonly isNumeric: boolean
  /** The length of the longest unit in the cells. */
  readonly unitLength: number
}

/** The attributes of one product, one for each column; null where it has none. */
export interface AttributeRow {
  readonly productId: string
  readonly cells: readonly (AttributeCell | null)[]
}

/** A value of an attribute; the unit is apart where numbers are aligned. */
export interface AttributeCell {
  readonly text: string
  readonly unit: string
}

/** How a column is sorted. */
export interface ColumnSort {
  readonly direction: 'ascending' | 'descending' | null
  /** The URL query that sorts by the column, or turns its order round. */
  readonly href: string
}

/** More columns nobody compares. */
const MAX_COLUMNS = 6

const NUMBER_WITH_UNIT = /^(-?\d+(?:\.\d+)?)(?:\s*([^\s\d]{1,8}))?$/

/**
 * Arranges attributes of the products of a page in columns: those that at least two products and a quarter of all share,
 * the most common ones when there are many, in the order of product pages. Numbers lose their unit where all values of a
 * column have it.
 */
export function toAttributeColumns(
  products: readonly { readonly id: string; readonly fields: ProductFields }[],
  attributes: readonly ListingAttribute[],
): Pick<ListingTable, 'columns' | 'rows'> {
  const countValues = ({ apiName }: ListingAttribute) => products.filter(({ fields }) => fields[apiName]).length
  const leastProducts = Math.max(Math.min(products.length, 2), products.length / 4, 1)
  const shared = attributes.filter((attribute) => countValues(attribute) >= leastProducts)
  const mostCommon = new Set(
    shared.toSorted((one, other) => countValues(other) - countValues(one)).slice(0, MAX_COLUMNS),
  )
  const columns = shared
    .filter((attribute) => mostCommon.has(attribute))
    .map((attribute) => {
      const values = products.map(({ fields }) => fields[attribute.apiName] ?? '')
      return toColumn(attribute.label, values)
    })
  return {
    columns: columns.map(({ column }) => column),
    rows: products.map(({ id }, position) => ({
      productId: id,
      cells: columns.map(({ cells }) => cells[position] ?? null),
    })),
  }
}

function toColumn(label: string, values: readonly string[]) {
  const parsed = values.map((value) => (value === '' ? null : NUMBER_WITH_UNIT.exec(value)))
  const isNumeric = values.every((value, position) => value === '' || parsed[position] !== null)
  const units = new Set(parsed.flatMap((match) => (match === null ? [] : [match[2] ?? ''])))
  const [firstUnit = ''] = units
  const isOneUnit = isNumeric && units.size === 1
  const cells = values.map((value, position): AttributeCell | null => {
    if (value === '') return null
    const match = parsed[position]
    return isNumeric && match
      ? { text: match[1] ?? '', unit: isOneUnit ? '' : (match[2] ?? '') }
      : { text: formatAttributeValue(value), unit: '' }
  })
  const column: AttributeColumn = {
    label,
    unit: isOneUnit && firstUnit !== '' ? firstUnit : null,
    isNumeric,
    unitLength: Math.max(0, ...cells.map((cell) => cell?.unit.length ?? 0)),
  }
  return { column, cells }
}
