import { type FormEvent, useState } from 'react'
import { useHref, useSubmit } from 'react-router'
import { createCalls } from '@hydrant/client/calls.ts'
import { isNetworkError, isResponseError } from '@hydrant/client/errors.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { isTransientFailure } from '@hydrant/client/retry.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { setUnsentSubmission, type SentForm } from '../submissions/failed-submission.ts'
import { setFormOfNextPost } from '../submissions/started-submissions.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import { parseCard } from './read-card.ts'

/** The state of a card payment form. */
export interface CardPayment {
  readonly fieldErrors: readonly FormIssue[]
  /** Whether a token is being requested from the gateway. */
  readonly isBusy: boolean
  /** Handles the submit of the order's form: exchanges the card for a token and posts the form with the token alone. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Returns the state of a card payment and the submit handler of the order's form, which exchanges the card in its
 * fields for a token and posts the form with it. The card fields have no names, so they are never posted.
 */
export function useCardPayment(webstoreId: string): CardPayment {
  const [fieldErrors, setFieldErrors] = useState<readonly FormIssue[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const baseUrl = useHref('/')
  const submit = useSubmit()

  async function tokenizeAndSubmit({ form, submitter }: SentForm): Promise<void> {
    setFormOfNextPost(null)
    const { card, fieldErrors: cardErrors } = parseCard(readCardFields(form), new Date())
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
      const cardMessage = findCardErrorMessage(error)
      if (cardMessage === null)
        return setUnsentSubmission(isNetworkError(error) ? 'network' : 'server', { form, submitter })
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
    if (!isBusy) void tokenizeAndSubmit({ form: event.currentTarget, submitter })
  }
  return { fieldErrors, isBusy, onSubmit }
}

function readCardFields(form: HTMLFormElement) {
  const readText = (id: string) => {
    const field = form.elements.namedItem(id)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  return {
    holder: readText(FIELD_IDS.cardHolder),
    number: readText(FIELD_IDS.cardNumber),
    expiry: readText(FIELD_IDS.cardExpiry),
    securityCode: readText(FIELD_IDS.cardCode),
  }
}

/** Returns the gateway's message why it rejected the card; null for any other error. */
function findCardErrorMessage(error: unknown): string | null {
  return isResponseError(error) && !isTransientFailure(error) && error.errors.length > 0 ? error.message : null
}
