import { Form } from 'react-router'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Discount } from '@hydrant/design/price/discount.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import type { CartLineView } from './cart-view.ts'
import styles from './cart-line.module.css'
import { LineQuantity } from './line-quantity.tsx'

/** One line of the cart: product, unit price, quantity and total. */
export function CartLine({ line, currency }: { readonly line: CartLineView; readonly currency: string }) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture src={line.image.url} alt="" width={112} height={84} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link href={line.href}>{line.name}</Link>
        </h2>
        <p className={styles.facts}>
          <span className={styles.partNumber}>{line.partNumber}</span>
          {line.pack !== null && <span>{line.pack}</span>}
          {line.choices.map((choice) => (
            <span key={choice}>{choice}</span>
          ))}
        </p>
        {line.stock !== null && <StockIndicator stock={line.stock} />}
        <LineNotes line={line} currency={currency} />
      </div>
      <div className={styles.unit}>
        <span className={styles.caption}>{messages.priceEach()}</span>
        <Price negotiated={line.unitPrice} original={line.listPrice} currency={currency} size="s" layout="vertical" />
      </div>
      <div className={styles.quantity}>
        <span className={styles.caption} aria-hidden="true">
          {messages.quantity()}
        </span>
        <LineQuantity line={line} />
      </div>
      <div className={styles.total}>
        <span className={styles.caption}>{messages.total()}</span>
        <strong>{formatMoney(line.total, currency)}</strong>
        {line.promotion !== null && (
          <Discount amount={line.promotion.amount} currency={currency} label={line.promotion.name} />
        )}
      </div>
      <div className={styles.remove}>
        <RemoveLineForm line={line} />
      </div>
    </li>
  )
}

function LineNotes({ line, currency }: { readonly line: CartLineView; readonly currency: string }) {
  const { nextPriceBreak: nextBreak, problems } = line
  return (
    <>
      {nextBreak !== null && (
        <p className={styles.hint}>
          {messages.nextPriceBreak({
            price: formatMoney(nextBreak.unitPrice, currency),
            quantity: formatQuantity(nextBreak.from),
          })}
        </p>
      )}
      {problems.map(({ severity, message }) => (
        <p key={message} className={severity === 'Info' ? styles.hint : styles.problem}>
          {severity !== 'Info' && <Icon name="utility:warning" size="small" />}
          <span>{message}</span>
        </p>
      ))}
    </>
  )
}

function RemoveLineForm({ line }: { readonly line: CartLineView }) {
  return (
    <Form method="post" action={links.cart()} replace preventScrollReset>
      <HiddenAccountField />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="name" value={line.name} />
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="quantityBefore" value={line.quantity} />
      <input type="hidden" name="productSellingModelId" value={line.sellingModelId} />
      <input type="hidden" name="returnTo" value={links.cart()} />
      <Button type="submit" variant="tertiary" size="s">
        <Icon name="utility:trash" size="small" />
        <RichMessage
          text={messages.removeLine({ product: createElementPlaceholder('product') })}
          elements={{ product: <VisuallyHidden>{line.name}</VisuallyHidden> }}
        />
      </Button>
    </Form>
  )
}
