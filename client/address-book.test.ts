import { expect, test } from 'vitest'
import { createBuyerAddressBookCalls } from './address-book.ts'
import { CheckoutFailure } from './checkout-failure.ts'
import { createClient } from './create-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

async function startBook(isGuest = false) {
  const { baseUrl, requests } = await startRecordingServer()
  const client = createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' })
  return {
    client,
    book: createBuyerAddressBookCalls(client, { isGuest: () => isGuest }),
    sentRequests: () => requests.map(({ url }) => Object.fromEntries(new URL(url, 'http://shop').searchParams)),
  }
}

test('lists addresses with the default one first and for supported countries only, unless the query overrides it [ADR-01]', async () => {
  const { book, sentRequests } = await startBook()
  await book.list('current')
  await book.list('current', { pageSize: 5, excludeUnsupportedCountries: false })
  expect(sentRequests()).toEqual([
    { excludeUnsupportedCountries: 'true', shouldShowDefaultAddrFirst: 'true' },
    { excludeUnsupportedCountries: 'false', shouldShowDefaultAddrFirst: 'true', pageSize: '5' },
  ])
})

test('rejects for guests and for a page size of 0 [ADR-01, CHK-07]', async () => {
  const [guest, buyer] = [await startBook(true), await startBook()]
  await expect(guest.book.list('current')).rejects.toThrow(new CheckoutFailure('CPA disabled'))
  await expect(buyer.book.list('current', { pageSize: 0 })).rejects.toThrow(new CheckoutFailure('CPA disabled'))
  expect([...guest.sentRequests(), ...buyer.sentRequests()]).toEqual([])
})

test('rejects the update of an address without its id [ADR-01, CHK-07]', async () => {
  const { client, sentRequests } = await startBook()
  await expect(client.updateAddress('current', '', {})).rejects.toThrow(new CheckoutFailure('addressId is required'))
  expect(sentRequests()).toEqual([])
})
