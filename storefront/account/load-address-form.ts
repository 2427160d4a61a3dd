import { data } from 'react-router'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CheckoutView } from '../checkout/checkout-view.ts'
import { destinationsIn } from '../checkout/destinations.ts'
import { NEW_ADDRESS } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/** What the form of an address begins with. */
export interface AddressFormData {
  readonly isNew: boolean
  readonly destinations: CheckoutView['destinations']
  /** What stands in the fields, by their names. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Loads the form of an address of the account acted for, or of a new one. Throws the 404 page when the account has no
 * such address.
 */
export async function loadAddressForm({ client }: ShopContext, addressId: string): Promise<AddressFormData> {
  const isNew = addressId === NEW_ADDRESS
  const [{ shippingCountries }, found] = await Promise.all([
    client.context.application(),
    isNew ? null : client.addresses.list('current', { addressId }),
  ])
  const address = found?.items[0]
  if (!isNew && address === undefined) throw data(null, { status: 404 })
  const destinations = destinationsIn(shippingCountries)
  if (address === undefined) return { isNew, destinations, values: { addressType: 'Shipping' } }
  return { isNew, destinations: withPlaceOf(address, destinations), values: valuesOf(address) }
}

/** Destinations with the country and region of an address, which may be one that nothing is sent to. */
function withPlaceOf(
  { country, region }: CommerceAddress,
  destinations: AddressFormData['destinations'],
): AddressFormData['destinations'] {
  if (country === null) return destinations
  const all = destinations.some((destination) => destination.country === country)
    ? destinations
    : [...destinations, ...destinationsIn([country])]
  if (region === null) return all
  const code = `${country}-${region}`
  return all.map((destination) => {
    const isKnown = destination.country !== country || destination.regions.some((known) => known.code === code)
    return isKnown ? destination : { ...destination, regions: [...destination.regions, { code, name: region }] }
  })
}

function valuesOf({
  addressType,
  name,
  companyName,
  street,
  city,
  region,
  postalCode,
  country,
  phoneNumber,
  isDefault,
}: CommerceAddress): Readonly<Record<string, string>> {
  return {
    addressType,
    name,
    companyName: companyName ?? '',
    street: street ?? '',
    city: city ?? '',
    region: [country, region].filter((code) => code !== null).join('-'),
    postalCode: postalCode ?? '',
    phoneNumber: phoneNumber ?? '',
    ...(isDefault && { isDefault: 'yes' }),
  }
}
