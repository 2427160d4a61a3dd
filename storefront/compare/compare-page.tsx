import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { toRuleTexts } from '@hydrant/design/quantity-selector/rule-texts.ts'
import * as messages from '@hydrant/messages/compiled/storefront/compare.js'
import { CardAction } from '../catalogue/card-action.tsx'
import { links } from '../links.ts'
import { compareLinks, COMPARED_PRODUCT_FIELD, MAX_COMPARED } from './compare-links.ts'
import styles from './compare-page.module.css'
import type { ComparedRow } from './compared-rows.ts'
import type { Comparison } from './load-comparison.ts'

/** Products side by side, with their prices, their stock and their attributes; rows in which they differ are marked. */
export function ComparePage({ comparison }: { readonly comparison: Comparison }) {
  const { products, rows, hasMore, unknownPartNumber } = comparison
  const canAdd = products.length < MAX_COMPARED
  return (
    <PageWidth className={styles.page}>
      <h1>{messages.compareProducts()}</h1>
      {hasMore && <Alert tone="warning">{messages.onlySoMany({ count: MAX_COMPARED })}</Alert>}
      {unknownPartNumber !== null && (
        <Alert tone="error">{messages.unknownPartNumber({ partNumber: unknownPartNumber })}</Alert>
      )}
      {products.length === 0 ? (
        <EmptyState title={messages.nothingToCompare()}>
          <p>{messages.nothingToCompareHelp()}</p>
          <ButtonLink href={links.home()}>{messages.browseProducts()}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <DifferencesLink comparison={comparison} />
          <ComparedProducts products={products} rows={rows} />
        </>
      )}
      {canAdd && <AddForm products={products} />}
    </PageWidth>
  )
}

function DifferencesLink({ comparison: { products, onlyDifferences } }: { readonly comparison: Comparison }) {
  if (products.length < 2) return null
  const ids = products.map(({ id }) => id)
  return (
    <p>
      <Link href={compareLinks.page(ids, { onlyDifferences: !onlyDifferences })}>
        {onlyDifferences ? messages.showAllRows() : messages.showDifferences()}
      </Link>
    </p>
  )
}

function ComparedProducts({ products, rows }: Pick<Comparison, 'products' | 'rows'>) {
  return (
    // Keyboards scroll it, where the products need more room than there is.
    <div className={styles.room} role="region" aria-label={messages.compareProducts()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.property()}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ProductHead product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FactRows products={products} />
          {rows.map((row) => (
            <AttributeRow key={row.label} row={row} products={products} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductHead({
  product,
  products,
}: {
  readonly product: ProductCardModel
  readonly products: readonly ProductCardModel[]
}) {
  const others = products.flatMap(({ id }) => (id === product.id ? [] : [id]))
  return (
    <div className={styles.product}>
      <ProductPicture src={product.image.url} alt={product.image.alt} width={240} height={180} />
      <span className={styles.number}>{product.partNumber}</span>
      <Link href={product.href}>{product.name}</Link>
      {products.length > 1 && (
        <Link href={compareLinks.page(others)} className={styles.remove}>
          {messages.remove()} <VisuallyHidden>{product.name}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}

function FactRows({ products }: Pick<Comparison, 'products'>) {
  return (
    <>
      <tr>
        <th scope="row">{messages.price()}</th>
        {products.map((product) => (
          <td key={product.id}>
            <ComparedPrice product={product} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{messages.stock()}</th>
        {products.map(({ id, stock }) => (
          <td key={id}>{stock === null ? <None /> : <StockIndicator stock={stock} />}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{messages.pack()}</th>
        {products.map(({ id, pack, quantityRule }) => {
          const texts = [...(pack === null ? [] : [pack]), ...toRuleTexts(quantityRule)]
          return <td key={id}>{texts.length === 0 ? <None /> : texts.join(' · ')}</td>
        })}
      </tr>
      <tr>
        <th scope="row">{messages.order()}</th>
        {products.map((product) => (
          <td key={product.id}>
            <CardAction product={product} />
          </td>
        ))}
      </tr>
    </>
  )
}

function ComparedPrice({ product }: { readonly product: ProductCardModel }) {
  if (product.isParent) return messages.chooseOptions()
  if (product.isQuoteOnly && product.unitPrice === null) return messages.pricedOnRequest()
  return <Price negotiated={product.unitPrice} original={product.listPrice} currency={product.currency} />
}

function AttributeRow({
  row,
  products,
}: {
  readonly row: ComparedRow
  readonly products: readonly ProductCardModel[]
}) {
  const isMarked = row.isDifferent && products.length > 1
  return (
    <tr className={isMarked ? styles.different : undefined}>
      <th scope="row">
        {row.label}
        {isMarked && <span className={styles.mark}>{messages.differs()}</span>}
      </th>
      {products.map(({ id }, position) => (
        <td key={id}>{row.values[position] || <None />}</td>
      ))}
    </tr>
  )
}

function None() {
  return <span className={styles.none}>{messages.none()}</span>
}

/** A form that puts one more product, by its part number, beside the others. */
function AddForm({ products }: Pick<Comparison, 'products'>) {
  return (
    <Form method="get" action={compareLinks.page()} className={styles.add} key={products.map(({ id }) => id).join(' ')}>
      {products.map(({ id }) => (
        <input key={id} type="hidden" name={COMPARED_PRODUCT_FIELD} value={id} />
      ))}
      <TextField
        label={messages.addByPartNumber()}
        name="add"
        required
        maxLength={40}
        autoComplete="off"
        showOptional={false}
      />
      <Button type="submit" variant="secondary">
        {messages.add()}
      </Button>
    </Form>
  )
}
