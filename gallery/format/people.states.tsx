import { AddressText } from '@hydrant/design/format/address-text.tsx'
import { NameText, PhoneLink } from '@hydrant/design/format/person-text.tsx'
import type { Exhibit } from '../states.ts'

const NAME = { firstName: 'Mai', middleName: 'Thi', lastName: 'Nguyen' }

const ADDRESSES = [
  {
    name: 'Dana Fox',
    companyName: 'Station 9',
    street: '700 Elm St\nBay 2',
    city: 'Duluth',
    region: 'MN',
    postalCode: '55802',
    country: 'US',
  },
  { name: 'Jonas Weber', street: 'Hauptstraße 5', city: 'Köln', postalCode: '50667', country: 'DE' },
  { name: 'Kovács Anna', street: 'Váci utca 5', city: 'Budapest', postalCode: '1011', country: 'HU' },
  {
    name: 'Ana Souza',
    street: 'Av. Paulista 1000',
    city: 'São Paulo',
    region: 'SP',
    postalCode: '01310-100',
    country: 'BR',
  },
]

/** Addresses, names and phone numbers in the formats of their countries. */
export const exhibit: Exhibit = {
  component: 'People',
  states: {
    addresses: () => (
      <ul className="gallery-cases">
        {ADDRESSES.map((address) => (
          <li key={address.name}>
            <AddressText address={address} />
          </li>
        ))}
      </ul>
    ),
    'an address without a country': () => <AddressText address={{ street: '700 Elm St', city: 'Duluth' }} />,
    names: () => (
      <ul className="gallery-cases">
        {['en-US', 'vi', 'hu', 'ja', 'ko', 'zh'].map((locale) => (
          <li key={locale}>
            <NameText name={NAME} locale={locale} />
          </li>
        ))}
      </ul>
    ),
    'names by country': () => (
      <ul className="gallery-cases">
        {['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN', 'US'].map((country) => (
          <li key={country}>
            <NameText name={{ firstName: 'Mai', lastName: 'Nguyen' }} country={country} />
          </li>
        ))}
      </ul>
    ),
    'phone numbers': () => (
      <ul className="gallery-cases">
        {['2185550100', '+1 218-555-0100', '218.555.0100 x12', '+44 20 7946 0000'].map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    ),
  },
}
