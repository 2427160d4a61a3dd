import { type FormEvent, useState } from 'react'
import { useHref, useSubmit } from 'react-router'
import { createCheckouts } from '@hydrant/client/checkouts.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { sleep } from '@hydrant/client/sleep.ts'
import { createRequester } from '@hydrant/client/request.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import { readCard } from './read-card.ts'

/** The state of a card payment form. */
export interface CardPayment {
  readonly fieldErrors: readonly FormIssue[]
  /** Whether a token is being requested from the gateway. */
  readonly isBusy: boolean
  /** Handles the submit of the order's form: exchanges the card for a token and posts the form with the token alone. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Handles payment with the card in the form's fields; the fields have no names, so that they are never posted. */
export function useCardPayment(webstoreId: string): CardPayment {
  const [fieldErrors, setFieldErrors] = useState<readonly FormIssue[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const baseUrl = useHref('/')
  const submit = useSubmit()

  async function pay(form: HTMLFormElement): Promise<void> {
    const { card, fieldErrors: cardErrors } = readCard(readCardFields(form), new Date())
    setFieldErrors(cardErrors)
    if (cardErrors[0] !== undefined) return document.getElementById(cardErrors[0].fieldId)?.focus()
    setIsBusy(true)
    try {
      const { token } = await createCheckouts(createRequester({ baseUrl, webstoreId }), { sleep }).cardToken({
        cardPaymentMethod: card,
      })
      const fields = new FormData(form)
      fields.set('paymentToken', token)
      await submit(fields, { method: 'post', action: links.checkout(), replace: true })
    } catch (error) {
      setFieldErrors([{ fieldId: FIELD_IDS.cardNumber, message: toErrorMessage(error) }])
      document.getElementById(FIELD_IDS.cardNumber)?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A button with a name saves a part of the form and pays nothing.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.hasAttribute('name')) return
    event.preventDefault()
    if (!isBusy) void pay(event.currentTarget)
  }
  return { fieldErrors, isBusy, onSubmit }
}

function readCardFields(form: HTMLFormElement) {
  const text = (id: string) => {
    const field = form.elements.namedItem(id)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  return {
    holder: text(FIELD_IDS.cardHolder),
    number: text(FIELD_IDS.cardNumber),
    expiry: text(FIELD_IDS.cardExpiry),
    securityCode: text(FIELD_IDS.cardCode),
  }
}

function toErrorMessage(error: unknown): string {
  if (isResponseError(error) && error.status < 500) return error.message
  return 'The card could not be checked just now. Nothing was charged. Try again.'
}
