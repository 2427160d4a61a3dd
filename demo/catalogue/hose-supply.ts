import type { DemoProduct } from '../model.ts'
import { createProducts } from './product.ts'

/** Rubber supply hose: pounds per foot and per pair of Storz couplings, and its ratings. */
const largeDiameter = {
  4: { perFoot: 0.62, couplings: 6.5, service: '200', test: '400' },
  5: { perFoot: 0.86, couplings: 9.5, service: '200', test: '400' },
} as const

const ldhRow = (inches: keyof typeof largeDiameter, feet: number, price: string) => {
  const details = largeDiameter[inches]
  return {
    sku: `HS-${inches}00-${feet}-ST-Y`,
    name: `Supply hose ${inches} in rubber, ${feet} ft, Storz`,
    price,
    pack: `${feet} ft length, coupled`,
    attributes: {
      Diameter__c: `${inches} in`,
      Length__c: `${feet} ft`,
      Coupling__c: `${inches} in Storz`,
      Service_Pressure__c: details.service,
      Test_Pressure__c: details.test,
      Weight__c: (details.perFoot * feet + details.couplings).toFixed(1),
    },
    drawingOptions: { size: inches === 5 ? 1.15 : 1 },
  }
}

const ldh = createProducts(
  {
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-ldh'],
    unit: 'Length',
    drawing: 'supply-hose',
    sheet: true,
    tiers: 'hose-lengths',
    drawingOptions: { colour: 'yellow', coupling: 'storz' },
    about:
      'Large-diameter supply hose of nitrile rubber with quarter-turn Storz couplings and collapsible lock levers. Lies flat in the bed and drains on its own weight.',
    attributes: {
      Construction__c: 'Through-the-weave rubber, single jacket',
      Material__c: 'Nitrile rubber',
      Color__c: 'Yellow',
      Standard__c: 'NFPA 1961',
    },
  },
  [
    { ...ldhRow(4, 25, '298.00'), note: 'Short length for hydrant to engine.' },
    { ...ldhRow(4, 50, '436.00'), bookPrices: { county: '359.00' }, stock: [180, 90] },
    { ...ldhRow(4, 100, '742.00'), bookPrices: { county: '604.00' }, stock: [58, 22] },
    { ...ldhRow(5, 25, '362.00'), note: 'Short length for hydrant to engine.' },
    { ...ldhRow(5, 50, '538.00') },
    { ...ldhRow(5, 100, '918.00'), bookPrices: { county: '749.00' }, stock: [36, 18] },
  ],
)

/** Hard suction: inches, feet, list price, weight in pounds, coupling. */
type SuctionRow = readonly [inches: string, feet: number, price: string, weight: string, coupling: string]

const suctionRow = ([inches, feet, price, weight, coupling]: SuctionRow) => ({
  sku: `HV-${inches.replace('.', '')}${inches.includes('.') ? '0' : '00'}-${feet}-${coupling.includes('Storz') ? 'ST' : 'NH'}`,
  name: `Hard suction hose ${inches} in, ${feet} ft`,
  price,
  pack: `${feet} ft length, coupled`,
  attributes: { Diameter__c: `${inches} in`, Length__c: `${feet} ft`, Coupling__c: coupling, Weight__c: weight },
})

const suction = createProducts(
  {
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-suction'],
    unit: 'Length',
    drawing: 'hard-suction',
    sheet: true,
    drawingOptions: { coupling: 'threaded' },
    about:
      'Clear-walled PVC with a rigid helix, long-handle female and rocker lug male couplings. Holds full vacuum when drafting and shows the water coming up.',
    attributes: {
      Construction__c: 'PVC with rigid helix',
      Material__c: 'PVC',
      Standard__c: 'NFPA 1961',
      Service_Pressure__c: '50',
      Test_Pressure__c: '100',
    },
    related: ['ST-LOW-6', 'ST-BAR-45'],
  },
  [
    suctionRow(['2.5', 10, '284.00', '14.8', '2.5 in NH']),
    suctionRow(['4.5', 10, '516.00', '33.0', '4.5 in NH']),
    suctionRow(['5', 10, '588.00', '38.5', '5 in NH']),
    { ...suctionRow(['6', 10, '694.00', '47.5', '6 in NH']), bookPrices: { county: '571.00' } },
    { ...suctionRow(['6', 15, '962.00', '66.0', '6 in NH']), stock: [0, 0] },
  ],
)

interface LightHoseDetails {
  readonly diameter: string
  readonly feet: number
  readonly coupling: string
  readonly weight: string
}

const lightRow = (sku: string, name: string, { price, ...details }: LightHoseDetails & { readonly price: string }) => ({
  sku,
  name,
  price,
  pack: `${details.feet} ft length, coupled`,
  attributes: {
    Diameter__c: details.diameter,
    Length__c: `${details.feet} ft`,
    Coupling__c: details.coupling,
    Weight__c: details.weight,
  },
})

