import { expect, test } from 'vitest'
import { addressFaults, contactFault, FIELDS } from './checkout-fault.ts'
import { readContact } from './contact.ts'
import { orderFaults } from './order-fault.ts'

test.each([
  ["'12' is no phone number: check the field 'phoneNumber'.", [FIELDS.phoneNumber]],
  [
    "The address needs a 'street'. 'Texas' is no state or region of Canada: check the field 'region'.",
    [FIELDS.street, FIELDS.region],
  ],
  ['We do not deliver to this country.', [FIELDS.region]],
  ['The address book of this account is full. Remove an address first.', [FIELDS.newAddress, FIELDS.newAddress]],
])('an address refused with "%s" is put right at %j [ADR-04] [CHK-09]', (message, fieldIds) => {
  expect(addressFaults(message).map(({ fieldId }) => fieldId)).toEqual(fieldIds)
})

test.each([
  ["Enter a valid phone number: check the field 'phoneNumber' of contactInfo.", FIELDS.phone],
  ['Enter a valid e-mail address.', FIELDS.email],
])('a contact refused with "%s" is put right at its field [ADR-04] [CHK-09]', (message, fieldId) => {
  expect(contactFault(message).fieldId).toBe(fieldId)
})

test.each([
  ['+44 20 7946 0958', true, 0],
  ['030 901820', true, 0],
  ['12', true, 1],
  ['ask for Ada', false, 0],
])('the phone number %j of a guest, checked: %j, has %i faults [ADR-04]', (phoneNumber, checksPhone, count) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ lastName: 'Guest', email: 'ada@guest.example', phoneNumber }))
    form.set(name, value)
  expect(readContact(form, { checksPhone }).faults).toHaveLength(count)
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
  ['/commerce/errors/missing-contact', 'Contact missing', { fieldId: 'contact', href: '/checkout?change=contact' }],
  ['/commerce/errors/payment-failure', 'Payment declined', { fieldId: FIELDS.cardNumber }],
])('an order refused for %s (%s) leads to what must change [CHK-07] [CHK-09]', (type, title, place) => {
  expect(orderFaults([{ type, title, message: 'Why.' }], FIELDS.cardNumber)).toEqual([{ ...place, message: 'Why.' }])
})
