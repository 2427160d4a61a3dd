import { memo } from 'react'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { PartNumberCompletion } from './complete-part-number.ts'
import { MAX_PART_NUMBER_LENGTH, MAX_QUANTITY_LENGTH } from './list-row.ts'
import type { OrderRow, RowsChange } from './order-rows.ts'
import { OwnNumber } from './own-number.tsx'
import styles from './order-table.module.css'
import type { RowAnswer } from './row-answer.ts'

const COMPLETIONS_ID = 'quick-order-completions'

interface RowProps {
  readonly row: OrderRow
  readonly position: number
  readonly currency: string
  readonly change: (change: RowsChange) => void
  /** The form of the fields; undefined: the one around them. */
  readonly form: string | undefined
  /** The part numbers that complete what is typed into the row. */
  readonly completions: readonly PartNumberCompletion[]
  /** The position of the chosen completion; -1 when none is. */
  readonly chosen: number
}

/** One row: the fields, the product that has the number, its price, and what is wrong. */
export const OrderRowView = memo(({ row, position, currency, change, form, completions, chosen }: RowProps) => {
  const { key, partNumber, quantity, answer } = row
  const number = formatQuantity(String(position + 1))
  const isWrong = answer?.state === 'error'
  const noteId = `quick-order-note-${position}`
  const describedBy = answer?.state === 'error' ? noteId : undefined
  return (
    <li data-row={position} className={classNames(styles.row, isWrong && styles.wrong)}>
      <div className={styles.number}>
        <input
          data-cell=""
          name="partNumber"
          form={form}
          role="combobox"
          aria-label={messages.partNumberOfRow({ row: number })}
          aria-invalid={(isWrong && answer.product === null) || undefined}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-expanded={completions.length > 0}
          aria-controls={completions.length > 0 ? COMPLETIONS_ID : undefined}
          aria-activedescendant={chosen >= 0 ? `${COMPLETIONS_ID}-${chosen}` : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_PART_NUMBER_LENGTH}
          className={styles.input}
          value={partNumber}
          onChange={(event) => change({ type: 'type', key, values: { partNumber: event.target.value } })}
        />
        {completions.length > 0 && (
          <CompletionList
            completions={completions}
            chosen={chosen}
            onTake={(taken) => change({ type: 'type', key, values: { partNumber: taken } })}
          />
        )}
      </div>
      <input
        data-cell=""
        name="quantity"
        form={form}
        aria-label={messages.quantityOfRow({ row: number })}
        aria-invalid={(isWrong && answer.product !== null) || undefined}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_QUANTITY_LENGTH}
        placeholder={answer === null || answer.quantity === null ? undefined : formatQuantity(answer.quantity)}
        className={classNames(styles.input, styles.quantity)}
        value={quantity}
        onChange={(event) => change({ type: 'type', key, values: { quantity: event.target.value } })}
      />
      <RowProduct answer={answer} isWaiting={answer === null && partNumber.trim() !== ''} />
      <RowAmounts answer={answer} currency={currency} />
      <div className={styles.remove}>
        {(partNumber !== '' || quantity !== '') && (
          <IconButton
            icon="utility:close"
            form={form}
            label={messages.removeRow({ row: number })}
            onClick={() => change({ type: 'delete', key })}
          />
        )}
      </div>
      {answer !== null && (
        <RowNote id={noteId} row={row} answer={answer} position={position} form={form} change={change} />
      )}
    </li>
  )
})
OrderRowView.displayName = 'OrderRowView'

interface CompletionListProps {
  readonly completions: readonly PartNumberCompletion[]
  readonly chosen: number
  readonly onTake: (partNumber: string) => void
}

function CompletionList({ completions, chosen, onTake }: CompletionListProps) {
  return (
    <ul id={COMPLETIONS_ID} role="listbox" aria-label={messages.suggestions()} className={styles.completions}>
      {completions.map(({ partNumber, name }, position) => (
        <li
          key={partNumber}
          id={`${COMPLETIONS_ID}-${position}`}
          role="option"
          aria-selected={position === chosen}
          className={styles.completion}
          onPointerDown={(event) => {
            event.preventDefault()
            onTake(partNumber)
          }}
        >
          <span className={styles.completionNumber}>{partNumber}</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function RowProduct({ answer, isWaiting }: { readonly answer: RowAnswer | null; readonly isWaiting: boolean }) {
  const product = answer?.product ?? null
  if (product === null) return <div className={styles.product}>{isWaiting ? messages.lookingUp() : null}</div>
  return (
    <div className={styles.product}>
      <ProductPicture src={product.image} alt="" width={56} height={42} />
      <div className={styles.about}>
        <Link href={product.href} prefetch="none">
          {product.name}
        </Link>
        <p className={styles.facts}>
          <span>{product.partNumber}</span>
          <OwnNumber answer={answer} />
          {product.pack !== null && <span>{product.pack}</span>}
          {product.rule !== '' && <span>{product.rule}</span>}
          <StockIndicator stock={{ quantity: product.stock }} />
        </p>
      </div>
    </div>
  )
}

function RowAmounts({ answer, currency }: { readonly answer: RowAnswer | null; readonly currency: string }) {
  const { unitPrice = null, listPrice = null, totalPrice = null, nextPriceBreak = null } = answer ?? {}
  if (unitPrice === null) return null
  return (
    <>
      <div className={styles.unit}>
        <Price negotiated={unitPrice} original={listPrice} currency={currency} size="s" layout="vertical" />
        {nextPriceBreak !== null && (
          <span className={styles.hint}>
            {messages.nextPriceBreak({
              quantity: formatQuantity(nextPriceBreak.quantity),
              price: formatMoney(nextPriceBreak.unitPrice, currency),
            })}
          </span>
        )}
      </div>
      <strong className={styles.total}>{totalPrice === null ? null : formatMoney(totalPrice, currency)}</strong>
    </>
  )
}

interface RowNoteProps extends Pick<RowProps, 'form'> {
  readonly id: string
  readonly row: OrderRow
  readonly answer: RowAnswer
  readonly position: number
  readonly change: (change: RowsChange) => void
}

/** What is wrong with a row, and buttons that mend it; without scripts they send the form with the fix. */
function RowNote({ id, row, answer, position, form, change }: RowNoteProps) {
  const { message, fixes, state } = answer
  // The mark of the product says already that nothing is in stock.
  if (message === null || (state === 'warning' && fixes.length === 0)) return null
  return (
    <div className={styles.note}>
      <p id={id} className={state === 'error' ? styles.problem : styles.hint}>
        {state === 'error' && <Icon name="utility:warning" size="small" />}
        {message}
      </p>
      {fixes.map((fix, index) => (
        <Button
          key={fix.label}
          type="submit"
          variant="secondary"
          size="s"
          name="fix"
          form={form}
          value={JSON.stringify({ position, partNumber: fix.partNumber, quantity: fix.quantity })}
          aria-keyshortcuts={index === 0 ? 'F2' : undefined}
          onClick={(event) => {
            event.preventDefault()
            change({ type: 'fix', key: row.key, fix })
          }}
        >
          {fix.label}
          {index === 0 && (
            <kbd className={styles.key} aria-hidden="true">
              {messages.fixKey()}
            </kbd>
          )}
        </Button>
      ))}
    </div>
  )
}
