import { expect, test } from 'vitest'
import { createAddressBook } from './address-book.ts'
import { CheckoutFailure } from './checkout-failure.ts'
import { createClient } from './create-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

async function startBook(isGuest = false) {
  const { baseUrl, requests } = await startRecordingServer()
  const { addresses } = createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' })
  return {
    addresses,
    book: createAddressBook(addresses, { isGuest: () => isGuest }),
    asked: () => requests.map(({ url }) => Object.fromEntries(new URL(url, 'http://shop').searchParams)),
  }
}

test('addresses are listed with the default one first and for served countries only, unless the caller says otherwise [ADR-01]', async () => {
  const { book, asked } = await startBook()
  await book.list('current')
  await book.list('current', { pageSize: 5, excludeUnsupportedCountries: false })
  expect(asked()).toEqual([
    { excludeUnsupportedCountries: 'true', shouldShowDefaultAddrFirst: 'true' },
    { excludeUnsupportedCountries: 'false', shouldShowDefaultAddrFirst: 'true', pageSize: '5' },
  ])
})

test('addresses are not listed for guests, nor by pages of none [ADR-01, CHK-07]', async () => {
  const [guest, buyer] = [await startBook(true), await startBook()]
  await expect(guest.book.list('current')).rejects.toThrow(new CheckoutFailure('CPA disabled'))
  await expect(buyer.book.list('current', { pageSize: 0 })).rejects.toThrow(new CheckoutFailure('CPA disabled'))
  expect([...guest.asked(), ...buyer.asked()]).toEqual([])
})

test('an address is changed by its id only [ADR-01, CHK-07]', async () => {
  const { addresses, asked } = await startBook()
  await expect(addresses.update({ account: 'current', addressId: '' }, {})).rejects.toThrow(
    new CheckoutFailure('addressId is required'),
  )
  expect(asked()).toEqual([])
})
