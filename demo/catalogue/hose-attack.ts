import type { DemoProduct } from '../model.ts'
import { createColorAxis, createLengthAxis } from './axes.ts'
import { createProducts, addAmounts } from './product.ts'
import { createVariations } from './variations.ts'

/** The weight of double jacket hose by diameter: per foot of hose, and for its pair of couplings, in pounds. */
const doubleJacket = {
  '1.5': { perFoot: 0.26, couplings: 2.2, service: '400', test: '800' },
  '1.75': { perFoot: 0.3, couplings: 2.4, service: '400', test: '800' },
  '2.5': { perFoot: 0.46, couplings: 4.2, service: '400', test: '800' },
  '3': { perFoot: 0.62, couplings: 5.6, service: '400', test: '800' },
} as const

type Diameter = keyof typeof doubleJacket

function doubleJacketFacts(diameter: Diameter, feet: number) {
  const facts = doubleJacket[diameter]
  return {
    Diameter__c: `${diameter} in`,
    Length__c: `${feet} ft`,
    Construction__c: 'Double polyester jacket, EPDM liner',
    Material__c: 'Polyester',
    Service_Pressure__c: facts.service,
    Test_Pressure__c: facts.test,
    Weight__c: (facts.perFoot * feet + facts.couplings).toFixed(1),
    Standard__c: 'NFPA 1961',
  } as const
}

const commonFields = {
  brand: 'ridgeline',
  family: 'Hose',
  categories: ['hose-double'],
  unit: 'Length',
  drawing: 'attack-hose',
  tiers: 'hose-lengths',
  sheet: true,
} as const

interface Colored {
  readonly diameter: Diameter
  readonly coupling: string
  /** List price of a white length, by feet. */
  readonly bases: Readonly<Record<string, string>>
  readonly names: Parameters<typeof createColorAxis>[0]
}

function colored({ diameter, coupling, bases, names }: Colored): DemoProduct[] {
  const code = diameter.replace('.', '').padEnd(3, '0')
  return createVariations(
    {
      ...commonFields,
      sku: `HA-${code}`,
      name: `Attack hose ${diameter} in double jacket`,
      note:
        diameter === '1.75'
          ? 'The usual first line for interior attack.'
          : 'For big water: standpipes, ground monitors and leader lines.',
      about:
        'Two woven polyester jackets over a bonded EPDM liner; couplings are hard-coat aluminum rocker lug. Tested at twice its service pressure and marked with year and length.',
      attributes: {
        Diameter__c: `${diameter} in`,
        Coupling__c: coupling,
        Service_Pressure__c: '400',
        Test_Pressure__c: '800',
        Standard__c: 'NFPA 1961',
      },
      drawingOptions: { coupling: 'threaded', colour: 'white' },
      related: ['HT-STRAP-6', 'HT-BRIDGE-2'],
    },
    [createLengthAxis(Object.keys(bases).map(Number)), createColorAxis(names)],
    (pick) => {
      const feet = Number.parseInt(pick('Length__c'), 10)
      const base = bases[feet] ?? '0'
      return {
        price: pick('Color__c') === 'White' ? base : addAmounts(base, '9.00'),
        pack: `${feet} ft length, coupled`,
        attributes: { ...doubleJacketFacts(diameter, feet), Coupling__c: coupling },
        ...(feet === 100 && pick('Color__c') === 'Red' && { stock: [0, 0] as const }),
      }
    },
  )
}

const plain = createProducts(
  {
    ...commonFields,
    attributes: { Coupling__c: '1.5 in NH' },
    drawingOptions: { coupling: 'threaded', colour: 'yellow' },
  },
  [
    {
      sku: 'HA-150-50-NH-Y',
      name: 'Attack hose 1.5 in double jacket, 50 ft, yellow',
      price: '178.00',
      pack: '50 ft length, coupled',
      note: 'A light handline for small crews and for the wildland edge.',
      attributes: doubleJacketFacts('1.5', 50),
      stock: [64, 30],
      bookPrices: { county: '142.50' },
    },
    {
      sku: 'HA-150-100-NH-Y',
      name: 'Attack hose 1.5 in double jacket, 100 ft, yellow',
      price: '312.00',
      pack: '100 ft length, coupled',
      note: 'The long length saves a coupling on stairs.',
      attributes: doubleJacketFacts('1.5', 100),
    },
    {
      sku: 'HA-300-50-NH-Y',
      name: 'Attack hose 3 in double jacket, 50 ft, yellow',
      price: '398.00',
      pack: '50 ft length, coupled',
      note: 'Low friction loss for long leader lines; 2.5 in couplings so that it fits what the engine carries.',
      attributes: { ...doubleJacketFacts('3', 50), Coupling__c: '2.5 in NH' },
      drawingOptions: { colour: 'yellow', size: 1.2 },
    },
  ],
)

/** Rubber covered hose: part number, inches, feet, list price, weight in pounds. */
type RubberRow = readonly [sku: string, diameter: string, feet: number, price: string, weight: string]

const rubberRow = ([sku, diameter, feet, price, weight]: RubberRow) => ({
  sku,
  name: `Rubber attack hose ${diameter} in, ${feet} ft, red`,
  price,
  pack: `${feet} ft length, coupled`,
  attributes: {
    Diameter__c: `${diameter} in`,
    Length__c: `${feet} ft`,
    Coupling__c: diameter === '1.75' ? '1.5 in NH' : '2.5 in NH',
    Weight__c: weight,
  },
})

const rubber = createProducts(
  {
    ...commonFields,
    categories: ['hose-rubber'],
    about:
      'Nitrile rubber pressed through the weave covers and lines the hose in one piece: wipe it down and pack it, no drying needed. Resists oil and hot embers.',
    attributes: {
      Construction__c: 'Through-the-weave rubber, single jacket',
      Material__c: 'Nitrile rubber',
      Color__c: 'Red',
      Service_Pressure__c: '300',
      Test_Pressure__c: '600',
      Standard__c: 'NFPA 1961',
    },
    drawingOptions: { colour: 'red', coupling: 'threaded' },
  },
  [
    {
      ...rubberRow(['HR-175-50-NH-R', '1.75', 50, '226.00', '19.4']),
      bookPrices: { county: '184.00', industrial: '201.00' },
      stock: [120, 40],
    },
    { ...rubberRow(['HR-175-100-NH-R', '1.75', 100, '409.00', '36.4']), stock: [0, 0] },
    rubberRow(['HR-250-50-NH-R', '2.5', 50, '318.00', '31.7']),
    rubberRow(['HR-250-100-NH-R', '2.5', 100, '586.00', '59.2']),
  ],
)

/** Attack hose: double jacket and rubber covered. */
export const attackHose: readonly DemoProduct[] = [
  ...colored({
    diameter: '1.75',
    coupling: '1.5 in NH',
    bases: { 25: '132.00', 50: '214.00', 100: '372.00' },
    names: ['white', 'yellow', 'red'],
  }),
  ...colored({
    diameter: '2.5',
    coupling: '2.5 in NH',
    bases: { 50: '305.00', 100: '556.00' },
    names: ['white', 'yellow'],
  }),
  ...plain,
  ...rubber,
]
