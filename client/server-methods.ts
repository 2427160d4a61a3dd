import { ROUTES } from '@hydrant/contract/routes.ts'
import type { ServerMethodResults } from '@hydrant/contract/shop/server-methods.ts'
import type { CallBody, CallOptions } from './call.ts'
import type { Requester } from './request.ts'

type MethodName = keyof ServerMethodResults
type MethodParams = CallBody<'sendServerMethod'>

/** The account that a method is called for; a guest has none. */
interface ForAccount {
  readonly effectiveAccountId: string | null
}

/** Creates the calls of server methods, by class and name. */
export function createServerMethodCalls({ request }: Requester) {
  // The overloads give the result its type: the contract says what each method returns.
  function read<Method extends MethodName>(
    name: Method,
    params: MethodParams,
    options?: CallOptions,
  ): Promise<ServerMethodResults[Method]>
  async function read(name: MethodName, params: MethodParams, options?: CallOptions): Promise<unknown> {
    return request(ROUTES.callServerMethod, {
      params: splitMethodName(name),
      query: { methodParams: JSON.stringify(params) },
      ...options,
    })
  }

  function send<Method extends MethodName>(
    name: Method,
    params: MethodParams,
    options?: CallOptions,
  ): Promise<ServerMethodResults[Method]>
  async function send(name: MethodName, params: MethodParams, options?: CallOptions): Promise<unknown> {
    return request(ROUTES.sendServerMethod, { params: splitMethodName(name), body: params, ...options })
  }

  return {
    /** Lists the shop's featured products. */
    featuredProducts: (params: ForAccount & { readonly isGuest: boolean }, options?: CallOptions) =>
      read('FeaturedProductsController/getProducts', { ...params }, options),
    /** Lists the shop's featured brands. */
    featuredBrands: (params: ForAccount, options?: CallOptions) =>
      read('FeaturedBrandsController/getFeaturedBrands', { ...params }, options),
    /** Adds a product to the current cart, or to the given one. */
    addToCart: (
      params: { readonly productId: string; readonly quantity: string | number; readonly cartId?: string },
      options?: CallOptions,
    ) => send('GuestCartController/addToCart', { ...params }, options),
  }
}

function splitMethodName(name: MethodName): { readonly apexClass: string; readonly apexMethod: string } {
  const [apexClass = '', apexMethod = ''] = name.split('/')
  return { apexClass, apexMethod }
}
