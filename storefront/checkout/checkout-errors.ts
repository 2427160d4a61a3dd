import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { ErrorView } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'

/**
 * The id of the form that places the order: payment and delivery options are its fields wherever they are rendered, and
 * its button is below the total.
 */
export const PLACE_ORDER_FORM_ID = 'place-order-form'

/** Ids of the fields that an error can point to. */
export const FIELD_IDS = {
  address: 'delivery-address-choice',
  newAddress: 'new-address',
  name: 'new-address-name',
  street: 'new-address-street',
  city: 'new-address-city',
  region: 'new-address-region',
  postalCode: 'new-address-postal-code',
  phoneNumber: 'new-address-phone-number',
  billing: 'billing-address',
  poNumber: 'purchase-order-number',
  poFile: 'purchase-order-file',
  attention: 'attention-line',
  costCenter: 'cost-center',
  gift: 'gift-choice',
  firstName: 'contact-first-name',
  lastName: 'contact-last-name',
  email: 'contact-email',
  phone: 'contact-phone',
  cardHolder: 'card-holder',
  cardNumber: 'card-number',
  cardExpiry: 'card-expiry',
  cardCode: 'card-security-code',
  placeOrder: 'place-order',
} as const

/** A checkout step with errors: the errors, and what had been typed. */
export interface StepError {
  readonly intent: string
  readonly title: string
  readonly fieldErrors: readonly FormIssue[]
  readonly values: Readonly<Record<string, string>>
  /** What the payment service's script needs to let the buyer's bank ask them; the order is sent again afterwards. */
  readonly authentication?: Authentication
}

/** A payment whose buyer has to prove to their bank who they are. */
export interface Authentication {
  readonly clientSecret: string
  /** Stands for the payment when the order is sent again. */
  readonly reference: string
}

/** Returns what the buyer had typed into the form that places the order, if that was returned with errors. */
export function getPlaceOrderValues(stepError: StepError | undefined): Readonly<Record<string, string>> {
  return stepError?.intent === 'place' || stepError?.intent === 'wishes' ? stepError.values : {}
}

/** Creates the errors of a checkout step, with what was typed into its form. */
export function createStepError(form: FormData, title: string, fieldErrors: readonly FormIssue[]): StepError {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { intent: values['intent'] ?? '', title, fieldErrors, values }
}

/** The server's names of address fields and the ids of their fields on the page: country and state are one field. */
const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  phoneNumber: FIELD_IDS.phoneNumber,
  shipToPhoneNumber: FIELD_IDS.phoneNumber,
  street: FIELD_IDS.street,
  city: FIELD_IDS.city,
  postalCode: FIELD_IDS.postalCode,
  region: FIELD_IDS.region,
  regionCode: FIELD_IDS.region,
  country: FIELD_IDS.region,
  countryCode: FIELD_IDS.region,
  name: FIELD_IDS.name,
}

/**
 * Converts the server's error about an address to one error at each field that it is about, and errors at the form as a
 * whole.
 */
export function toAddressErrors(error: Pick<ErrorView, 'reasons'>): readonly FormIssue[] {
  const fieldErrors = toFieldErrors(error, ADDRESS_FIELDS, FIELD_IDS.newAddress).map(({ fieldId, message }) => ({
    fieldId,
    message: fieldId === FIELD_IDS.phoneNumber ? messages.enterPhone() : message,
  }))
  return fieldErrors.filter(
    ({ fieldId }, position) =>
      fieldErrors.findIndex((fieldError) => fieldError.fieldId === fieldId) === position ||
      fieldId === FIELD_IDS.newAddress,
  )
}

/** The server's names of contact details and the ids of their fields on the page. */
const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  phoneNumber: FIELD_IDS.phone,
  lastName: FIELD_IDS.lastName,
  firstName: FIELD_IDS.firstName,
  email: FIELD_IDS.email,
}

/** Converts the server's error about contact details to errors at their fields. */
export function toContactErrors(error: Pick<ErrorView, 'reasons'>): readonly FormIssue[] {
  return toFieldErrors(error, CONTACT_FIELDS, FIELD_IDS.email).map(({ fieldId, message }) => ({
    fieldId,
    message: fieldId === FIELD_IDS.phone ? messages.enterPhone() : message,
  }))
}
