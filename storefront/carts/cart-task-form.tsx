import { Form, useNavigation } from 'react-router'
import type { Colleague } from '@hydrant/contract/shop/named-carts.ts'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import { IDEMPOTENCY_KEY_FIELD } from '../cart/idempotency-key.ts'
import { MAX_CART_NAME_LENGTH } from './cart-limits.ts'
import { type CartTask, cartLinks } from './cart-links.ts'
import styles from './carts-page.module.css'
import type { CartsFailure } from './change-carts.ts'
import type { OwnedCartView } from './cart-list-view.ts'

interface CartTaskFormProps {
  readonly cart: OwnedCartView
  readonly task: CartTask
  readonly colleagues: readonly Colleague[]
  readonly requestKey: string
  readonly failure: CartsFailure | null
}

/** The form by which a cart is renamed, sent or deleted, below its row. */
export function CartTaskForm({ cart, task, colleagues, requestKey, failure }: CartTaskFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const error = failure?.intent === task ? failure.error : undefined
  const cancel = (
    <ButtonLink href={cartLinks.carts()} variant="tertiary">
      {messages.cancel()}
    </ButtonLink>
  )
  if (task === 'send' && colleagues.length === 0)
    return (
      <div className={styles.form}>
        <p role="status">{messages.noColleagues()}</p>
        {cancel}
      </div>
    )
  return (
    <Form method="post" action={cartLinks.task(task, cart.id)} className={styles.form} preventScrollReset>
      <HiddenAccountField />
      <input type="hidden" name="cart" value={cart.id} />
      {task === 'send' && <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={requestKey} />}
      <TaskFields {...{ cart, task, colleagues, failure, error }} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          name="intent"
          value={task}
          variant={task === 'delete' ? 'danger' : 'primary'}
          isBusy={isBusy}
        >
          {SUBMIT_LABELS[task]()}
        </Button>
        {cancel}
      </div>
    </Form>
  )
}

const SUBMIT_LABELS: Readonly<Record<CartTask, () => string>> = {
  rename: messages.saveName,
  send: messages.sendCart,
  delete: messages.deleteCart,
}

function TaskFields({
  cart,
  task,
  colleagues,
  failure,
  error,
}: Omit<CartTaskFormProps, 'requestKey'> & { readonly error?: string | undefined }) {
  switch (task) {
    case 'rename':
      return (
        <TextField
          label={messages.cartName()}
          name="name"
          required
          maxLength={MAX_CART_NAME_LENGTH}
          autoComplete="off"
          defaultValue={error === undefined ? cart.name : (failure?.name ?? '')}
          error={error}
        />
      )
    case 'send':
      return (
        <SelectField label={messages.colleague()} hint={messages.sendHint()} name="colleague" error={error}>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </SelectField>
      )
    case 'delete':
      return (
        <p role="alert">
          {error ??
            messages.deleteQuestion({ cart: cart.name, count: cart.lineCount, isCurrent: String(cart.isCurrent) })}
        </p>
      )
    default:
      return task satisfies never
  }
}
