import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import { CheckoutFailure } from './checkout-failure.ts'
import type { Requester } from './request.ts'
import { isBlank } from './stored-text.ts'

/** An account by id, or `current` for the one that the buyer acts for. */
export type AccountRef = 'current' | (string & Record<never, never>)

/** An address of an account. */
export interface AddressRef {
  readonly account: AccountRef
  readonly addressId: string
}

/** The addresses of accounts. */
export function createAddresses({ request }: Requester) {
  return {
    /** Lists the addresses of an account. */
    list: (account: AccountRef, query?: CallQuery<'listAddresses'>, options?: CallOptions) =>
      request(ROUTES.listAddresses, { params: { accountId: account }, query, ...options }),
    /** Adds an address. */
    create: (account: AccountRef, address: CallBody<'createAddress'>, options?: CallOptions) =>
      request(ROUTES.createAddress, { params: { accountId: account }, body: address, ...options }),
    /** Updates an address; without its id it rejects with a `CheckoutFailure`. */
    update: async ({ account, addressId }: AddressRef, change: CallBody<'updateAddress'>, options?: CallOptions) => {
      if (isBlank(addressId)) throw new CheckoutFailure('addressId is required')
      return request(ROUTES.updateAddress, { params: { accountId: account, addressId }, body: change, ...options })
    },
    /** Deletes an address. */
    delete: ({ account, addressId }: AddressRef, options?: CallOptions) =>
      request(ROUTES.deleteAddress, { params: { accountId: account, addressId }, ...options }),
  }
}
