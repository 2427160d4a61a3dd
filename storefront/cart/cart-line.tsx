import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { IconButton } from '@hydrant/design/navigation/icon-button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Discount } from '@hydrant/design/price/discount.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as cartsMessages from '@hydrant/messages/compiled/storefront/carts.js'
import type { CartLineView } from './cart-view.ts'
import styles from './cart-line.module.css'
import { LineNote } from './line-note.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { SELECTION_FORM_ID } from './selection-form-id.ts'

interface CartLineProps {
  readonly line: CartLineView
  readonly currency: string
  readonly isSelected: boolean
  /** Whether it can be saved for later, which guests cannot. */
  readonly canSave: boolean
}

/** One line of the cart: a row of its table. */
export function CartLine({ line, currency, isSelected, canSave }: CartLineProps) {
  return (
    <div role="row" className={styles.line}>
      <div role="cell" className={styles.select}>
        <input
          type="checkbox"
          name="selected"
          value={line.id}
          form={SELECTION_FORM_ID}
          defaultChecked={isSelected}
          aria-label={messages.selectLine({ product: line.name })}
        />
      </div>
      <div role="cell" className={styles.partNumber}>
        {line.partNumber}
      </div>
      <div role="cell" className={styles.product}>
        <div className={styles.picture}>
          <ProductPicture src={line.image.url} alt="" width={40} height={30} />
        </div>
        <div className={styles.about}>
          <p className={styles.name}>
            <Link href={line.href}>{line.name}</Link>
          </p>
          <LineFacts line={line} currency={currency} canSave={canSave} />
        </div>
      </div>
      <div role="cell" className={styles.quantity}>
        <LineQuantity line={line} />
      </div>
      <div role="cell" className={styles.unit}>
        <span className={styles.caption}>{messages.priceEach()}</span>
        <Price negotiated={line.unitPrice} original={line.listPrice} currency={currency} size="s" layout="vertical" />
      </div>
      <div role="cell" className={styles.total}>
        <span className={styles.caption}>{messages.total()}</span>
        <strong>{formatMoney(line.total, currency)}</strong>
        {line.promotion !== null && (
          <Discount amount={line.promotion.amount} currency={currency} label={line.promotion.name} />
        )}
      </div>
      <div role="cell" className={styles.remove}>
        <IconButton
          type="submit"
          form={SELECTION_FORM_ID}
          name="intent"
          value={`remove:${line.id}`}
          icon="utility:trash"
          label={messages.removeLine({ product: line.name })}
        />
      </div>
    </div>
  )
}

/** What there is to know of a line. Price breaks always have their sentence, so that the row keeps its height. */
function LineFacts({ line, currency, canSave }: Pick<CartLineProps, 'line' | 'currency' | 'canSave'>) {
  const { nextPriceBreak: next } = line
  return (
    <>
      <div className={styles.facts}>
        {line.stock !== null && <StockIndicator stock={line.stock} />}
        {line.pack !== null && <span>{line.pack}</span>}
        {line.choices.map((choice) => (
          <span key={choice}>{choice}</span>
        ))}
        {line.hasPriceBreaks && (
          <span>
            {next === null
              ? messages.bestPriceBreak()
              : messages.nextPriceBreak({
                  price: formatMoney(next.unitPrice, currency),
                  quantity: formatQuantity(next.from),
                })}
          </span>
        )}
        <LineNote line={line} />
        {canSave && (
          <button
            type="submit"
            form={SELECTION_FORM_ID}
            name="intent"
            value={`save:${line.id}`}
            className={styles.save}
            aria-label={cartsMessages.saveLineForLater({ product: line.name })}
          >
            {cartsMessages.saveForLater()}
          </button>
        )}
      </div>
      {line.problems.map(({ severity, message }) => (
        <p key={message} className={severity === 'Info' ? styles.hint : styles.problem}>
          {severity !== 'Info' && <Icon name="utility:warning" size="small" />}
          <span>{message}</span>
        </p>
      ))}
    </>
  )
}
