import { useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { Table } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { AddVariationsResult } from './add-variations.ts'
import { AddToCartFetcherForm } from './cart-form.tsx'
import { useAddToCartFeedback } from './use-add-to-cart-feedback.tsx'
import { QUANTITY_FIELD_PREFIX } from './variation-fields.ts'
import type { MatrixCell, MatrixRow, VariationMatrix } from './variation-matrix.ts'
import styles from './variation-order.module.css'

/** More columns than this do not fit beside the picture: every row becomes a block. */
const MAX_COLUMNS = 4

interface VariationOrderProps {
  readonly productId: string
  readonly matrix: VariationMatrix
  readonly currency: string
}

/**
 * A form with a quantity for each variation, which adds all of them to the cart at once. What is not added keeps its
 * quantity and says why; without scripts the page comes back with it.
 */
export function View({ productId, matrix, currency }: VariationOrderProps) {
  const { pathname } = useLocation()
  const fetcher = useFetcher<AddVariationsResult>()
  const posted = useActionData<AddVariationsResult>()
  const fields = useRef<HTMLDivElement>(null)
  const result = fetcher.data ?? posted
  useAddToCartFeedback(fetcher.data)
  useEffect(() => {
    for (const { productId: addedId, quantity } of fetcher.data?.added ?? []) {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name="${QUANTITY_FIELD_PREFIX}${addedId}"]`)
      // What was typed meanwhile stays.
      if (field?.value.trim() === quantity) field.value = ''
    }
  }, [fetcher.data])
  const isNarrow = matrix.columns.length > 1
  const renderCell = ({ cells }: MatrixRow, position: number) => {
    const cell = cells[position]
    return cell ? <Cell cell={cell} currency={currency} result={result} isNarrow={isNarrow} /> : null
  }
  return (
    <Section title={messages.orderSeveral()}>
      <AddToCartFetcherForm fetcher={fetcher} intent="add-variations" productId={productId} action={pathname}>
        <div ref={fields} className={styles.order}>
          {posted !== undefined && fetcher.data === undefined && (
            <Alert tone={posted.tone ?? (posted.ok ? 'success' : 'error')}>{posted.message}</Alert>
          )}
          <Table
            caption={messages.orderSeveralOf()}
            variant="plain"
            folding={matrix.columns.length > MAX_COLUMNS ? 'list' : 'row'}
            rows={matrix.rows}
            rowKey={(row) => row.label}
            columns={[
              { label: matrix.rowLabel, cell: (row: MatrixRow) => row.label },
              ...matrix.columns.map((label, position) => ({
                label,
                cell: (row: MatrixRow) => renderCell(row, position),
              })),
            ]}
          />
          <p className={styles.foot}>
            <Button type="submit" isBusy={fetcher.state !== 'idle'}>
              {messages.addVariations()}
            </Button>
          </p>
        </div>
      </AddToCartFetcherForm>
    </Section>
  )
}

interface CellProps {
  readonly cell: MatrixCell
  readonly currency: string
  readonly result: AddVariationsResult | undefined
  /** Whether others are beside it. */
  readonly isNarrow: boolean
}

function Cell({ cell: { productId, label, unitPrice, stock }, currency, result, isNarrow }: CellProps) {
  const [editedResult, setEditedResult] = useState<AddVariationsResult>()
  const refused = result?.refused.find((row) => row.productId === productId)
  // An error is about the quantity that was sent, so it is hidden once that is edited.
  const error = result === editedResult ? undefined : refused?.error
  const isSoldOut = typeof stock?.quantity === 'number' && stock.quantity <= 0
  const noteId = `variation-${productId}`
  return (
    <div className={classNames(styles.cell, isNarrow && styles.narrow)}>
      {unitPrice !== null && !isSoldOut && (
        <input
          name={QUANTITY_FIELD_PREFIX + productId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className={styles.input}
          aria-label={messages.quantityOfVariation({ variation: label })}
          aria-describedby={noteId}
          aria-invalid={error !== undefined || undefined}
          defaultValue={refused?.quantity}
          onInput={() => setEditedResult(result)}
        />
      )}
      <div id={noteId}>
        {error !== undefined && <p className={styles.error}>{error}</p>}
        <Price negotiated={unitPrice} currency={currency} size="s" />
        {stock !== null && (
          <p>
            <StockIndicator stock={stock} />
          </p>
        )}
      </div>
    </div>
  )
}
