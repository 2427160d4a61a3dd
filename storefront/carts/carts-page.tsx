import { Form, useNavigation } from 'react-router'
import type { Colleague } from '@hydrant/contract/shop/named-carts.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import { MAX_CART_NAME_LENGTH } from './cart-limits.ts'
import { type CartTask, cartLinks, toRowId } from './cart-links.ts'
import { CartTaskForm } from './cart-task-form.tsx'
import styles from './carts-page.module.css'
import type { CartsFailure } from './change-carts.ts'
import type { OwnedCartView } from './cart-list-view.ts'

interface CartsPageProps {
  readonly carts: readonly OwnedCartView[]
  /** Those whom the cart can be sent to whose form is open; empty without one. */
  readonly colleagues: readonly Colleague[]
  /** The ids of the carts whose forms are open. */
  readonly open: { readonly [Task in CartTask]: string | null }
  /** Whether the buyer has an account, with colleagues. */
  readonly canSend: boolean
  /** The effective account; empty for a buyer without one. */
  readonly accountName: string
  /** By which the server recognizes a cart that is sent again by a repeated submit. */
  readonly requestKey: string
  readonly failure: CartsFailure | null
}

/** The carts of a buyer, what can be done with each, and a form for a new one. */
export function CartsPage({ carts, accountName, failure, ...rest }: CartsPageProps) {
  const { state } = useNavigation()
  const newFailure = failure?.intent === 'create' ? failure : null
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.carts()}</h1>
        <p>{accountName === '' ? messages.yourCarts() : messages.cartsFor({ account: accountName })}</p>
      </div>
      {carts.length === 0 ? (
        <EmptyState title={messages.noCarts()}>
          <p>{messages.noCartsHelp()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.carts} aria-label={messages.carts()}>
          {carts.map((cart) => (
            <CartRow key={cart.id} cart={cart} failure={failure?.cartId === cart.id ? failure : null} {...rest} />
          ))}
        </ul>
      )}
      <Section title={messages.newCart()}>
        <Form key={carts.length} method="post" action={cartLinks.carts()} className={styles.fields}>
          <HiddenAccountField />
          <TextField
            label={messages.cartName()}
            hint={messages.newCartHint()}
            name="name"
            required
            maxLength={MAX_CART_NAME_LENGTH}
            autoComplete="off"
            defaultValue={newFailure?.name ?? ''}
            error={newFailure?.error}
          />
          <Button type="submit" name="intent" value="create" isBusy={state === 'submitting'}>
            {messages.startCart()}
          </Button>
        </Form>
      </Section>
    </PageWidth>
  )
}

interface CartRowProps extends Pick<CartsPageProps, 'colleagues' | 'open' | 'canSend' | 'requestKey' | 'failure'> {
  readonly cart: OwnedCartView
}

function CartRow({ cart, colleagues, open, canSend, requestKey, failure }: CartRowProps) {
  const { id, name, isCurrent, lineCount, productCount, changed, sentBy } = cart
  const task = (['rename', 'send', 'delete'] as const).find((one) => open[one] === id || failure?.intent === one)
  return (
    <li id={toRowId(id)} className={styles.cart}>
      <div className={styles.about}>
        <h2 className={styles.name}>
          {isCurrent ? <Link href={links.cart()}>{name}</Link> : name}{' '}
          {isCurrent && <Badge>{messages.current()}</Badge>}
        </h2>
        <p className={styles.facts}>
          <span>{messages.lineCount({ count: lineCount })}</span>
          <span>{messages.productCount({ count: Number(productCount), quantity: formatQuantity(productCount) })}</span>
          <span>{messages.changedAt({ time: changed })}</span>
          {sentBy !== '' && <span>{messages.sentBy({ name: sentBy })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {!isCurrent && (
          <Form method="post" action={cartLinks.carts()} preventScrollReset>
            <HiddenAccountField />
            <input type="hidden" name="cart" value={id} />
            <Button
              type="submit"
              name="intent"
              value="make-current"
              variant="secondary"
              size="s"
              aria-label={messages.makeCurrentOf({ cart: name })}
            >
              {messages.makeCurrent()}
            </Button>
          </Form>
        )}
        <TaskLink task="rename" id={id} label={messages.rename()} name={messages.renameOf({ cart: name })} />
        {canSend && lineCount > 0 && (
          <TaskLink task="send" id={id} label={messages.send()} name={messages.sendOf({ cart: name })} />
        )}
        <TaskLink task="delete" id={id} label={messages.deleteLink()} name={messages.deleteLinkOf({ cart: name })} />
      </div>
      {failure !== null && task === undefined && <Alert tone="error" title={failure.error} />}
      {task !== undefined && <CartTaskForm key={task} {...{ cart, task, colleagues, requestKey, failure }} />}
    </li>
  )
}

interface TaskLinkProps {
  readonly task: CartTask
  readonly id: string
  readonly label: string
  /** What the link is called where its row is not seen. */
  readonly name: string
}

function TaskLink({ task, id, label, name }: TaskLinkProps) {
  return (
    <Link href={cartLinks.task(task, id)} className={styles.task} aria-label={name}>
      {label}
    </Link>
  )
}