const forestry = createProducts(
  {
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-forestry'],
    unit: 'Length',
    drawing: 'forestry-hose',
    tiers: 'hose-lengths',
    drawingOptions: { colour: 'orange', coupling: 'threaded' },
    about:
      'Single polyester jacket that weeps along its length so that it does not burn through on hot ground. Forged aluminum couplings.',
    attributes: {
      Construction__c: 'Single jacket, percolating',
      Material__c: 'Polyester',
      Service_Pressure__c: '300',
      Test_Pressure__c: '600',
      Standard__c: 'NFPA 1961',
    },
  },
  [
    lightRow('HF-100-50-NPSH', 'Forestry hose 1 in, 50 ft', {
      diameter: '1 in',
      feet: 50,
      coupling: '1 in NPSH',
      weight: '5.6',
      price: '68.00',
    }),
    {
      ...lightRow('HF-100-100-NPSH', 'Forestry hose 1 in, 100 ft', {
        diameter: '1 in',
        feet: 100,
        coupling: '1 in NPSH',
        weight: '10.4',
        price: '112.00',
      }),
      stock: [180, 140],
    },
    lightRow('HF-150-50-NH', 'Forestry hose 1.5 in, 50 ft', {
      diameter: '1.5 in',
      feet: 50,
      coupling: '1.5 in NH',
      weight: '9.2',
      price: '94.00',
    }),
    lightRow('HF-150-100-NH', 'Forestry hose 1.5 in, 100 ft', {
      diameter: '1.5 in',
      feet: 100,
      coupling: '1.5 in NH',
      weight: '17.1',
      price: '158.00',
    }),
  ],
)

const booster = createProducts(
  {
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-booster'],
    drawing: 'hose-reel',
    sheet: true,
    attributes: {
      Service_Pressure__c: '800',
      Test_Pressure__c: '1600',
      Material__c: 'Rubber',
      Standard__c: 'NFPA 1961',
    },
  },
  [
    {
      ...lightRow('HB-075-100', 'Booster hose 0.75 in, 100 ft', {
        diameter: '0.75 in',
        feet: 100,
        coupling: '1 in NH',
        weight: '41.0',
        price: '362.00',
      }),
      unit: 'Length',
      drawing: 'booster-hose',
      drawingOptions: { colour: 'black' },
      note: 'Rubber hose that keeps its bore when wound, so water flows before the reel is empty.',
    },
    {
      ...lightRow('HB-100-100', 'Booster hose 1 in, 100 ft', {
        diameter: '1 in',
        feet: 100,
        coupling: '1 in NH',
        weight: '55.0',
        price: '438.00',
      }),
      unit: 'Length',
      drawing: 'booster-hose',
      drawingOptions: { colour: 'black' },
      note: 'Rubber hose for reel lines of up to 60 gpm.',
    },
    {
      sku: 'HB-REEL-E150',
      name: 'Electric rewind hose reel, 150 ft of 1 in',
      price: '3840.00',
      drawingOptions: { colour: 'red' },
      note: 'Steel reel with 12 V rewind motor and clutch brake. Hose not included.',
      attributes: {
        Diameter__c: '1 in',
        Length__c: '150 ft',
        Material__c: 'Steel',
        Power_Source__c: '12 V vehicle',
        Weight__c: '128',
        Dimensions__c: '24 x 23 x 27 in',
      },
    },
    {
      sku: 'HB-REEL-M75',
      name: 'Wall hose reel, hand rewind, 75 ft of 1 in',
      drawing: 'wall-reel',
      price: '612.00',
      drawingOptions: { colour: 'red' },
      note: 'Swinging wall reel with 75 ft of hose and a shutoff nozzle for plants and warehouses.',
      attributes: {
        Diameter__c: '1 in',
        Length__c: '75 ft',
        Material__c: 'Steel',
        Service_Pressure__c: '175',
        Test_Pressure__c: '350',
        Weight__c: '86',
        Dimensions__c: '24 x 10 x 24 in',
        Standard__c: 'EN 671-1',
      },
    },
  ],
)

const mill = createProducts(
  {
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-mill'],
    unit: 'Length',
    drawing: 'attack-hose',
    tiers: 'hose-lengths',
    drawingOptions: { colour: 'white', coupling: 'threaded' },
    about: 'Single jacket hose for racks, yards and occupant stations; not for interior attack by fire departments.',
    attributes: {
      Construction__c: 'Single polyester jacket, TPU liner',
      Material__c: 'Polyester',
      Service_Pressure__c: '250',
      Test_Pressure__c: '500',
      Standard__c: 'NFPA 1961',
    },
  },
  [
    {
      ...lightRow('HM 150/50', 'Mill hose 1.5 in single jacket, 50 ft', {
        diameter: '1.5 in',
        feet: 50,
        coupling: '1.5 in NH',
        weight: '9.6',
        price: '88.00',
      }),
      bookPrices: { industrial: '74.50' },
      stock: [210, 90],
    },
    lightRow('HM 150/100', 'Mill hose 1.5 in single jacket, 100 ft', {
      diameter: '1.5 in',
      feet: 100,
      coupling: '1.5 in NH',
      weight: '17.5',
      price: '149.00',
    }),
    lightRow('HM 250/50', 'Mill hose 2.5 in single jacket, 50 ft', {
      diameter: '2.5 in',
      feet: 50,
      coupling: '2.5 in NH',
      weight: '16.9',
      price: '142.00',
    }),
  ],
)

/** Supply, suction, forestry, booster and industrial hose. */
export const supplyHose: readonly DemoProduct[] = [...ldh, ...suction, ...forestry, ...booster, ...mill]
