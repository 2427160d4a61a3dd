import { isResponseError } from '@hydrant/client/errors.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import { toAddressView } from '../checkout/address-view.ts'
import type { AddressView } from '../checkout/checkout-view.ts'
import type { ShopContext } from '../shop-context.ts'

const PAGE_SIZE = 24

/** An address of the account, as the book shows it. */
export interface AddressBookEntry extends AddressView {
  readonly use: CommerceAddress['addressType']
  readonly isDefault: boolean
}

/** A page of the account's addresses. */
export interface AddressBook {
  readonly entries: readonly AddressBookEntry[]
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/** Loads a page of the effective account's addresses, defaults first. An invalid page token gives the first page. */
export async function loadAddressPageOrFirst({ client }: ShopContext, pageToken: string | null): Promise<AddressBook> {
  try {
    return await loadAddressPage(client, pageToken)
  } catch (error) {
    if (pageToken === null || !isResponseError(error) || error.status !== 400) throw error
    return loadAddressPage(client, null)
  }
}

async function loadAddressPage(client: ShopContext['client'], pageToken: string | null): Promise<AddressBook> {
  const { items, nextPageToken, previousPageToken } = await client.listAddresses('current', {
    pageSize: PAGE_SIZE,
    shouldShowDefaultAddrFirst: true,
    ...(pageToken !== null && { pageToken }),
  })
  return { entries: items.map(toAddressBookEntry), nextPage: nextPageToken, previousPage: previousPageToken }
}

/** Loads the default addresses of the effective account: at most one for each use. */
export async function loadDefaultAddresses({ client }: ShopContext): Promise<readonly AddressBookEntry[]> {
  const { items } = await client.listAddresses('current', { defaultOnly: true })
  return items.map(toAddressBookEntry)
}

function toAddressBookEntry(address: CommerceAddress): AddressBookEntry {
  return { ...toAddressView(address), use: address.addressType, isDefault: address.isDefault }
}
