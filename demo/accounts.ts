import type { DemoAccount, DemoAddress, DemoBuyerGroup, DemoEntitlement, DemoPerson } from './model.ts'

/**
 * The buyer groups, which decide who sees products and prices. A group may matter for prices only, such as the county's
 * contract.
 */
export const buyerGroups: readonly DemoBuyerGroup[] = [
  { key: 'guest', name: 'Guests', isGuest: true },
  { key: 'public-safety', name: 'Public safety', isGuest: false },
  { key: 'county', name: 'County contract', isGuest: false },
  { key: 'industrial', name: 'Industrial', isGuest: false },
]

const restrictedCategoryKeys = ['turnout-structural', 'sim-t', 'ev-containment'] as const

/** The entitlement policies: everyone sees the open catalog; the rest is visible by group. */
export const entitlements: readonly DemoEntitlement[] = [
  {
    key: 'open-catalogue',
    name: 'Open catalog',
    buyerGroupKeys: ['guest', 'public-safety', 'industrial'],
    canViewPrice: true,
    includesNewProducts: true,
    categoryKeys: 'all',
    exceptCategoryKeys: restrictedCategoryKeys,
  },
  {
    key: 'fire-service',
    name: 'Fire service',
    buyerGroupKeys: ['public-safety'],
    canViewPrice: true,
    includesNewProducts: false,
    categoryKeys: restrictedCategoryKeys,
  },
  {
    key: 'plant-response',
    name: 'Plant response',
    buyerGroupKeys: ['industrial'],
    canViewPrice: true,
    includesNewProducts: false,
    categoryKeys: ['ev-containment'],
  },
  {
    key: 'guest-showroom',
    name: 'Showroom for guests',
    buyerGroupKeys: ['guest'],
    canViewPrice: true,
    includesNewProducts: false,
    categoryKeys: ['turnout-structural', 'sim-t'],
    exceptCategoryKeys: ['sim-software'],
  },
]

interface ContactAddress {
  readonly name: string
  readonly company: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly phone: string
}

const toAddress = (
  addressType: DemoAddress['addressType'],
  contact: ContactAddress,
  isDefault = true,
): DemoAddress => ({
  addressType,
  name: contact.name,
  companyName: contact.company,
  street: contact.street,
  city: contact.city,
  region: contact.region,
  postalCode: contact.postalCode,
  country: 'US',
  phoneNumber: contact.phone,
  isDefault,
})

const countyOffice: ContactAddress = {
  name: 'Accounts Payable',
  company: 'Alder County Fire Authority',
  street: '1200 Quarry Road',
  city: 'Olympia',
  region: 'WA',
  postalCode: '98501',
  phone: '360-555-0110',
}
const countyStores: ContactAddress = {
  name: 'Central Stores',
  company: 'Alder County Fire Authority',
  street: '1240 Quarry Road, Dock 2',
  city: 'Olympia',
  region: 'WA',
  postalCode: '98501',
  phone: '360-555-0111',
}

const stations: readonly (ContactAddress & { readonly key: string; readonly number: string })[] = [
  {
    key: 'county-station-1',
    number: 'ACF-0101',
    name: 'Station 1 Captain',
    company: 'Alder County Station 1, Harbor',
    street: '18 Cannery Street',
    city: 'Olympia',
    region: 'WA',
    postalCode: '98501',
    phone: '360-555-0121',
  },
  {
    key: 'county-station-4',
    number: 'ACF-0104',
    name: 'Station 4 Captain',
    company: 'Alder County Station 4, Mill Creek',
    street: '402 Sawmill Lane',
    city: 'Tumwater',
    region: 'WA',
    postalCode: '98512',
    phone: '360-555-0124',
  },
  {
    key: 'county-station-7',
    number: 'ACF-0107',
    name: 'Station 7 Captain',
    company: 'Alder County Station 7, Hawk Ridge',
    street: '7715 Ridge Crest Drive',
    city: 'Lacey',
    region: 'WA',
    postalCode: '98503',
    phone: '360-555-0127',
  },
  {
    key: 'county-station-10',
    number: 'ACF-0110',
    name: 'Station 10 Captain',
    company: 'Alder County Station 10, Airport',
    street: '55 Old Tower Road',
    city: 'Tumwater',
    region: 'WA',
    postalCode: '98501',
    phone: '360-555-0130',
  },
]

