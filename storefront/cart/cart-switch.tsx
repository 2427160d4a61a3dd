import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { cartLinks } from '../carts/cart-links.ts'
import type { OwnedCartView } from '../carts/cart-list-view.ts'
import { links } from '../links.ts'
import styles from './cart-page.module.css'

/** Which of a buyer's other carts becomes the current one, and a link to all of them. */
export function CartSwitch({ carts }: { readonly carts: readonly OwnedCartView[] }) {
  const others = carts.filter(({ isCurrent }) => !isCurrent)
  return (
    <div className={styles.switch}>
      {others.length > 0 && (
        <Form method="post" action={cartLinks.carts()} className={styles.switchForm}>
          <HiddenAccountField />
          <input type="hidden" name="returnTo" value={links.cart()} />
          <select key={others.map(({ id }) => id).join(' ')} name="cart" aria-label={messages.otherCart()}>
            {others.map(({ id, name, lineCount }) => (
              <option key={id} value={id}>
                {messages.cartOption({ cart: name, count: lineCount })}
              </option>
            ))}
          </select>
          <Button type="submit" name="intent" value="make-current" variant="secondary" size="s">
            {messages.switchCart()}
          </Button>
        </Form>
      )}
      <Link href={cartLinks.carts()}>{messages.allCarts()}</Link>
    </div>
  )
}
