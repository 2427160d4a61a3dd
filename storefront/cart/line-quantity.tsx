import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { QuantitySelector } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import type { QuantityChange } from '@hydrant/design/quantity-selector/use-quantity.ts'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import type { CartLineView } from './cart-view.ts'
import type { CartChange } from './cart-change.ts'
import styles from './line-quantity.module.css'

const SETTLES_AFTER_MS = 450

/** The quantity of a line: saved by itself a moment after the last change, and by a button without JavaScript. */
export function LineQuantity({ line }: { readonly line: CartLineView }) {
  const fetcher = useFetcher<CartChange>({ key: `quantity ${line.id}` })
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isEdited, setIsEdited] = useState(false)
  // Sent as a form, so that it can be sent again when it is not answered.
  const { schedule, cancel } = useSettled(() => form.current?.checkValidity() && form.current.requestSubmit())
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    cancel()
    setIsEdited(false)
    const fields = new FormData(event.currentTarget)
    fields.delete('returnTo')
    void fetcher.submit(fields, { method: 'post', action: links.cart() })
  }
  const { selectorKey, noteTyped } = useSelectorKey(line.quantity)
  const onChange = ({ value, isValid }: QuantityChange) => {
    setIsEdited(true)
    noteTyped(String(value))
    if (isValid) schedule()
  }
  const isSaving = fetcher.state !== 'idle'
  // What was refused is no longer what stands in the field once that is changed.
  const refusal = fetcher.data?.ok === false && !isSaving && !isEdited ? fetcher.data.message : null
  return (
    <fetcher.Form ref={form} method="post" action={links.cart()} className={styles.form} onSubmit={send}>
      <AccountField />
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="name" value={line.name} />
      <input type="hidden" name="returnTo" value={links.cart()} />
      <QuantitySelector
        key={selectorKey}
        label={`Quantity of ${line.name}`}
        hideLabel
        size="s"
        rule={line.rule}
        defaultValue={line.quantity}
        error={refusal}
        onChange={onChange}
      />
      <div className={styles.after}>
        {isHydrated ? (
          <span role="status">{isSaving ? 'Saving' : ''}</span>
        ) : (
          <Button type="submit" variant="tertiary" size="s" aria-label={`Update the quantity of ${line.name}`}>
            Update
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}

/** Calls `save` once changes have settled, unless that is cancelled. */
function useSettled(save: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const schedule = () => {
    cancel()
    timer.current = setTimeout(() => latest.current(), SETTLES_AFTER_MS)
  }
  return { schedule, cancel }
}

/**
 * A key that starts the selector anew when the server's quantity is not the one that was typed; otherwise typing goes
 * on undisturbed.
 */
function useSelectorKey(quantity: string) {
  const [known, setKnown] = useState({ quantity, typed: quantity, generation: 0 })
  if (known.quantity !== quantity) {
    const isTyped = known.typed === quantity
    setKnown({ quantity, typed: quantity, generation: isTyped ? known.generation : known.generation + 1 })
  }
  return { selectorKey: known.generation, noteTyped: (typed: string) => setKnown((before) => ({ ...before, typed })) }
}
