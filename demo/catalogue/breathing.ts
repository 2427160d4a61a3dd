import type { DemoProduct } from '../model.ts'
import { createSizeAxis } from './axes.ts'
import { createProducts } from './product.ts'
import { createVariations } from './variations.ts'

const packs = createProducts(
  { brand: 'halewind', family: 'Electronics', categories: ['turnout-packs'], drawing: 'scba', sheet: true },
  [
    {
      sku: 'BA-PACK-45',
      name: 'Air pack 45 min, 4500 psi',
      price: '6240.00',
      drawingOptions: { label: '4500' },
      attributes: {
        Run_Time__c: '45 min rated',
        Service_Pressure__c: '4500',
        Weight__c: '24.6',
        Standard__c: 'NFPA 1981',
      },
      note: 'Harness, reducer, alarm and one carbon cylinder; the mask is ordered by size.',
      related: ['BA-MASK', 'BA-CYL-45'],
    },
    {
      sku: 'BA-PACK-CUSTOM',
      name: 'Air pack fleet replacement',
      drawing: 'air-pack-fleet',
      price: null,
      quoteOnly: true,
      stock: null,
      drawingOptions: { label: '5500', colour: 'blue' },
      attributes: { Service_Pressure__c: '5500', Standard__c: 'NFPA 1981' },
      note: 'Packs, masks, spare cylinders, fit testing and training for a whole department, with trade-in.',
    },
    {
      sku: 'BA-CYL-45',
      name: 'Carbon cylinder 45 min, 4500 psi',
      price: '1180.00',
      drawing: 'air-cylinder',
      drawingOptions: { label: '4500', colour: 'yellow' },
      attributes: {
        Run_Time__c: '45 min rated',
        Service_Pressure__c: '4500',
        Material__c: 'Carbon fiber',
        Weight__c: '9.9',
      },
      note: 'Fifteen years of life; hydrostatic test every five.',
      stock: [0, 0],
    },
  ],
)

const masks = createVariations(
  {
    brand: 'halewind',
    family: 'Electronics',
    sku: 'BA-MASK',
    name: 'Face mask Halewind 4',
    categories: ['turnout-masks'],
    drawing: 'face-mask',
    sheet: true,
    note: 'Wide lens with coating on both sides, four-point net harness, voice port left and right.',
    attributes: { Material__c: 'Silicone', Standard__c: 'NFPA 1981' },
  },
  [createSizeAxis(['S', 'M', 'L'])],
  () => ({ price: '412.00', attributes: { Weight__c: '1.2' } }),
)

/** Air packs and masks. */
export const breathing: readonly DemoProduct[] = [...packs, ...masks]
