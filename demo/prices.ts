import { families } from './families.ts'
import type { DemoPriceBook, DemoSellingModel, DemoTierSchedule } from './model.ts'

/** The key of a price book that products may have prices in. */
export type BookKey = 'web' | 'county' | 'industrial'

/** The key of a schedule of price breaks. */
export type TierKey = (typeof schedules)[number]['key']

const schedules = [
  {
    key: 'hose-lengths',
    name: 'Hose by the length',
    tiers: [
      { from: '1', to: '9', percentOff: '0' },
      { from: '10', to: '24', percentOff: '4' },
      { from: '25', to: '49', percentOff: '7' },
      { from: '50', to: null, percentOff: '10' },
    ],
  },
  {
    key: 'small-parts',
    name: 'Small parts by the dozen',
    tiers: [
      { from: '1', to: '11', percentOff: '0' },
      { from: '12', to: '47', percentOff: '5' },
      { from: '48', to: '143', percentOff: '10' },
      { from: '144', to: null, percentOff: '15' },
    ],
  },
  {
    key: 'gear-issue',
    name: 'Gear for a whole company',
    tiers: [
      { from: '1', to: '4', percentOff: '0' },
      { from: '5', to: '19', percentOff: '3' },
      { from: '20', to: null, percentOff: '6' },
    ],
  },
  {
    key: 'foam-pallet',
    name: 'Foam by the pallet',
    tiers: [
      { from: '1', to: '5', percentOff: '0' },
      { from: '6', to: '23', percentOff: '6' },
      { from: '24', to: null, percentOff: '12' },
    ],
  },
] as const satisfies readonly DemoTierSchedule[]

/** The price breaks that price book entries share; every price book applies them. */
export const tierSchedules: readonly DemoTierSchedule[] = schedules

/** The selling models: one-time, by the month until cancelled, or by the year for up to five years. */
export const sellingModels: readonly DemoSellingModel[] = [
  {
    key: 'once',
    name: 'One time',
    sellingModelType: 'OneTime',
    pricingTerm: null,
    pricingTermUnit: null,
    termRule: null,
  },
  {
    key: 'monthly',
    name: 'Monthly, until cancelled',
    sellingModelType: 'Evergreen',
    pricingTerm: 1,
    pricingTermUnit: 'Months',
    termRule: null,
  },
  {
    key: 'annual',
    name: 'By the year',
    sellingModelType: 'TermDefined',
    pricingTerm: 1,
    pricingTermUnit: 'Annual',
    termRule: { minimum: 1, maximum: 5, increment: 1 },
  },
]

const everyFamilyAtList = Object.fromEntries(families.map((family) => [family, '0']))

/**
 * The price books: the list, the web prices for everyone, and two contracts. For families that a contract does not
 * name, the web price applies.
 */
export const priceBooks: readonly DemoPriceBook[] = [
  {
    key: 'original',
    name: 'List prices',
    isOriginal: true,
    priority: 100,
    buyerGroupKeys: [],
    familyPercentOff: everyFamilyAtList,
  },
  {
    key: 'web',
    name: 'Web prices',
    isOriginal: false,
    priority: 50,
    buyerGroupKeys: [],
    familyPercentOff: {
      ...everyFamilyAtList,
      Lighting: '8',
      'Forcible Entry': '6',
      'Hose Tools': '5',
      'EV Response': '4',
    },
  },
  {
    key: 'county',
    name: 'County contract',
    isOriginal: false,
    priority: 10,
    buyerGroupKeys: ['county'],
    familyPercentOff: {
      Hose: '18',
      'Hose Tools': '15',
      Fittings: '16',
      Nozzles: '14',
      'Master Stream': '12',
      Turnout: '12',
      Headwear: '12',
      'Gloves and Boots': '15',
      'Hydraulic Rescue': '10',
      'Lifting and Stabilization': '10',
      'Forcible Entry': '14',
      'EV Response': '12',
      Extinguishers: '15',
      Foam: '14',
      Lighting: '15',
      Electronics: '10',
      Ladders: '12',
      'Rope and Access': '14',
      Training: '10',
      Software: '10',
    },
  },
  {
    key: 'industrial',
    name: 'Industrial agreement',
    isOriginal: false,
    priority: 20,
    buyerGroupKeys: ['industrial'],
    familyPercentOff: {
      Hose: '10',
      Fittings: '10',
      Extinguishers: '18',
      Foam: '16',
      Electronics: '8',
      Lighting: '12',
      'Hose Tools': '8',
      Services: '5',
    },
  },
]
