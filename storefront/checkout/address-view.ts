import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { AddressView } from './checkout-view.ts'
import { countryName } from './country-name.ts'

/** An address as it is written on a parcel. */
export function addressView(address: CommerceAddress | CheckoutAddress): AddressView {
  const person = [address.firstName, address.lastName].filter(Boolean).join(' ')
  const name = address.name || person || address.companyName || ''
  const town = [address.city, [address.region, address.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const company = address.companyName === name ? null : address.companyName
  return {
    id: ('addressId' in address ? address.addressId : undefined) ?? ('id' in address ? address.id : undefined) ?? '',
    name,
    lines: [company, address.street, town, countryName(address.country ?? '')].filter((line) => typeof line === 'string' && line !== '').map(String),
  }
}
