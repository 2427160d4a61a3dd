import type { DemoDeliveryMethod, DemoLocation } from './model.ts'

/** The stock locations; orders are sent from the main warehouse first. */
export const locations: readonly DemoLocation[] = [
  { key: 'main', name: 'Main warehouse, Columbus', priority: 1 },
  { key: 'west', name: 'West warehouse, Reno', priority: 2 },
]

/** The delivery methods. */
export const deliveryMethods: readonly DemoDeliveryMethod[] = [
  {
    key: 'ground',
    name: 'Ground',
    carrier: 'Overland Parcel',
    classOfService: 'Ground',
    baseFee: '18.50',
    freeFromAmount: '750.00',
    countries: ['US'],
    processDays: 1,
    transitDays: [3, 6],
  },
  {
    key: 'two-day',
    name: 'Two-day',
    carrier: 'Overland Parcel',
    classOfService: 'Second day',
    baseFee: '46.00',
    freeFromAmount: null,
    countries: ['US'],
    processDays: 0,
    transitDays: [2, 2],
  },
  {
    key: 'next-day',
    name: 'Next day',
    carrier: 'Nightline Air',
    classOfService: 'Next day',
    baseFee: '89.00',
    freeFromAmount: null,
    countries: ['US'],
    processDays: 0,
    transitDays: [1, 1],
  },
  {
    key: 'freight',
    name: 'Freight with liftgate',
    carrier: 'Keystone Freight',
    classOfService: 'LTL',
    baseFee: '185.00',
    freeFromAmount: '10000.00',
    countries: ['US'],
    processDays: 2,
    transitDays: [4, 9],
  },
]
