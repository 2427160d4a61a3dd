import { expect, test } from 'vitest'
import { toAddressErrors, toContactError, FIELD_IDS } from './checkout-errors.ts'
import { readContact } from './contact.ts'
import { toOrderErrors } from './order-errors.ts'

test.each([
  ["'12' is no phone number: check the field 'phoneNumber'.", [FIELD_IDS.phoneNumber]],
  [
    "The address needs a 'street'. 'Texas' is no state or region of Canada: check the field 'region'.",
    [FIELD_IDS.street, FIELD_IDS.region],
  ],
  ['We do not deliver to this country.', [FIELD_IDS.region]],
  ['The address book of this account is full. Remove an address first.', [FIELD_IDS.newAddress, FIELD_IDS.newAddress]],
])('an address error "%s" points to the fields %j [ADR-04] [CHK-09]', (message, fieldIds) => {
  expect(toAddressErrors(message).map(({ fieldId }) => fieldId)).toEqual(fieldIds)
})

test.each([
  ["Enter a valid phone number: check the field 'phoneNumber' of contactInfo.", FIELD_IDS.phone],
  ['Enter a valid e-mail address.', FIELD_IDS.email],
])('a contact error "%s" points to its field [ADR-04] [CHK-09]', (message, fieldId) => {
  expect(toContactError(message).fieldId).toBe(fieldId)
})

test.each([
  ['+44 20 7946 0958', 'ada@guest.example', true, 0],
  ['030 901820', 'ada@guest.example', true, 0],
  ['12', 'ada@guest.example', true, 1],
  ['', 'ada', true, 1],
  ['ask for Ada', 'ada', false, 0],
  ['', '', false, 1],
])('phone number %j and email %j of a guest, validated: %j, have %i errors [ADR-04]', (...row) => {
  const [phoneNumber, email, isValidated, count] = row
  const form = new FormData()
  for (const [name, value] of Object.entries({ lastName: 'Guest', email, phoneNumber })) form.set(name, value)
  expect(readContact(form, { isValidated }).fieldErrors).toHaveLength(count)
})

test.each([
  ['INSUFFICIENT_INVENTORY', 'Not enough stock', { fieldId: 'review', href: '/cart' }],
  ['/commerce/errors/cart-failure', 'Coupon used up', { fieldId: 'review', href: '/cart' }],
  [
    '/commerce/errors/shipping-failure',
    'Delivery address missing',
    { fieldId: 'delivery-address', href: '/checkout?change=address' },
  ],
  [
    '/commerce/errors/shipping-failure',
    'Delivery method missing',
    { fieldId: 'delivery-method', href: '/checkout?change=method' },
  ],
  ['/commerce/errors/shipping-failure', 'Delivery date in the past', { fieldId: FIELD_IDS.placeOrder }],
  ['/commerce/errors/missing-contact', 'Contact missing', { fieldId: 'contact', href: '/checkout?change=contact' }],
  ['/commerce/errors/payment-failure', 'Payment declined', { fieldId: FIELD_IDS.cardNumber }],
])('an order error %s (%s) points to what must be changed [CHK-07] [CHK-09]', (type, title, target) => {
  expect(toOrderErrors([{ type, title, message: 'Why.' }], FIELD_IDS.cardNumber)).toEqual([
    { ...target, message: 'Why.' },
  ])
})

test('a declined card is told without the code of its bank [CHK-04]', () => {
  const error = {
    type: '/commerce/errors/payment-failure',
    title: 'Payment declined',
    message: 'The bank declined the card. (DO_NOT_HONOR)',
  }
  expect(toOrderErrors([error], FIELD_IDS.cardNumber)).toEqual([
    { fieldId: FIELD_IDS.cardNumber, message: 'The bank declined the card.' },
  ])
})
