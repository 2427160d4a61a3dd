import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { peopleLinks } from './people-links.ts'
import { callAndCatchClientError, type ErrorView } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { drawQrCode } from './qr-code.server.ts'
import { SECOND_FACTOR_FIELDS, type SecondFactorResult } from './second-factor-result.ts'

/** Begins to set up the second factor, turns it on, or turns it off, depending on the `intent` of the form. */
export async function changeSecondFactor(form: FormData, shop: ShopContext) {
  switch (readTextField(form, 'intent')) {
    case 'start':
      return start(
        { password: readPassword(form), confirmation: readTextField(form, 'confirmation').slice(0, 200) },
        shop,
      )
    case 'confirm':
      return confirm(readTextField(form, 'code'), readTextField(form, 'uri'), shop)
    default:
      return turnOff(readPassword(form), readTextField(form, 'code'), shop)
  }
}

async function start(
  { password, confirmation }: { readonly password: string; readonly confirmation: string },
  { people }: ShopContext,
) {
  const result = await callAndCatchClientError(() =>
    people.startSecondFactor({ password, ...(confirmation !== '' && { confirmation }) }),
  )
  if (!result.ok) return fail(result.error)
  if ('mailedTo' in result.value) return data<SecondFactorResult>({ fieldErrors: [], ...result.value })
  return data<SecondFactorResult>({
    fieldErrors: [],
    newKey: { ...result.value, qrCode: drawQrCode(result.value.uri) },
  })
}

async function confirm(code: string, uri: string, { people }: ShopContext) {
  // The page has shown the key already; it is drawn once more after a wrong code.
  const key = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : null
  const newKey = key === null ? {} : { newKey: { key, uri, qrCode: drawQrCode(uri.slice(0, 2000)) } }
  if (code === '')
    return data<SecondFactorResult>(
      { fieldErrors: [{ fieldId: SECOND_FACTOR_FIELDS.code, message: messages.enterCode() }], ...newKey },
      { status: 422 },
    )
  const result = await callAndCatchClientError(() => people.confirmSecondFactor({ code: code.slice(0, 50) }))
  return result.ok
    ? data<SecondFactorResult>({ fieldErrors: [], recoveryCodes: result.value.recoveryCodes })
    : fail(result.error, newKey)
}

async function turnOff(password: string, code: string, { people }: ShopContext) {
  if (code === '')
    return data<SecondFactorResult>(
      { fieldErrors: [{ fieldId: SECOND_FACTOR_FIELDS.code, message: messages.enterCode() }] },
      { status: 422 },
    )
  const result = await callAndCatchClientError(() => people.turnOffSecondFactor({ password, code: code.slice(0, 50) }))
  return result.ok ? redirect(peopleLinks.secondFactor()) : fail(result.error)
}

function fail(error: ErrorView, shown: Partial<SecondFactorResult> = {}) {
  const fieldErrors = toFieldErrors(error, SECOND_FACTOR_FIELDS, SECOND_FACTOR_FIELDS.code)
  return data<SecondFactorResult>({ fieldErrors, ...shown }, { status: error.status })
}

function readPassword(form: FormData): string {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}
