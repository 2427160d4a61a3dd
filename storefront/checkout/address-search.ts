import { createBuyerAddressBookCalls } from '@hydrant/client/address-book.ts'
import { CheckoutFailure } from '@hydrant/client/checkout-failure.ts'
import { hasStatus } from '@hydrant/client/errors.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toAddressView } from './address-view.ts'
import type { AddressChoices, AddressSearch } from './checkout-view.ts'

/** How many addresses the checkout shows at a time. */
const PAGE_SIZE = 20
const MAX_BILLING_ADDRESSES = 100
const MAX_TERM_LENGTH = 100

/** Reads which addresses the URL of the checkout asks for. */
export function readAddressSearch(params: URLSearchParams): AddressSearch {
  return {
    term: (params.get('address') ?? '').trim().slice(0, MAX_TERM_LENGTH),
    pageToken: params.get('addresses') ?? '',
  }
}

/** Loads the addresses that a buyer can choose from; none for a guest, who has no address book. */
export async function loadAddressChoices(
  client: ShopContext['client'],
  { isGuest, search }: { readonly isGuest: boolean; readonly search: AddressSearch },
): Promise<AddressChoices> {
  const book = createBuyerAddressBookCalls(client, { isGuest: () => isGuest })
  const listPage = ({ term, pageToken }: AddressSearch) =>
    book.list('current', {
      addressType: 'Shipping',
      pageSize: PAGE_SIZE,
      sortOrder: 'NameAsc',
      ...(term !== '' && { searchTerm: term }),
      ...(pageToken !== '' && { pageToken }),
    })
  try {
    const [page, billing] = await Promise.all([
      withFallbackOn4xx(
        listPage(search).catch((error: unknown) => listFirstPageAgain(error, search, listPage)),
        null,
      ),
      withFallbackOn4xx(book.list('current', { addressType: 'Billing', pageSize: MAX_BILLING_ADDRESSES }), null),
    ])
    return {
      addresses: (page?.items ?? []).map(toAddressView),
      addressSearch: search,
      nextAddresses: page?.nextPageToken ?? null,
      previousAddresses: page?.previousPageToken ?? null,
      billingAddresses: (billing?.items ?? []).map(toAddressView),
    }
  } catch (error) {
    if (error instanceof CheckoutFailure && error.code === 'CPA disabled')
      return {
        addresses: [],
        addressSearch: search,
        nextAddresses: null,
        previousAddresses: null,
        billingAddresses: [],
      }
    throw error
  }
}

/** Lists the first page when a page token in the URL is none of this list. */
function listFirstPageAgain<Page>(
  error: unknown,
  search: AddressSearch,
  listPage: (search: AddressSearch) => Promise<Page>,
): Promise<Page> {
  if (!hasStatus(error, 400) || search.pageToken === '') throw error
  return listPage({ ...search, pageToken: '' })
}
