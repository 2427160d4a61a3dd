import { expect, test } from 'vitest'
import { toAddressErrors, toContactErrors, FIELD_IDS } from './checkout-errors.ts'
import { readContact } from './contact.ts'
import { toOrderErrors } from './order-errors.ts'

test.each([
  [['phoneNumber'], [FIELD_IDS.phoneNumber]],
  [
    ['street', 'region', 'country'],
    [FIELD_IDS.street, FIELD_IDS.region],
  ],
  [[undefined], [FIELD_IDS.newAddress]],
])('address errors about %j point to the fields %j [ADR-04] [CHK-09]', (names, fieldIds) => {
  const reasons = names.map((name) => ({ message: 'Why.', fields: name === undefined ? [] : [name] }))
  expect(toAddressErrors({ reasons }).map(({ fieldId }) => fieldId)).toEqual(fieldIds)
})

test.each([
  ['phoneNumber', FIELD_IDS.phone],
  ['email', FIELD_IDS.email],
])('a contact error about %s points to its field [ADR-04] [CHK-09]', (name, fieldId) => {
  expect(toContactErrors({ reasons: [{ message: 'Why.', fields: [name] }] })).toMatchObject([{ fieldId }])
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
  expect(readContact(form, { shouldCheckFormats: isValidated }).fieldErrors).toHaveLength(count)
})

test.each([
  ['INSUFFICIENT_INVENTORY', null, { fieldId: 'review', href: '/cart' }],
  ['/commerce/errors/cart-failure', null, { fieldId: 'review', href: '/cart' }],
  [
    '/commerce/errors/shipping-failure',
    'deliveryAddress',
    { fieldId: 'delivery-address', href: '/checkout?change=address' },
  ],
  [
    '/commerce/errors/shipping-failure',
    'deliveryMethodId',
    { fieldId: 'delivery-method', href: '/checkout?change=method' },
  ],
  ['/commerce/errors/shipping-failure', 'desiredDeliveryDate', { fieldId: FIELD_IDS.placeOrder }],
  ['/commerce/errors/missing-contact', null, { fieldId: 'contact', href: '/checkout?change=contact' }],
  ['/commerce/errors/payment-failure', 'paymentToken', { fieldId: FIELD_IDS.cardNumber }],
])('an order error %s about %s points to what must be changed [CHK-07] [CHK-09]', (type, name, target) => {
  const invalidParameters = name === null ? [] : [{ name, reason: 'Why.' }]
  expect(toOrderErrors([{ type, message: 'Why.', invalidParameters }], FIELD_IDS.cardNumber)).toEqual([
    { ...target, message: 'Why.' },
  ])
})
