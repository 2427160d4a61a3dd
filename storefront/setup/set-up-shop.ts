import { data, redirect } from 'react-router'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as sessionMessages from '@hydrant/messages/compiled/storefront/session.js'
import * as messages from '@hydrant/messages/compiled/storefront/setup.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { setEffectiveAccount } from '../session/effective-account.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { setSignInHint } from '../session/sign-in-hint.ts'
import { createErrorResponse } from '../shell/page-errors.ts'

/** Ids of the fields that an error can point to, by the server's names. */
export const SETUP_FIELDS = {
  firstName: 'setup-first-name',
  lastName: 'setup-last-name',
  email: 'setup-email',
  password: 'setup-password',
  country: 'setup-country',
  currencyIsoCode: 'setup-currency',
  taxType: 'setup-tax',
} as const

/** What was typed, except for the password, which is never sent back. */
export interface TypedSetup {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly country: string
  readonly currencyIsoCode: string
  readonly taxType: string
}

/** A setup that did not succeed. */
export interface FailedSetup {
  readonly fieldErrors: readonly FormIssue[]
  readonly typed: TypedSetup
}

/**
 * Sets up the shop with the fields of the form and redirects to the shop, or returns the field errors. A shop that has
 * an administrator already, and a wrong token, become the error page.
 */
export async function setUpShopAndRedirect(form: FormData, token: string, { client, cookies }: ShopContext) {
  const typed: TypedSetup = {
    firstName: readTextField(form, 'firstName'),
    lastName: readTextField(form, 'lastName'),
    email: readTextField(form, 'email'),
    country: readTextField(form, 'country'),
    currencyIsoCode: readTextField(form, 'currencyIsoCode'),
    taxType: readTextField(form, 'taxType'),
  }
  const passwordValue = form.get('password')
  const password = typeof passwordValue === 'string' ? passwordValue : ''
  const { taxType } = typed
  const fieldErrors = validateFields(typed, password)
  if (fieldErrors.length > 0 || (taxType !== 'Net' && taxType !== 'Gross'))
    return data<FailedSetup>({ fieldErrors, typed }, { status: 422 })
  const result = await callAndCatchClientError(() => client.setUpShop({ ...typed, taxType, token, password }))
  if (!result.ok) {
    const { code, message, status } = result.error
    // Somebody else has become the administrator meanwhile. The page that is not found would not say so.
    if (code === 'ITEM_NOT_FOUND') throw createErrorResponse(403, message)
    if (code === 'INSUFFICIENT_ACCESS' && result.error.reasons.every(({ fields }) => fields.length === 0))
      throw createErrorResponse(status, message)
    return data<FailedSetup>(
      { fieldErrors: toFieldErrors(result.error, SETUP_FIELDS, SETUP_FIELDS.firstName), typed },
      { status },
    )
  }
  if (!result.value.isSignedIn) {
    setFlash(cookies, { tone: 'success', message: messages.setUpSignIn() })
    return redirect(links.login())
  }
  setSignInHint(cookies, true)
  setEffectiveAccount(cookies, null)
  setFlash(cookies, { tone: 'success', message: messages.setUp() })
  return redirect(links.home())
}

function validateFields(typed: TypedSetup, password: string): FormIssue[] {
  const { firstName, lastName, email, country, currencyIsoCode, taxType } = typed
  const requireField = (isValid: boolean, fieldId: string, message: () => string): FormIssue[] =>
    isValid ? [] : [{ fieldId, message: message() }]
  return [
    ...requireField(firstName !== '', SETUP_FIELDS.firstName, sessionMessages.enterFirstName),
    ...requireField(lastName !== '', SETUP_FIELDS.lastName, sessionMessages.enterLastName),
    ...requireField(isEmailAddress(email), SETUP_FIELDS.email, sessionMessages.enterEmailAddressToRegister),
    ...requireField(password !== '', SETUP_FIELDS.password, sessionMessages.choosePassword),
    ...requireField(country !== '', SETUP_FIELDS.country, messages.chooseCountry),
    ...requireField(currencyIsoCode !== '', SETUP_FIELDS.currencyIsoCode, messages.chooseCurrency),
    ...requireField(taxType === 'Net' || taxType === 'Gross', SETUP_FIELDS.taxType, messages.chooseTaxModel),
  ]
}
