import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { HiddenCartField } from './cart-field.tsx'
import { links } from '../links.ts'
import type { CartView } from './cart-view.ts'
import styles from './coupons.module.css'
import { useCartHref } from './use-cart-href.ts'

/** The coupons on the cart, and a field for another one. */
export function Coupons({ coupons }: { readonly coupons: CartView['coupons'] }) {
  const returnTo = useCartHref()(1)
  return (
    <div className={styles.coupons}>
      {coupons.length > 0 && (
        <ul className={styles.applied} aria-label={messages.coupons()}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <Form method="post" action={links.cart()} replace preventScrollReset className={styles.coupon}>
                <HiddenCartField />
                <input type="hidden" name="intent" value="remove-coupon" />
                <input type="hidden" name="couponId" value={coupon.id} />
                <input type="hidden" name="returnTo" value={returnTo} />
                <span>{coupon.code}</span>
                <button type="submit" className={styles.remove}>
                  <Icon name="utility:close" size="small" label={messages.removeCoupon({ code: coupon.code })} />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form key={coupons.length} method="post" action={links.cart()} replace preventScrollReset className={styles.form}>
        <HiddenCartField />
        <input type="hidden" name="intent" value="coupon" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          label={messages.couponCode()}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={255}
          className={styles.field}
        />
        <Button type="submit" variant="secondary">
          {messages.applyCoupon()}
        </Button>
      </Form>
    </div>
  )
}
