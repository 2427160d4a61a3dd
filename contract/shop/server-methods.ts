import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, Dictionary, JsonValue, Nullable } from '../shared/schema.ts'

/** One entry of the list of featured products; prices are numbers here, as programs of this interface expect. */
export const FeaturedProduct = Type.Object({
  id: Type.String(),
  isParent: Type.Boolean(),
  name: Type.String(),
  minQuantity: Nullable(Type.Number()),
  code: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  price: Nullable(Type.Number()),
  currencyIsoCode: Type.String(),
  isQuoteOnly: Type.Boolean(),
})
export type FeaturedProduct = Static<typeof FeaturedProduct>

/** One entry of the row of featured brands. */
export const FeaturedBrand = Type.Object({
  categoryId: Type.String(),
  categoryName: Type.String(),
  image: Nullable(Type.String()),
})
export type FeaturedBrand = Static<typeof FeaturedBrand>

/** What became of an addition: a warning tells that no more of the product may be added. */
export const CartAddition = Type.Object({
  cartId: Type.String(),
  cartItemId: Type.String(),
  severity: Choice(['success', 'warning']),
  message: Type.String(),
})
export type CartAddition = Static<typeof CartAddition>

/** What each server method answers, by class and method. */
export interface ServerMethodResults {
  readonly 'FeaturedProductsController/getProducts': readonly FeaturedProduct[]
  readonly 'GuestCartController/addToCart': CartAddition
  readonly 'FeaturedBrandsController/getFeaturedBrands': readonly FeaturedBrand[]
}

const METHOD_PARAMS = Type.Object({
  ...DATA_PARAMS,
  apexClass: Type.String({ minLength: 1, maxLength: 200 }),
  apexMethod: Type.String({ minLength: 1, maxLength: 200 }),
})
const Name = Type.String({ minLength: 1, maxLength: 200 })
const CALLED = {
  guests: 'allowed',
  errors: [
    'APEX_ERROR',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'INVALID_SESSION_ID',
    'GUEST_INSUFFICIENT_ACCESS',
    'INSUFFICIENT_ACCESS',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'INVALID_ID_FIELD',
  ],
} as const
const Returned = Type.Object({ returnValue: JsonValue, cacheable: Type.Boolean() })

/** Calls a server method that only reads; its answer may be kept for five minutes. `methodParams` is a JSON object. */
export const callServerMethod = defineEndpoint({
  ...ROUTES.callServerMethod,
  summary: 'Call a server method that reads',
  params: METHOD_PARAMS,
  query: Type.Object({ ...ACCOUNT_QUERY, methodParams: Type.Optional(Type.String()) }, OPEN),
  responses: { 200: JsonValue },
  ...CALLED,
})

/** Calls a server method with its parameters as the body. */
export const sendServerMethod = defineEndpoint({
  ...ROUTES.sendServerMethod,
  summary: 'Call a server method',
  params: METHOD_PARAMS,
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: Dictionary(JsonValue),
  responses: { 200: JsonValue },
  ...CALLED,
})

/** Calls a server method that only reads, the older way. `params` is a JSON object. */
export const executeServerMethod = defineEndpoint({
  ...ROUTES.executeServerMethod,
  summary: 'Call a server method that reads, the older way',
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      namespace: Type.Optional(Type.String()),
      classname: Name,
      method: Name,
      params: Type.Optional(Type.String()),
      cacheable: Type.Optional(Type.Boolean()),
    },
    OPEN,
  ),
  responses: { 200: Returned },
  ...CALLED,
})

/** Calls a server method, the older way. */
export const sendExecuteServerMethod = defineEndpoint({
  ...ROUTES.sendExecuteServerMethod,
  summary: 'Call a server method, the older way',
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: Type.Object({
    namespace: Type.Optional(Type.String()),
    classname: Name,
    method: Name,
    params: Type.Optional(Dictionary(JsonValue)),
    cacheable: Type.Optional(Type.Boolean()),
    isContinuation: Type.Optional(Type.Boolean()),
  }),
  responses: { 200: Returned },
  ...CALLED,
})
