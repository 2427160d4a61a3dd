import { data, redirect } from 'react-router'
import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { readAnswers, FORM_FIELDS } from './form-fields.ts'

/** A form that was rejected: its values and errors. */
export interface RejectedForm {
  readonly formId: string
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Field errors, in the order of the questions. */
  readonly fieldErrors: ReadonlyArray<{ readonly name: string; readonly message: string }>
  /** The error of the form as a whole. */
  readonly message: string | null
}

/** Sends a form of the page at a path and redirects to its receipt, or returns the values and errors. */
export async function sendForm(form: FormData, shop: Pick<ShopContext, 'client' | 'reportError'>, path: string) {
  const formId = readTextField(form, FORM_FIELDS.formId)
  const version = Number(readTextField(form, FORM_FIELDS.version))
  const submissionKey = readTextField(form, FORM_FIELDS.key)
  if (formId === '' || submissionKey === '' || !Number.isInteger(version))
    throw createErrorResponse(400, messages.formNotArrived())
  const values = readAnswers(form)
  const answers = Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : [...texts]]),
  )
  try {
    const { referenceNumber } = await shop.client.forms.submit({
      path,
      formId,
      version,
      submissionKey,
      answers,
      website: readTextField(form, FORM_FIELDS.honeypot),
    })
    return redirect(links.formReceipt({ path, formId, referenceNumber }))
  } catch (error) {
    const { status, ...rejection } = toRejectionOrThrow(error, shop)
    return data<RejectedForm>({ formId, values, ...rejection }, { status })
  }
}

/**
 * Converts an error of the API to the form's errors and a status; server failures are also reported. Throws any other
 * error.
 */
function toRejectionOrThrow(
  error: unknown,
  { reportError }: Pick<ShopContext, 'reportError'>,
): Pick<RejectedForm, 'fieldErrors' | 'message'> & { readonly status: number } {
  if (isResponseError(error) && error.status === 422) {
    return {
      fieldErrors: error.errors.map(({ message, arguments: [name] }) => ({ name: String(name), message })),
      message: null,
      status: 422,
    }
  }
  if (isResponseError(error) && error.status < 500) {
    const { message, status } = toErrorViewOrThrow(error)
    return { fieldErrors: [], message, status }
  }
  if (!isClientError(error)) throw error
  // Server failures return the form with its values, so that no input is lost.
  reportError(error)
  return {
    fieldErrors: [],
    message: messages.notTaken(),
    status: 503,
  }
}
