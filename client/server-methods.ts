import { ROUTES } from '@hydrant/contract/routes.ts'
import type { ServerMethodResults } from '@hydrant/contract/shop/server-methods.ts'
import type { CallBody, CallOptions } from './call.ts'
import type { Requester } from './request.ts'

type Name = keyof ServerMethodResults
type Params = CallBody<'sendServerMethod'>

/** For whom a method that depends on the account is called; a guest has none. */
interface ForAccount {
  readonly effectiveAccountId: string | null
}

/** Methods of the server that are called by class and name. */
export function createServerMethods({ request }: Requester) {
  // The overloads are where the result gets its type: the contract says what each method answers.
  function read<Method extends Name>(
    name: Method,
    params: Params,
    options?: CallOptions,
  ): Promise<ServerMethodResults[Method]>
  async function read(name: Name, params: Params, options?: CallOptions): Promise<unknown> {
    return request(ROUTES.callServerMethod, {
      params: namesOf(name),
      query: { methodParams: JSON.stringify(params) },
      ...options,
    })
  }

  function send<Method extends Name>(
    name: Method,
    params: Params,
    options?: CallOptions,
  ): Promise<ServerMethodResults[Method]>
  async function send(name: Name, params: Params, options?: CallOptions): Promise<unknown> {
    return request(ROUTES.sendServerMethod, { params: namesOf(name), body: params, ...options })
  }

  return {
    /** Reads the products that the shop puts forward. */
    featuredProducts: (params: ForAccount & { readonly isGuest: boolean }, options?: CallOptions) =>
      read('FeaturedProductsController/getProducts', { ...params }, options),
    /** Reads the brands that the shop puts forward. */
    featuredBrands: (params: ForAccount, options?: CallOptions) =>
      read('FeaturedBrandsController/getFeaturedBrands', { ...params }, options),
    /** Adds a product to the current cart, or to the one that is named. */
    addToCart: (
      params: { readonly productId: string; readonly quantity: string | number; readonly cartId?: string },
      options?: CallOptions,
    ) => send('GuestCartController/addToCart', { ...params }, options),
  }
}

function namesOf(name: Name): { readonly apexClass: string; readonly apexMethod: string } {
  const [apexClass = '', apexMethod = ''] = name.split('/')
  return { apexClass, apexMethod }
}
