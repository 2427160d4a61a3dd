import { isResponseError } from '@hydrant/client/errors.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import { addressView } from '../checkout/address-view.ts'
import type { AddressView } from '../checkout/checkout-view.ts'
import type { ShopContext } from '../shop-context.ts'

const PAGE_SIZE = 24

/** An address of the account, as the book shows it. */
export interface BookEntry extends AddressView {
  readonly use: CommerceAddress['addressType']
  readonly isDefault: boolean
}

/** A page of the account's addresses. */
export interface AddressBook {
  readonly entries: readonly BookEntry[]
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/**
 * Reads a page of the addresses of the account acted for, defaults first. A page token that is not valid gives the
 * first page.
 */
export async function loadAddressBook({ client }: ShopContext, page: string | null): Promise<AddressBook> {
  try {
    return await readPage(client, page)
  } catch (error) {
    if (page === null || !isResponseError(error) || error.status !== 400) throw error
    return readPage(client, null)
  }
}

async function readPage(client: ShopContext['client'], page: string | null): Promise<AddressBook> {
  const { items, nextPageToken, previousPageToken } = await client.addresses.list('current', {
    pageSize: PAGE_SIZE,
    shouldShowDefaultAddrFirst: true,
    ...(page !== null && { pageToken: page }),
  })
  return { entries: items.map(bookEntry), nextPage: nextPageToken, previousPage: previousPageToken }
}

/** Reads the default addresses of the account acted for: at most one for each use. */
export async function loadDefaultAddresses({ client }: ShopContext): Promise<readonly BookEntry[]> {
  const { items } = await client.addresses.list('current', { defaultOnly: true })
  return items.map(bookEntry)
}

function bookEntry(address: CommerceAddress): BookEntry {
  return { ...addressView(address), use: address.addressType, isDefault: address.isDefault }
}
