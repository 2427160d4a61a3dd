import { type FormEvent, useState } from 'react'
import { useHref, useSubmit } from 'react-router'
import { createCalls } from '@hydrant/client/calls.ts'
import { isNetworkError, isResponseError } from '@hydrant/client/errors.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { isTransient } from '@hydrant/client/retry.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { reportUnsentSubmission, type SentForm } from '../submissions/failed-submission.ts'
import { setFormOfNextPost } from '../submissions/started-submissions.ts'
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

  async function pay({ form, submitter }: SentForm): Promise<void> {
    setFormOfNextPost(null)
    const { card, fieldErrors: cardErrors } = readCard(readCardFields(form), new Date())
    setFieldErrors(cardErrors)
    if (cardErrors[0] !== undefined) return document.getElementById(cardErrors[0].fieldId)?.focus()
    setIsBusy(true)
    try {
      const { token } = await createCalls(createRequester({ baseUrl, webstoreId })).createPaymentToken({
        cardPaymentMethod: card,
      })
      const fields = new FormData(form)
      fields.set('paymentToken', token)
      setFormOfNextPost({ form, submitter })
      await submit(fields, { method: 'post', action: links.checkout(), replace: true })
    } catch (error) {
      const cardMessage = toCardMessage(error)
      if (cardMessage === null)
        return reportUnsentSubmission(isNetworkError(error) ? 'network' : 'server', { form, submitter })
      setFieldErrors([{ fieldId: FIELD_IDS.cardNumber, message: cardMessage }])
      document.getElementById(FIELD_IDS.cardNumber)?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A button with a name saves a part of the form and pays nothing.
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    if (submitter?.hasAttribute('name')) return
    event.preventDefault()
    if (!isBusy) void pay({ form: event.currentTarget, submitter })
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

/** Returns the gateway's message why it rejects the card; null when it gave no valid response. */
function toCardMessage(error: unknown): string | null {
  return isResponseError(error) && !isTransient(error) && error.errors.length > 0 ? error.message : null
}
