import type { CallResponse, CallOptions, CallQuery } from './call.ts'
import type { Calls } from './call-arguments.ts'
import { CheckoutFailure } from './checkout-failure.ts'

/**
 * Creates the calls for the addresses that a buyer chooses from in a checkout. Unless the query says otherwise,
 * these are the addresses in countries that the store delivers to, the default one first.
 */
export function createBuyerAddressBookCalls(
  { listAddresses }: Pick<Calls, 'listAddresses'>,
  { isGuest }: { readonly isGuest: () => boolean },
) {
  return {
    /**
     * Lists a page of the addresses. For a guest, and for a page size of 0, it rejects with the `CheckoutFailure` 'CPA
     * disabled'.
     */
    async list(
      account: string,
      query?: CallQuery<'listAddresses'>,
      options?: CallOptions,
    ): Promise<CallResponse<'listAddresses'>> {
      if (isGuest() || query?.pageSize === 0) throw new CheckoutFailure('CPA disabled')
      return listAddresses(
        account,
        { excludeUnsupportedCountries: true, shouldShowDefaultAddrFirst: true, ...query },
        options,
      )
    },
  }
}
