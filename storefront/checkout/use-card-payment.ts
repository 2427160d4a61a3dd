import { type FormEvent, useState } from 'react'
import { useHref, useSubmit } from 'react-router'
import { createCheckouts } from '@hydrant/client/checkouts.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { pause } from '@hydrant/client/pause.ts'
import { createRequester } from '@hydrant/client/request.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { FIELDS } from './checkout-fault.ts'
import { readCard } from './read-card.ts'

/** A card payment while it is entered. */
export interface CardPayment {
  readonly faults: readonly FormFault[]
  /** Whether the gateway is being asked for a token. */
  readonly isBusy: boolean
  /** Takes over the submit of the order's form: exchanges the card for a token, and posts the form with that alone. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Lets an order be paid with the card in the fields of its form; the fields have no names, so that the form never posts
 * them.
 */
export function useCardPayment(webstoreId: string): CardPayment {
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const baseUrl = useHref('/')
  const submit = useSubmit()

  async function pay(form: HTMLFormElement): Promise<void> {
    const { card, faults: found } = readCard(typedInto(form), new Date())
    setFaults(found)
    if (found[0] !== undefined) return document.getElementById(found[0].fieldId)?.focus()
    setIsBusy(true)
    try {
      const { token } = await createCheckouts(createRequester({ baseUrl, webstoreId }), { pause }).cardToken({
        cardPaymentMethod: card,
      })
      const fields = new FormData(form)
      fields.set('paymentToken', token)
      await submit(fields, { method: 'post', action: links.checkout(), replace: true })
    } catch (error) {
      setFaults([{ fieldId: FIELDS.cardNumber, message: reasonOf(error) }])
      document.getElementById(FIELDS.cardNumber)?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A button with a name of its own saves a part of the form and pays nothing.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.hasAttribute('name')) return
    event.preventDefault()
    if (!isBusy) void pay(event.currentTarget)
  }
  return { faults, isBusy, onSubmit }
}

function typedInto(form: HTMLFormElement) {
  const text = (id: string) => {
    const field = form.elements.namedItem(id)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  return {
    holder: text(FIELDS.cardHolder),
    number: text(FIELDS.cardNumber),
    expiry: text(FIELDS.cardExpiry),
    securityCode: text(FIELDS.cardCode),
  }
}

function reasonOf(error: unknown): string {
  if (isResponseError(error) && error.status < 500) return error.message
  return 'The card could not be checked just now. Nothing was charged. Try again.'
}
