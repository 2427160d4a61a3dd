import { expectTypeOf, test } from 'vitest'
import { ROUTES, type RouteId } from '@hydrant/contract/routes.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { CachedRequester } from './cached-requester.ts'
import type { HttpResponse, CallResponse, CallArguments, CallBody, CallOptions, CallParams, CallQuery } from './call.ts'
import type { CheckoutFailure } from './checkout-failure.ts'
import type { CheckoutSnapshot } from './checkouts.ts'
import type { ShopClient } from './create-client.ts'
import type { ServerError } from './error-body.ts'
import type { ClientError, FetchResponseError, hasErrorCode } from './errors.ts'
type Of<Call extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

test('responses have the types of the contract', () => {
  expectTypeOf<Of<ShopClient['getProduct']>>().toEqualTypeOf<ProductDetail>()
  expectTypeOf<Of<ShopClient['updateCartItem']>>().toEqualTypeOf<CartItem>()
  expectTypeOf<Of<ShopClient['deleteCartItem']>>().toEqualTypeOf<undefined>()
  expectTypeOf<Of<ShopClient['checkouts']['load']>>().toEqualTypeOf<CheckoutSnapshot>()
  expectTypeOf<CheckoutSnapshot['checkout']>().toEqualTypeOf<Checkout>()
})

test('callers pass the ids of a path, never version or web store', () => {
  expectTypeOf<CallParams<'updateCartItem'>>().toEqualTypeOf<{ cartStateOrId: string; cartItemId: string }>()
  expectTypeOf<keyof CallParams<'listOrders'>>().toEqualTypeOf<never>()
})

test('input is optional exactly where nothing is required', () => {
  expectTypeOf<[]>().toExtend<CallArguments<'getCategoryMenu'>>()
  expectTypeOf<[]>().toExtend<CallArguments<'signOut'>>()
  expectTypeOf<[]>().not.toExtend<CallArguments<'getProduct'>>()
  expectTypeOf<[]>().not.toExtend<CallArguments<'signIn'>>()
  expectTypeOf<[]>().not.toExtend<CallArguments<'listPrices'>>()
  expectTypeOf<[{ query: { productIds: string } }]>().toExtend<CallArguments<'listPrices'>>()
  expectTypeOf<[{ body: { username: string; password: string } }]>().toExtend<CallArguments<'signIn'>>()
  expectTypeOf<[{ body: { username: string } }]>().not.toExtend<CallArguments<'signIn'>>()
  expectTypeOf<[{ body: string }]>().not.toExtend<CallArguments<'getCategoryMenu'>>()
})

test('a call takes the parameters of its path, then its query or body, then options', () => {
  expectTypeOf<Parameters<ShopClient['getCountry']>>().toEqualTypeOf<
    [parameter: string, query?: CallQuery<'getCountry'>, options?: CallOptions]
  >()
  expectTypeOf<[string, string]>().not.toExtend<Parameters<ShopClient['updateCartItem']>>()
  expectTypeOf<[string, string, { quantity: string }]>().toExtend<Parameters<ShopClient['updateCartItem']>>()
  expectTypeOf<[]>().not.toExtend<Parameters<ShopClient['listPrices']>>()
  expectTypeOf<[string]>().toExtend<Parameters<ShopClient['ensureCart']>>()
})

test('query parameters with a default are optional and typed', () => {
  type Query = NonNullable<Parameters<ShopClient['listCartItems']>[1]>
  expectTypeOf<Query['pageSize']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Query['includePromotions']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<{ nonsense: true }>().not.toExtend<Query>()
})

test('errors are distinguished by their tag and by the codes of the contract', () => {
  expectTypeOf<Extract<ClientError, { tag: 'response' }>>().toEqualTypeOf<FetchResponseError>()
  expectTypeOf<Parameters<typeof hasErrorCode>[1]>().extract<'CHECKOUT_CONFLICT'>().toEqualTypeOf<'CHECKOUT_CONFLICT'>()
  expectTypeOf<Parameters<typeof hasErrorCode>[1]>().extract<'NO_SUCH_CODE'>().toEqualTypeOf<never>()
})

/** 'any' where a type, or anything in it, is `any`. */
type AnyIn<Value, Depth extends 0[] = []> = 0 extends 1 & Value
  ? 'any'
  : Depth['length'] extends 5
    ? never
    : Value extends readonly (infer Item)[]
      ? AnyIn<Item, [...Depth, 0]>
      : Value extends object
        ? { [Key in keyof Value]-?: AnyIn<Value[Key], [...Depth, 0]> }[keyof Value]
        : never

/** The calls with an `any` in their types. */
type Loose<Part extends 'params' | 'query' | 'body' | 'answer'> = {
  [Id in RouteId]: AnyIn<
    { params: CallParams<Id>; query: CallQuery<Id>; body: CallBody<Id>; answer: CallResponse<Id> }[Part]
  > extends never
    ? never
    : Id
}[RouteId]

test('no parameter, body or response of any call is untyped', () => {
  expectTypeOf<AnyIn<{ one?: readonly { two: ReturnType<typeof JSON.parse> }[] }>>().toEqualTypeOf<'any'>()
  expectTypeOf<Loose<'params'>>().toEqualTypeOf<never>()
  expectTypeOf<Loose<'query'>>().toEqualTypeOf<never>()
  expectTypeOf<Loose<'body'>>().toEqualTypeOf<never>()
  expectTypeOf<Loose<'answer'>>().toEqualTypeOf<never>()
})

test('error codes are completed from the contract, and other codes are accepted', () => {
  expectTypeOf<ErrorCode>().toExtend<ServerError['errorCode']>()
  expectTypeOf<Extract<ServerError['errorCode'], 'CHECKOUT_CONFLICT'>>().toEqualTypeOf<'CHECKOUT_CONFLICT'>()
  expectTypeOf<Extract<CheckoutFailure['code'], 'NULL_CHECKOUTID'>>().toEqualTypeOf<'NULL_CHECKOUTID'>()
  expectTypeOf<'A_CODE_OF_ANOTHER_SERVER'>().toExtend<CheckoutFailure['code']>()
})

test('every call takes the common options', () => {
  type Options = NonNullable<Parameters<ShopClient['getCategoryMenu']>[1]>
  expectTypeOf<Options>().toEqualTypeOf<CallOptions>()
  expectTypeOf<Options['priority']>().toEqualTypeOf<'background' | 'normal' | 'high' | undefined>()
})

test('cached and watched data has the type of its call', () => {
  const menu = (requester: CachedRequester) => requester.resource(ROUTES.getCategoryMenu)
  expectTypeOf<Awaited<ReturnType<ReturnType<typeof menu>['load']>>>().toEqualTypeOf<
    HttpResponse<CallResponse<'getCategoryMenu'>>
  >()
})
