import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import { formatAddressLines } from '@hydrant/kernel/locale/format-address.ts'
import { formatPersonName } from '@hydrant/kernel/locale/format-name.ts'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import type { AddressView } from './checkout-view.ts'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'

/** Converts an address to the lines of its postal form. */
export function toAddressView(address: CommerceAddress | CheckoutAddress): AddressView {
  const name =
    address.name || formatPersonName(address, { country: address.country ?? null }) || address.companyName || ''
  const companyName = address.companyName === name ? null : address.companyName
  const phone =
    ('phoneNumber' in address ? address.phoneNumber : undefined) ??
    ('shipToPhoneNumber' in address ? address.shipToPhoneNumber : undefined) ??
    ''
  return {
    id: ('addressId' in address ? address.addressId : undefined) ?? ('id' in address ? address.id : undefined) ?? '',
    name,
    lines: [
      ...formatAddressLines({ ...address, companyName, name: null }),
      getCountryName(address.country ?? ''),
      formatPhone(phone, address.country ?? null),
    ].filter((line) => line !== ''),
  }
}

/** Formats an address for a select: the street first, because a narrow field cuts off the end. */
export function formatAddressChoice({ name, lines: [street = '', ...otherLines] }: Omit<AddressView, 'id'>): string {
  return [street, name, ...otherLines].filter((line) => line !== '').join(', ')
}
