import { Icon } from '@hydrant/design/icon/icon.tsx'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { CardAction } from '../catalogue/card-action.tsx'
import { CompareBox } from './compare-bar.tsx'
import type { AttributeCell, AttributeColumn, ColumnSort, ListingTable } from './listing-table.ts'
import styles from './product-table.module.css'

interface ProductTableProps {
  readonly products: readonly ProductCardModel[]
  readonly table: ListingTable
}

/** The products of a page as the rows of a table, with the attributes that they share. */
export function View({ products, table }: ProductTableProps) {
  const cellsById = new Map(table.rows.map(({ productId, cells }) => [productId, cells]))
  return (
    // Keyboards scroll it, where the columns need more room than there is.
    <div className={styles.room} role="region" aria-label={messages.tableOfProducts()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.partNumber()}</th>
            <SortedHead label={messages.name()} sort={table.nameSort} />
            <SortedHead label={messages.price()} sort={table.priceSort} className={styles.number} />
            {table.columns.map((column) => (
              <th key={column.label} scope="col" className={classNames(column.isNumeric && styles.number)}>
                {column.unit === null
                  ? column.label
                  : messages.columnWithUnit({ label: column.label, unit: column.unit })}
              </th>
            ))}
            <th scope="col">{messages.order()}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              columns={table.columns}
              cells={cellsById.get(product.id) ?? []}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortedHead({
  label,
  sort,
  className,
}: {
  readonly label: string
  readonly sort: ColumnSort | null
  readonly className?: string | undefined
}) {
  return (
    <th scope="col" className={className} aria-sort={sort?.direction ?? undefined}>
      {sort === null ? (
        label
      ) : (
        <Link href={sort.href} className={styles.sort} aria-label={messages.sortByColumn({ column: label })}>
          {label}
          {sort.direction !== null && (
            <span className={styles[sort.direction]}>
              <Icon name="utility:chevron-down" size="small" />
            </span>
          )}
        </Link>
      )}
    </th>
  )
}

interface ProductRowProps {
  readonly product: ProductCardModel
  readonly columns: readonly AttributeColumn[]
  readonly cells: readonly (AttributeCell | null)[]
}

function ProductRow({ product, columns, cells }: ProductRowProps) {
  return (
    <tr>
      <td>
        <span className={styles.partNumber}>{product.isParent ? <None /> : (product.partNumber ?? <None />)}</span>
        <CompareBox product={product} />
      </td>
      <th scope="row">
        <Link href={product.href}>{product.name}</Link>
      </th>
      <td className={styles.number}>
        <div className={styles.price}>
          <RowPrice product={product} />
          {product.stock !== null && <StockIndicator stock={product.stock} />}
        </div>
      </td>
      {columns.map((column, position) => (
        <td key={column.label} className={classNames(column.isNumeric && styles.number)}>
          <Value cell={cells[position] ?? null} column={column} />
        </td>
      ))}
      <td className={styles.action}>
        <CardAction product={product} />
      </td>
    </tr>
  )
}

function Value({ cell, column }: { readonly cell: AttributeCell | null; readonly column: AttributeColumn }) {
  if (cell === null) return <None />
  return (
    <>
      {cell.text}
      {column.unitLength > 0 && (
        <span className={styles.unit} style={{ minWidth: `${column.unitLength}ch` }}>
          {cell.unit}
        </span>
      )}
    </>
  )
}

function RowPrice({ product }: { readonly product: ProductCardModel }) {
  if (product.isParent) return messages.chooseOptions()
  if (product.isQuoteOnly && product.unitPrice === null) return messages.pricedOnRequest()
  return (
    <Price
      negotiated={product.unitPrice}
      original={product.listPrice}
      currency={product.currency}
      size="s"
      layout="vertical"
    />
  )
}

const NO_VALUE = '–'

function None() {
  return (
    <>
      <span aria-hidden="true">{NO_VALUE}</span>
      <VisuallyHidden>{messages.notStated()}</VisuallyHidden>
    </>
  )
}
