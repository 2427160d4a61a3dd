import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { formatAddressLines } from '@hydrant/kernel/locale/format-address.ts'
import { formatPersonName } from '@hydrant/kernel/locale/format-name.ts'

/** Formats an address of an order as lines, with the name of its country; no lines without an address. */
export function toAddressLines(address: Readonly<Record<string, string | boolean | null>> | null): string[] {
  const part = (name: string): string | null => {
    const value = address?.[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const person = { firstName: part('firstName'), lastName: part('lastName') }
  const country = part('country')
  const name = part('name') ?? formatPersonName(person, { country })
  const companyName = part('companyName') === name ? null : part('companyName')
  const lines = formatAddressLines({
    name,
    companyName,
    street: part('street'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    country,
  })
  return [...lines, getCountryName(country ?? '')].filter((line) => line !== '')
}
