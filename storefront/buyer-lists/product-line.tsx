import type { ReactNode } from 'react'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { OwnNumber } from '../quick-order/own-number.tsx'
import type { RowAnswer } from '../quick-order/row-answer.ts'
import styles from './product-line.module.css'

interface ProductLineProps {
  /** Its name in the fields of its form. */
  readonly value: string
  readonly name: string
  readonly partNumber: string
  readonly answer: RowAnswer | null
  readonly currency: string
  /** What is in the quantity field; empty for the least that can be bought. */
  readonly quantity: string
  /** Remounts the fields when what is stored has changed. */
  readonly fieldsKey: string
  /** What is wrong with the line; null when nothing is. */
  readonly problem: string | null
  readonly isSelected?: boolean
  /** Remounts the checkbox; undefined never does. */
  readonly selectKey?: string
  /** Before the checkbox, such as a handle. */
  readonly handle?: ReactNode
  /** Below the facts of the product, such as a note. */
  readonly about?: ReactNode
  readonly actions?: ReactNode
}

/** A product in a form of lines: its facts, the buyer's price and stock, a quantity, and a checkbox to select it. */
export function ProductLine({
  value,
  name,
  partNumber,
  answer,
  currency,
  quantity,
  fieldsKey,
  problem,
  isSelected = false,
  selectKey,
  handle,
  about,
  actions,
}: ProductLineProps) {
  const product = answer?.product ?? null
  const title = name === '' ? messages.noLongerAvailableName() : name
  const message = problem ?? (answer === null || answer.state === 'error' ? toAnswerMessage(answer) : null)
  const problemId = `problem-${value}`
  return (
    <div className={styles.line}>
      <div className={styles.select}>
        {handle}
        <input
          key={selectKey}
          type="checkbox"
          name="selected"
          value={value}
          defaultChecked={isSelected}
          aria-label={messages.selectLine({ product: title })}
        />
      </div>
      <div className={styles.picture}>
        {product !== null && <ProductPicture src={product.image} alt="" width={56} height={42} />}
      </div>
      <div className={styles.about}>
        <ProductFacts title={title} partNumber={partNumber} answer={answer} />
        {about}
        {message !== null && (
          <p id={problemId} className={styles.problem}>
            <Icon name="utility:warning" size="small" />
            <span>{message}</span>
          </p>
        )}
      </div>
      <div className={styles.unit}>
        <LinePrice answer={answer} currency={currency} />
      </div>
      <input
        key={fieldsKey}
        name="quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className={classNames(styles.input, styles.quantity)}
        aria-label={messages.quantityOf({ product: title })}
        aria-invalid={problem !== null || undefined}
        aria-describedby={message === null ? undefined : problemId}
        defaultValue={quantity}
        placeholder={answer === null || answer.quantity === null ? undefined : formatQuantity(answer.quantity)}
      />
      <strong className={styles.total}>{toTotal(answer, currency)}</strong>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

interface ProductFactsProps {
  readonly title: string
  readonly partNumber: string
  /** Null when the shop does not show the product any more. */
  readonly answer: RowAnswer | null
}

function ProductFacts({ title, partNumber, answer }: ProductFactsProps) {
  const product = answer?.product ?? null
  return (
    <>
      <p className={styles.name}>{product === null ? title : <Link href={product.href}>{title}</Link>}</p>
      <p className={styles.facts}>
        {partNumber !== '' && <span className={styles.partNumber}>{partNumber}</span>}
        <OwnNumber answer={answer} />
        {product !== null && product.pack !== null && <span>{product.pack}</span>}
        {product !== null && product.rule !== '' && <span>{product.rule}</span>}
        {product !== null && <StockIndicator stock={{ quantity: product.stock }} />}
      </p>
    </>
  )
}

function toAnswerMessage(answer: RowAnswer | null): string {
  return answer?.message ?? messages.noLongerAvailable()
}

function toTotal(answer: RowAnswer | null, currency: string): string | null {
  const total = answer?.totalPrice ?? null
  return total === null ? null : formatMoney(total, currency)
}

function LinePrice({ answer, currency }: { readonly answer: RowAnswer | null; readonly currency: string }) {
  const { unitPrice = null, listPrice = null } = answer ?? {}
  if (unitPrice === null) return null
  return <Price negotiated={unitPrice} original={listPrice} currency={currency} size="s" layout="vertical" />
}

/** The labels above the columns of lines, for those who see them. */
export function LineColumns() {
  return (
    <p className={styles.columns} aria-hidden="true">
      <span>{messages.product()}</span>
      <span>{messages.priceEach()}</span>
      <span>{messages.quantity()}</span>
      <span>{messages.total()}</span>
    </p>
  )
}
