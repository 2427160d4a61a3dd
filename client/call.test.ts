import { expectTypeOf, test } from 'vitest'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { CallArguments, CallParams } from './call.ts'
import type { CheckoutReading } from './checkouts.ts'
import type { ClientError, FetchResponseError, hasErrorCode } from './errors.ts'
import type { ShopClient } from './create-client.ts'

type Of<Call extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

test('answers have the types of the contract', () => {
  expectTypeOf<Of<ShopClient['catalogue']['product']>>().toEqualTypeOf<ProductDetail>()
  expectTypeOf<Of<ShopClient['carts']['updateItem']>>().toEqualTypeOf<CartItem>()
  expectTypeOf<Of<ShopClient['carts']['deleteItem']>>().toEqualTypeOf<undefined>()
  expectTypeOf<Of<ShopClient['checkouts']['load']>>().toEqualTypeOf<CheckoutReading>()
  expectTypeOf<CheckoutReading['checkout']>().toEqualTypeOf<Checkout>()
})

test('callers give the ids of a path, never version or web store', () => {
  expectTypeOf<CallParams<'updateCartItem'>>().toEqualTypeOf<{ cartStateOrId: string; cartItemId: string }>()
  expectTypeOf<keyof CallParams<'listOrders'>>().toEqualTypeOf<never>()
})

test('input may be left out exactly where nothing has to be given', () => {
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

test('what has a default may be left out of a query, and has its type', () => {
  type Query = NonNullable<Parameters<ShopClient['carts']['items']>[1]>
  expectTypeOf<Query['pageSize']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Query['includePromotions']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<{ nonsense: true }>().not.toExtend<Query>()
})

test('errors are told apart by their tag and by the codes of the contract', () => {
  expectTypeOf<Extract<ClientError, { tag: 'response' }>>().toEqualTypeOf<FetchResponseError>()
  expectTypeOf<Parameters<typeof hasErrorCode>[1]>().extract<'CHECKOUT_CONFLICT'>().toEqualTypeOf<'CHECKOUT_CONFLICT'>()
  expectTypeOf<Parameters<typeof hasErrorCode>[1]>().extract<'NO_SUCH_CODE'>().toEqualTypeOf<never>()
})
