import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { SummaryBox, WithSummary } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-page.module.css'
import type { CartView } from './cart-view.ts'
import { Coupons } from './coupons.tsx'

/** The cart and who it is shown to. */
export interface CartPageProps {
  readonly cart: CartView | null
  readonly isGuest: boolean
  /** Whether guests may order. */
  readonly isGuestCheckout: boolean
  /** The name of the effective account; null for a guest. */
  readonly accountName: string | null
}

/** The cart page: lines, totals, coupons and the link to the checkout. */
export function CartPage({ cart, isGuest, isGuestCheckout, accountName }: CartPageProps) {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>Cart</h1>
        {cart !== null && (
          <p className={styles.count}>
            {formatQuantity(cart.productCount)} {cart.productCount === '1' ? 'item' : 'items'}
            {accountName !== null && <> for {accountName}</>}
          </p>
        )}
      </div>
      {cart === null ? (
        <EmptyCart isGuest={isGuest} accountName={accountName} />
      ) : (
        <FilledCart cart={cart} isGuest={isGuest} isGuestCheckout={isGuestCheckout} />
      )}
    </PageWidth>
  )
}

function EmptyCart({ isGuest, accountName }: Pick<CartPageProps, 'isGuest' | 'accountName'>) {
  return (
    <EmptyState title="Your cart is empty">
      <p>
        {accountName === null
          ? 'Add products from their pages or from a search.'
          : `Nothing has been added for ${accountName} yet.`}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={links.home()}>Browse products</ButtonLink>
        {isGuest && (
          <ButtonLink href={links.login(links.cart())} variant="secondary">
            Sign in to see your saved cart
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  )
}

type FilledCartProps = Pick<CartPageProps, 'isGuest' | 'isGuestCheckout'> & { readonly cart: CartView }

function FilledCart({ cart, ...visitor }: FilledCartProps) {
  return (
    <WithSummary summary={<CartSummary cart={cart} {...visitor} />}>
      {cart.hasProblems && (
        <Alert tone="error" title="Some lines cannot be ordered as they are">
          <p>Each of them says why. Change or remove it to go on.</p>
        </Alert>
      )}
      {cart.coupons.some(({ problem }) => problem !== null) && (
        <Alert tone="error" title="A coupon on this cart has been used up">
          {cart.coupons.map(({ id, problem }) => problem !== null && <p key={id}>{problem}</p>)}
        </Alert>
      )}
      <section aria-label="Items in your cart" className={styles.lines}>
        <p className={styles.columns} aria-hidden="true">
          <span>Product</span>
          <span>Price each</span>
          <span>Quantity</span>
          <span>Total</span>
        </p>
        <ul className={styles.list}>
          {cart.lines.map((line) => (
            <CartLine key={line.id} line={line} currency={cart.currency} />
          ))}
        </ul>
        <Pagination page={cart.page} pageCount={cart.pageCount} hrefOf={links.cartPage} label="Pages of the cart" />
        <div className={styles.foot}>
          <Link href={links.home()}>Continue shopping</Link>
          <Form method="post" action={links.cart()} replace preventScrollReset>
            <AccountField />
            <input type="hidden" name="intent" value="clear" />
            <input type="hidden" name="returnTo" value={links.cart()} />
            <ConfirmedSubmit
              label="Empty cart"
              title="Empty the cart?"
              text={`All ${cart.lineCount === 1 ? 'of it' : `${cart.lineCount} lines`} will be removed. This cannot be undone.`}
              confirmLabel="Empty cart"
            />
          </Form>
        </div>
      </section>
    </WithSummary>
  )
}

function CartSummary({ cart, isGuest, isGuestCheckout }: FilledCartProps) {
  return (
    <SummaryBox title="Summary">
      <Totals rows={cart.totals} currency={cart.currency} />
      {isGuest ? (
        <>
          <ButtonLink href={links.login(links.checkout())} size="l" isWide>
            Sign in to check out
          </ButtonLink>
          {isGuestCheckout && (
            <ButtonLink href={links.checkout()} prefetch="none" variant="secondary" size="l" isWide>
              Check out as a guest
            </ButtonLink>
          )}
          <p className={styles.note}>Your cart is kept when you sign in. Contract prices are applied then.</p>
        </>
      ) : (
        <ButtonLink href={links.checkout()} prefetch="none" size="l" isWide>
          Proceed to checkout
        </ButtonLink>
      )}
      <Coupons coupons={cart.coupons} />
    </SummaryBox>
  )
}
