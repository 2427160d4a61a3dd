import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { QuantitySelector } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import type { QuantityChange } from '@hydrant/design/quantity-selector/use-quantity.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { HiddenCartField } from './cart-field.tsx'
import { links } from '../links.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import type { CartLineView } from './cart-view.ts'
import type { CartChangeResult } from './cart-change-result.ts'
import styles from './line-quantity.module.css'

const SAVE_DELAY_MS = 450

/**
 * The quantity field of a cart line: saved automatically shortly after the last change; without JavaScript by a button.
 */
export function LineQuantity({ line }: { readonly line: CartLineView }) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<CartChangeResult>({ key: `quantity ${line.id}` })
  const isHydrated = useIsHydrated()
  const formRef = useRef<HTMLFormElement>(null)
  const [isEdited, setIsEdited] = useState(false)
  // Sent as a form, so that it can be retried when there is no response.
  const { schedule, cancel } = useDebouncedSave(
    () => formRef.current?.checkValidity() && formRef.current.requestSubmit(),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    cancel()
    setIsEdited(false)
    const fields = new FormData(event.currentTarget)
    fields.delete('returnTo')
    void fetcher.submit(fields, { method: 'post', action: links.cart() })
  }
  const { selectorKey, setTypedQuantity } = useSelectorKey(line.quantity)
  const onChange = ({ value, isValid }: QuantityChange) => {
    setIsEdited(true)
    setTypedQuantity(String(value))
    if (isValid) schedule()
  }
  const isSaving = fetcher.state !== 'idle'
  // The error is about the previous value, so it is hidden once the field is edited.
  const errorMessage = fetcher.data?.ok === false && !isSaving && !isEdited ? fetcher.data.message : null
  return (
    <fetcher.Form ref={formRef} method="post" action={links.cart()} className={styles.form} onSubmit={send}>
      <HiddenCartField />
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="name" value={line.name} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <QuantitySelector
        key={selectorKey}
        label={messages.quantityOf({ product: line.name })}
        hideLabel
        size="s"
        rule={line.rule}
        defaultValue={line.quantity}
        error={errorMessage}
        onChange={onChange}
      />
      {isHydrated ? (
        <span role="status" className={styles.status}>
          {isSaving ? messages.saving() : ''}
        </span>
      ) : (
        <Button
          type="submit"
          variant="tertiary"
          size="s"
          className={styles.update}
          aria-label={messages.updateQuantityOf({ product: line.name })}
        >
          {messages.update()}
        </Button>
      )}
    </fetcher.Form>
  )
}

/** Returns `schedule`, which calls `save` after a delay since its last call, and `cancel`, which prevents that. */
function useDebouncedSave(save: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const schedule = () => {
    cancel()
    timer.current = setTimeout(() => latestSave.current(), SAVE_DELAY_MS)
  }
  return { schedule, cancel }
}

/**
 * Returns a React key that changes, which remounts the selector, when the server's quantity is not the one that was
 * typed. Otherwise it stays the same, so that typing is not interrupted.
 */
function useSelectorKey(quantity: string) {
  const [quantityState, setQuantityState] = useState({ quantity, typed: quantity, generation: 0 })
  if (quantityState.quantity !== quantity) {
    const isTyped = quantityState.typed === quantity
    setQuantityState({
      quantity,
      typed: quantity,
      generation: isTyped ? quantityState.generation : quantityState.generation + 1,
    })
  }
  return {
    selectorKey: quantityState.generation,
    setTypedQuantity: (typed: string) => setQuantityState((previous) => ({ ...previous, typed })),
  }
}