const volunteerHall: ContactAddress = {
  name: 'Equipment Officer',
  company: 'Pine Hollow Volunteer Fire Company',
  street: '9 Orchard Bend',
  city: 'Bellefonte',
  region: 'PA',
  postalCode: '16823',
  phone: '814-555-0142',
}
const treasurer: ContactAddress = { ...volunteerHall, name: 'Treasurer', street: 'PO Box 214' }
const plantGate: ContactAddress = {
  name: 'Plant Fire Brigade',
  company: 'Corvane Chemicals, Bayport Works',
  street: '4800 Levee Road, Gate 6',
  city: 'Pasadena',
  region: 'TX',
  postalCode: '77507',
  phone: '281-555-0173',
}
const plantOffice: ContactAddress = {
  ...plantGate,
  name: 'Purchasing',
  street: '4800 Levee Road, Building A',
  phone: '281-555-0170',
}

/** A county with four stations, a volunteer company and a chemical plant. */
export const accounts: readonly DemoAccount[] = [
  {
    key: 'county',
    parentKey: null,
    name: 'Alder County Fire Authority',
    accountNumber: 'ACF-0100',
    isTaxExempt: false,
    buyerGroupKeys: ['public-safety', 'county'],
    addresses: [toAddress('Shipping', countyStores), toAddress('Billing', countyOffice)],
  },
  ...stations.map((station) => ({
    key: station.key,
    parentKey: 'county',
    name: station.company,
    accountNumber: station.number,
    isTaxExempt: false,
    buyerGroupKeys: ['public-safety', 'county'],
    addresses: [
      toAddress('Shipping', station),
      toAddress('Shipping', countyStores, false),
      toAddress('Billing', countyOffice),
    ],
  })),
  {
    key: 'volunteer',
    parentKey: null,
    name: 'Pine Hollow Volunteer Fire Company',
    accountNumber: 'PHV-0042',
    isTaxExempt: true,
    buyerGroupKeys: ['public-safety'],
    addresses: [toAddress('Shipping', volunteerHall), toAddress('Billing', treasurer)],
  },
  {
    key: 'plant',
    parentKey: null,
    name: 'Corvane Chemicals, Bayport Works',
    accountNumber: 'CCB-0310',
    isTaxExempt: false,
    buyerGroupKeys: ['industrial'],
    addresses: [toAddress('Shipping', plantGate), toAddress('Billing', plantOffice)],
  },
]

/** The users. All have the same password, which the seeding defines. */
export const people: readonly DemoPerson[] = [
  {
    email: 'buyer@county.example',
    firstName: 'Dana',
    lastName: 'Whitlock',
    phoneNumber: '360-555-0112',
    role: 'buyer',
    accountKey: 'county',
    manages: stations.map((station) => station.key),
  },
  {
    email: 'buyer@volunteer.example',
    firstName: 'Marcus',
    lastName: 'Ebersole',
    phoneNumber: '814-555-0143',
    role: 'buyer',
    accountKey: 'volunteer',
    manages: [],
  },
  {
    email: 'buyer@plant.example',
    firstName: 'Lucia',
    lastName: 'Fontenot',
    phoneNumber: '281-555-0174',
    role: 'buyer',
    accountKey: 'plant',
    manages: [],
  },
  {
    email: 'builder@hydrant.example',
    firstName: 'Iris',
    lastName: 'Novak',
    phoneNumber: '206-555-0190',
    role: 'site-builder',
    accountKey: null,
    manages: [],
  },
  {
    email: 'admin@hydrant.example',
    firstName: 'Theo',
    lastName: 'Marsh',
    phoneNumber: '206-555-0191',
    role: 'admin',
    accountKey: null,
    manages: [],
  },
]
