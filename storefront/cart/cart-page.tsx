import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { SummaryBox, SummaryLayout } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { PageSlot } from '../content/page-slot.tsx'
import type { LoadedSlots } from '../content/loaded-slots.ts'
import { findNameAmongSeveral } from '../carts/cart-list-view.ts'
import { HiddenCartField } from './cart-field.tsx'
import { listLinks } from '../buyer-lists/list-links.ts'
import { links } from '../links.ts'
import { CsvDownloadLink } from '../lists/csv-download-link.tsx'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-page.module.css'
import type { CartView, EstimateView } from './cart-view.ts'
import { CartSwitch } from './cart-switch.tsx'
import { Coupons } from './coupons.tsx'
import { Estimate } from './estimate.tsx'
import type { CartsBesides } from './load-saved.ts'
import { SavedLines } from './saved-lines.tsx'
import { SelectionNotice } from './selection-notice.tsx'
import type { SelectionResult } from './selection-result.ts'
import { useCartHref } from './use-cart-href.ts'

/** The cart and who it is shown to. */
export interface CartPageProps {
  readonly cart: CartView | null
  /** What a buyer has besides; null for a guest. */
  readonly besides: CartsBesides | null
  readonly slots: LoadedSlots | null
  readonly isGuest: boolean
  /** Whether guests may order. */
  readonly isGuestCheckout: boolean
  /** The name of the effective account; null for a guest. */
  readonly accountName: string | null
  readonly isAllSelected: boolean
  /** Null when shipping and tax are known, or there is no cart. */
  readonly estimate: EstimateView | null
  /** What the form of the selected lines has brought; null on a page that was opened. */
  readonly result: SelectionResult | null
}

/** The cart page: lines, totals, coupons and the link to the checkout. */
export function CartPage({ cart, besides, slots, isGuest, accountName, ...rest }: CartPageProps) {
  const { carts = [], saved = null } = besides ?? {}
  return (
    <>
      <PageSlot page={slots?.above} />
      <PageWidth className={styles.page}>
        <div className={styles.head}>
          <h1>{findNameAmongSeveral({ carts }) ?? messages.cart()}</h1>
          {cart !== null && <p className={styles.count}>{formatItemCount(cart.productCount, accountName)}</p>}
          {carts.length > 0 && <CartSwitch carts={carts} />}
        </div>
        {cart === null ? (
          <>
            <SelectionNotice result={rest.result} page={1} />
            <EmptyCart isGuest={isGuest} accountName={accountName} />
          </>
        ) : (
          <FilledCart cart={cart} isGuest={isGuest} {...rest} />
        )}
        {saved !== null && <SavedLines saved={saved} page={cart?.page ?? 1} />}
      </PageWidth>
      <PageSlot page={slots?.below} />
    </>
  )
}

function formatItemCount(productCount: string, accountName: string | null): string {
  const values = { count: Number(productCount), quantity: formatQuantity(productCount) }
  return accountName === null
    ? messages.itemCount(values)
    : messages.itemCountForAccount({ ...values, account: accountName })
}

function EmptyCart({ isGuest, accountName }: Pick<CartPageProps, 'isGuest' | 'accountName'>) {
  return (
    <EmptyState title={messages.cartEmpty()}>
      <p>{accountName === null ? messages.guestCartEmpty() : messages.accountCartEmpty({ account: accountName })}</p>
      <div className={styles.actions}>
        <ButtonLink href={links.home()}>{messages.browseProducts()}</ButtonLink>
        <ButtonLink href={quickOrderLinks.page()} variant="secondary">
          {messages.addByPartNumber()}
        </ButtonLink>
        {isGuest && (
          <ButtonLink href={links.login(links.cart())} variant="secondary">
            {messages.signInToSavedCart()}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  )
}

type FilledCartProps = Omit<CartPageProps, 'cart' | 'besides' | 'slots' | 'accountName'> & { readonly cart: CartView }

function FilledCart({ cart, estimate, isGuest, isGuestCheckout, isAllSelected, result }: FilledCartProps) {
  const toCartHref = useCartHref()
  return (
    <SummaryLayout summary={<CartSummary {...{ cart, estimate, isGuest, isGuestCheckout }} />}>
      {cart.hasProblems && (
        <Alert tone="error" title={messages.linesCannotBeOrdered()}>
          <p>{messages.linesCannotBeOrderedHelp()}</p>
        </Alert>
      )}
      {cart.coupons.some(({ problem }) => problem !== null) && (
        <Alert tone="error" title={messages.couponUsedUp()}>
          {cart.coupons.map(({ id, problem }) => problem !== null && <p key={id}>{problem}</p>)}
        </Alert>
      )}
      <section aria-label={messages.itemsInCart()} className={styles.lines}>
        <CartLines key={cart.page} {...{ cart, result, isGuest, isAllSelected }} />
        <Pagination
          page={cart.page}
          pageCount={cart.pageCount}
          hrefOf={(page) => toCartHref(page)}
          label={messages.pagesOfCart()}
        />
        <div className={styles.foot}>
          <Link href={links.home()}>{messages.continueShopping()}</Link>
          <Link href={quickOrderLinks.page()}>{messages.addByPartNumber()}</Link>
          <CsvDownloadLink path={links.cartFile()} />
          <Link href={listLinks.add({ cart: 'current' })}>{messages.saveAsList()}</Link>
          <Form method="post" action={links.cart()} replace preventScrollReset>
            <HiddenCartField />
            <input type="hidden" name="intent" value="clear" />
            <input type="hidden" name="returnTo" value={links.cart()} />
            <ConfirmedSubmit
              label={messages.emptyCart()}
              title={messages.emptyCartQuestion()}
              text={messages.emptyCartWarning({ lines: cart.lineCount })}
              confirmLabel={messages.emptyCart()}
            />
          </Form>
        </div>
      </section>
    </SummaryLayout>
  )
}

function CartSummary({
  cart,
  estimate,
  isGuest,
  isGuestCheckout,
}: Pick<FilledCartProps, 'cart' | 'estimate' | 'isGuest' | 'isGuestCheckout'>) {
  return (
    <SummaryBox title={messages.summary()}>
      <Totals rows={cart.totals} currency={cart.currency} />
      {estimate !== null && <Estimate estimate={estimate} currency={cart.currency} page={cart.page} />}
      {isGuest ? (
        <>
          <ButtonLink href={links.login(links.checkout())} size="l" isWide>
            {messages.signInToCheckOut()}
          </ButtonLink>
          {isGuestCheckout && (
            <ButtonLink href={links.checkout()} prefetch="none" variant="secondary" size="l" isWide>
              {messages.checkOutAsGuest()}
            </ButtonLink>
          )}
          <p className={styles.note}>{messages.cartKept()}</p>
        </>
      ) : (
        <ButtonLink href={links.checkout()} prefetch="none" size="l" isWide>
          {messages.proceedToCheckout()}
        </ButtonLink>
      )}
      <Coupons coupons={cart.coupons} />
    </SummaryBox>
  )
}
