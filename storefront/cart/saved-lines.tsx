import { Form } from 'react-router'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenCartField } from './cart-field.tsx'
import type { CartLineView } from './cart-view.ts'
import { SAVED_CART_FIELD } from './saved-cart-field.ts'
import type { SavedView } from './saved-view.ts'
import styles from './saved-lines.module.css'
import { useCartHref } from './use-cart-href.ts'

/** The lines that are saved for later, in one form whose buttons move a line to the cart or remove it. */
export function SavedLines({ saved, page }: { readonly saved: SavedView; readonly page: number }) {
  const toCartHref = useCartHref()
  return (
    <section aria-labelledby="saved-for-later" className={styles.saved}>
      <h2 id="saved-for-later">{messages.savedForLater({ count: formatQuantity(String(saved.lineCount)) })}</h2>
      <Form method="post" action={toCartHref(page)} preventScrollReset>
        <HiddenCartField />
        <input type="hidden" name={SAVED_CART_FIELD} value={saved.cartId} />
        <ul className={styles.lines}>
          {saved.lines.map((line) => (
            <SavedLine key={line.id} line={line} currency={saved.currency} />
          ))}
        </ul>
      </Form>
      {saved.lineCount > saved.lines.length && (
        <p className={styles.more}>
          {messages.savedMore({
            shown: formatQuantity(String(saved.lines.length)),
            count: formatQuantity(String(saved.lineCount)),
          })}
        </p>
      )}
    </section>
  )
}

function SavedLine({ line, currency }: { readonly line: CartLineView; readonly currency: string }) {
  const { id, name, partNumber, quantity, reference, note } = line
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture src={line.image.url} alt="" width={40} height={30} />
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <Link href={line.href}>{name}</Link>
        </p>
        <p className={styles.facts}>
          <span className={styles.partNumber}>{partNumber}</span>
          <span>{messages.quantityOf({ quantity: formatQuantity(quantity) })}</span>
          <span>{messages.priceEach({ price: formatMoney(line.unitPrice, currency) })}</span>
          {line.stock !== null && <StockIndicator stock={line.stock} />}
          {line.choices.map((choice) => (
            <span key={choice}>{choice}</span>
          ))}
          {[reference, note].some(Boolean) && <span>{[reference, note].filter(Boolean).join(' · ')}</span>}
        </p>
        {line.problems.map(({ severity, message }) => (
          <p key={message} className={severity === 'Error' ? styles.problem : styles.facts}>
            {message}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          name="intent"
          value={`unsave:${id}`}
          variant="secondary"
          size="s"
          aria-label={messages.moveLineToCart({ product: name })}
        >
          {messages.moveToCart()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value={`remove-saved:${id}`}
          variant="tertiary"
          size="s"
          aria-label={messages.removeSavedLine({ product: name })}
        >
          {messages.removeSaved()}
        </Button>
      </div>
    </li>
  )
}
