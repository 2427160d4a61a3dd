import { data } from 'react-router'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CheckoutView } from '../checkout/checkout-view.ts'
import { toDestinations } from '../checkout/destinations.ts'
import { NEW_ADDRESS_ID } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/** The initial state of an address form. */
export interface AddressFormView {
  readonly isNew: boolean
  readonly destinations: CheckoutView['destinations']
  /** The field values by field name. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Loads the form of an address of the effective account, or of a new one. Throws the 404 page when the account has no
 * such address.
 */
export async function loadAddressForm({ client }: ShopContext, addressId: string): Promise<AddressFormView> {
  const isNew = addressId === NEW_ADDRESS_ID
  const [{ shippingCountries }, addressList] = await Promise.all([
    client.getApplicationContext(),
    isNew ? null : client.listAddresses('current', { addressId }),
  ])
  const address = addressList?.items[0]
  if (!isNew && address === undefined) throw data(null, { status: 404 })
  const destinations = toDestinations(shippingCountries)
  if (address === undefined) return { isNew, destinations, values: { addressType: 'Shipping' } }
  return { isNew, destinations: addCountryAndRegion(address, destinations), values: toFormValues(address) }
}

/**
 * Adds the country and region of an address to the destinations, because it may be one that the shop does not deliver
 * to.
 */
function addCountryAndRegion(
  { country, region }: CommerceAddress,
  destinations: AddressFormView['destinations'],
): AddressFormView['destinations'] {
  if (country === null) return destinations
  const withCountry = destinations.some((destination) => destination.country === country)
    ? destinations
    : [...destinations, ...toDestinations([country])]
  if (region === null) return withCountry
  const code = `${country}-${region}`
  return withCountry.map((destination) => {
    const isListed =
      destination.country !== country || destination.regions.some((listedRegion) => listedRegion.code === code)
    return isListed ? destination : { ...destination, regions: [...destination.regions, { code, name: region }] }
  })
}

function toFormValues({
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
