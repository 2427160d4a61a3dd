import type { FormFault } from '@hydrant/design/form/error-summary.tsx'

/**
 * The form that places the order: payment and delivery wishes are its fields, wherever they stand, and its button
 * stands below the total.
 */
export const PLACE_FORM = 'place-order-form'

/** Ids of the fields that a fault can point to. */
export const FIELDS = {
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
  gift: 'gift-choice',
  firstName: 'contact-first-name',
  lastName: 'contact-last-name',
  email: 'contact-email',
  phone: 'contact-phone',
  cardHolder: 'card-holder',
  cardNumber: 'card-number',
  cardExpiry: 'card-expiry',
  cardCode: 'card-security-code',
  place: 'place-order',
} as const

/** A step that was refused: why, and what had been typed. */
export interface RefusedStep {
  readonly intent: string
  readonly title: string
  readonly faults: readonly FormFault[]
  readonly values: Readonly<Record<string, string>>
}

/** What had been typed into the form that places the order, if that was refused. */
export function placeValues(refused: RefusedStep | undefined): Readonly<Record<string, string>> {
  return refused?.intent === 'place' || refused?.intent === 'wishes' ? refused.values : {}
}

/** The refusal of a step of a form; what was typed is kept. */
export function refusedStep(form: FormData, title: string, faults: readonly FormFault[]): RefusedStep {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { intent: values['intent'] ?? '', title, faults, values }
}

/**
 * How the server names the fields of an address, and where each is on the page: country and state are chosen in one
 * field.
 */
const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  phoneNumber: FIELDS.phoneNumber,
  shipToPhoneNumber: FIELDS.phoneNumber,
  street: FIELDS.street,
  city: FIELDS.city,
  postalCode: FIELDS.postalCode,
  region: FIELDS.region,
  regionCode: FIELDS.region,
  country: FIELDS.region,
  countryCode: FIELDS.region,
  name: FIELDS.name,
}

/**
 * Where a refused address is to be put right: at every field that the server's message names, such as `'phoneNumber'`,
 * else at the form as a whole.
 */
export function addressFaults(message: string): readonly FormFault[] {
  const faults = message.split(/(?<=\.) (?=[A-Z'])/).map((sentence): FormFault => {
    const fieldId =
      fieldNamedIn(sentence, ADDRESS_FIELDS) ?? (/\bcountry\b/.test(sentence) ? FIELDS.region : FIELDS.newAddress)
    return { fieldId, message: fieldId === FIELDS.phoneNumber ? PHONE_WANTED : sentence }
  })
  return faults.filter(
    ({ fieldId }, position) =>
      faults.findIndex((fault) => fault.fieldId === fieldId) === position || fieldId === FIELDS.newAddress,
  )
}

/** Where refused contact details are to be put right. */
export function contactFault(message: string): FormFault {
  const fieldId =
    fieldNamedIn(message, {
      phoneNumber: FIELDS.phone,
      lastName: FIELDS.lastName,
      firstName: FIELDS.firstName,
      email: FIELDS.email,
    }) ?? (/\bphone\b/i.test(message) ? FIELDS.phone : FIELDS.email)
  return { fieldId, message: fieldId === FIELDS.phone ? PHONE_WANTED : message }
}

/**
 * The field whose name stands in quotation marks in a message, by preference the last: a text that was typed may come
 * before it.
 */
function fieldNamedIn(message: string, fields: Readonly<Record<string, string>>): string | undefined {
  const named = [...message.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? []) : [],
  )
  return named.at(-1)
}

/** What is said of a phone number that is none. */
export const PHONE_WANTED =
  'Enter a phone number with its area code, such as 360-555-0112, or with its country code, such as +44 20 7946 0958.'
