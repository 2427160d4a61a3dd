import Type, { type Static } from 'typebox'
import { Nullable } from './schema.ts'
import { STRICT } from './request.ts'

/** An address of a delivery or a payment; country and region are ISO codes. */
export const CheckoutAddress = Type.Object({
  id: Type.Optional(Type.String()),
  addressId: Type.Optional(Type.String()),
  name: Type.Optional(Nullable(Type.String())),
  firstName: Type.Optional(Nullable(Type.String())),
  lastName: Type.Optional(Nullable(Type.String())),
  companyName: Type.Optional(Nullable(Type.String())),
  street: Nullable(Type.String()),
  city: Nullable(Type.String()),
  region: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  country: Type.String(),
  shipToPhoneNumber: Type.Optional(Nullable(Type.String())),
  isDefault: Type.Optional(Type.Boolean()),
})
export type CheckoutAddress = Static<typeof CheckoutAddress>

const line = Type.Optional(Nullable(Type.String({ maxLength: 255 })))

/** Lines of a new address; every one may be left out so that an address can also be named by its id. */
export const ADDRESS_LINES = {
  name: line,
  firstName: line,
  lastName: line,
  companyName: line,
  street: line,
  city: line,
  region: line,
  postalCode: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  country: Type.Optional(Type.String({ minLength: 2, maxLength: 80 })),
  shipToPhoneNumber: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
}

/** An address by its `id`, or field by field with at least a country. */
export const CheckoutAddressInput = Type.Object(
  { id: Type.Optional(Type.String()), ...ADDRESS_LINES, isDefault: Type.Optional(Type.Boolean()) },
  STRICT,
)
export type CheckoutAddressInput = Static<typeof CheckoutAddressInput>

/**
 * A billing address; `addressId`, `isDefault` and the phone number, which addresses of a checkout have, are accepted
 * and ignored.
 */
export const BillingAddressInput = Type.Object(
  {
    id: Type.Optional(Type.String()),
    addressId: Type.Optional(Type.String()),
    ...ADDRESS_LINES,
    isDefault: Type.Optional(Type.Boolean()),
  },
  STRICT,
)
export type BillingAddressInput = Static<typeof BillingAddressInput>
