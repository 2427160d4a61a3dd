import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { BillingAddressInput } from '../shared/address.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OPEN, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Nullable } from '../shared/schema.ts'

const Digits = Type.Union([Type.String({ maxLength: 25 }), Type.Integer({ minimum: 0, maximum: 1e19 })])

/** A card, as its holder enters it. It is handed to the payment gateway and kept nowhere. */
export const CardPaymentMethod = Type.Object(
  {
    cardHolderName: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
    cardNumber: Type.String({ minLength: 1, maxLength: 40 }),
    expiryMonth: Digits,
    expiryYear: Digits,
    cvv: Digits,
    cardType: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  },
  STRICT,
)
export type CardPaymentMethod = Static<typeof CardPaymentMethod>

/** What a token is asked for. */
export const PaymentTokenInput = Type.Object(
  { cardPaymentMethod: CardPaymentMethod, billingAddress: Type.Optional(Nullable(BillingAddressInput)) },
  STRICT,
)
export type PaymentTokenInput = Static<typeof PaymentTokenInput>

/** What stands for a card in `POST checkouts/{id}/payments`. */
export const PaymentToken = Type.Object({ token: Type.String() })
export type PaymentToken = Static<typeof PaymentToken>

/** Turns a card into a token with which a checkout can be paid. */
export const createPaymentToken = defineEndpoint({
  ...ROUTES.createPaymentToken,
  summary: 'A token for a card',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: PaymentTokenInput,
  responses: { 201: PaymentToken },
  guests: 'if-checkout',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    'INVALID_API_INPUT',
    'INVALID_OPERATION',
    'JSON_PARSER_ERROR',
    'REQUEST_LIMIT_EXCEEDED',
    'SERVER_UNAVAILABLE',
  ],
})
