import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useSubmit } from 'react-router'
import { createCalls } from '@hydrant/client/calls.ts'
import { isNetworkError, isResponseError } from '@hydrant/client/errors.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { isTransientFailure } from '@hydrant/client/retry.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { setUnsentSubmission, type SentForm } from '@hydrant/rendering/submissions/failed-submission.ts'
import { setFormOfNextPost } from '@hydrant/rendering/submissions/started-submissions.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { ScriptedCardFields } from './card-script.ts'
import { type Authentication, FIELD_IDS, PLACE_ORDER_FORM_ID, type StepError } from './checkout-errors.ts'
import type { CheckoutView } from './checkout-view.ts'
import { parseCard } from './read-card.ts'

/** The state of a card payment form. */
export interface CardPayment {
  readonly fieldErrors: readonly FormIssue[]
  /** Whether a token is being requested from the gateway. */
  readonly isBusy: boolean
  /** Handles the submit of the order's form: exchanges the card for a token and posts the form with the token alone. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the fields that the payment service's own script shows; null when they are gone. */
  readonly setScriptedFields: (fields: ScriptedCardFields | null) => void
}

/**
 * Returns the state of a card payment and the submit handler of the order's form, which exchanges the card in its
 * fields for a token and posts the form with it. The card fields have no names, so they are never posted. When the
 * buyer's bank has to ask them, the form is posted again after that.
 */
export function useCardPayment(
  { webstoreId, paymentMethods: { cardScript } }: CheckoutView,
  stepError: StepError | undefined,
): CardPayment {
  const [fieldErrors, setFieldErrors] = useState<readonly FormIssue[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const scriptedFields = useRef<ScriptedCardFields | null>(null)
  const setScriptedFields = useCallback((fields: ScriptedCardFields | null) => {
    scriptedFields.current = fields
  }, [])
  const baseUrl = useHref('/')
  const submit = useSubmit()
  const showError = (fieldId: string, message: string): null => {
    setFieldErrors([{ fieldId, message }])
    document.getElementById(fieldId)?.focus()
    return null
  }

  /** Returns the token of the entered card; null after its error is shown. */
  async function tokenize(form: HTMLFormElement): Promise<string | null> {
    if (cardScript !== null) {
      const result = (await scriptedFields.current?.createToken()) ?? { message: messages.waitForCardFields() }
      return 'token' in result ? result.token : showError(FIELD_IDS.cardNumber, result.message)
    }
    const { card, fieldErrors: cardErrors } = parseCard(readCardFields(form), new Date())
    setFieldErrors(cardErrors)
    if (cardErrors[0] !== undefined) {
      document.getElementById(cardErrors[0].fieldId)?.focus()
      return null
    }
    return (await createCalls(createRequester({ baseUrl, webstoreId })).createPaymentToken({ cardPaymentMethod: card }))
      .token
  }

  async function post({ form, submitter }: SentForm, added: Readonly<Record<string, string>>): Promise<void> {
    const fields = new FormData(form)
    for (const [name, value] of Object.entries(added)) fields.set(name, value)
    setFormOfNextPost({ form, submitter })
    await submit(fields, { method: 'post', action: links.checkout(), replace: true })
  }

  async function tokenizeAndSubmit({ form, submitter }: SentForm): Promise<void> {
    setFormOfNextPost(null)
    setFieldErrors([])
    setIsBusy(true)
    try {
      const paymentToken = await tokenize(form)
      if (paymentToken !== null) await post({ form, submitter }, { paymentToken })
    } catch (error) {
      const cardMessage = findCardErrorMessage(error)
      if (cardMessage === null)
        return setUnsentSubmission(isNetworkError(error) ? 'network' : 'server', { form, submitter })
      showError(FIELD_IDS.cardNumber, cardMessage)
    } finally {
      setIsBusy(false)
    }
  }

  const authenticateAndSubmit = useEffectEvent(async ({ clientSecret, reference }: Authentication): Promise<void> => {
    const form = document.getElementById(PLACE_ORDER_FORM_ID)
    if (!(form instanceof HTMLFormElement) || scriptedFields.current === null) return
    setIsBusy(true)
    try {
      const message = await scriptedFields.current.authenticate(clientSecret)
      if (message === null) await post({ form, submitter: null }, { paymentToken: reference, isAuthenticated: 'true' })
      else showError(FIELD_IDS.cardNumber, messages.cardNotAuthenticated())
    } finally {
      setIsBusy(false)
    }
  })
  const authentication = stepError?.authentication
  useEffect(() => {
    if (authentication !== undefined) void authenticateAndSubmit(authentication)
  }, [authentication])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A button with a name saves a part of the form and pays nothing.
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    if (submitter?.hasAttribute('name')) return
    event.preventDefault()
    if (!isBusy) void tokenizeAndSubmit({ form: event.currentTarget, submitter })
  }
  return { fieldErrors, isBusy, onSubmit, setScriptedFields }
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
