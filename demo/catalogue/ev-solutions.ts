import type { DemoProduct } from '../model.ts'
import { createSizeAxis } from './axes.ts'
import { createProducts } from './product.ts'
import { createVariations } from './variations.ts'

const blankets = createProducts(
  {
    brand: 'voltquell',
    family: 'EV Response',
    categories: ['ev-blankets-car'],
    drawing: 'ev-blanket-car',
    sheet: true,
    attributes: { Fire_Class__c: 'Vehicle, lithium-ion' },
    about:
      'Two people pull it over the car by its corner loops. It starves the cabin fire, holds back smoke and keeps flames from the next vehicle while the battery is cooled.',
  },
  [
    {
      sku: 'EV-BL-20x26',
      name: 'EV fire blanket 20 x 26 ft, reusable',
      price: '2480.00',
      drawingOptions: { colour: 'steelLight' },
      morePictures: [{ drawing: 'ev-blanket-bag', alt: 'Fire blanket packed in its bag' }],
      attributes: { Material__c: 'Silica fabric', Dimensions__c: '20 x 26 ft', Weight__c: '62' },
      note: 'Coated silica fabric for up to 30 fires at 1,800 °F.',
      stock: [22, 9],
      bookPrices: { county: '2090.00' },
      related: ['EV-BAG', 'EV-NZ-UB'],
    },
    {
      sku: 'EV-BL-20x26-1',
      name: 'EV fire blanket 20 x 26 ft, single use',
      price: '1190.00',
      drawingOptions: { colour: 'red' },
      attributes: { Material__c: 'Glass fabric', Dimensions__c: '20 x 26 ft', Weight__c: '48' },
      note: 'For parking decks and first units that call the reusable one after.',
    },
    {
      sku: 'EV-BL-16x20',
      name: 'EV fire blanket 16 x 20 ft, compact cars',
      price: '1680.00',
      drawingOptions: { colour: 'yellow' },
      attributes: { Material__c: 'Silica fabric', Dimensions__c: '16 x 20 ft', Weight__c: '38' },
    },
  ],
)

const largeBlankets = createProducts(
  {
    brand: 'voltquell',
    family: 'EV Response',
    categories: ['ev-blankets-large'],
    attributes: { Fire_Class__c: 'Vehicle, lithium-ion' },
  },
  [
    {
      sku: 'EV-BL-26x39',
      name: 'EV fire blanket 26 x 39 ft, trucks and buses',
      price: '4960.00',
      drawing: 'ev-blanket-car',
      drawingOptions: { colour: 'steel' },
      attributes: { Material__c: 'Silica fabric', Dimensions__c: '26 x 39 ft', Weight__c: '118' },
      note: 'Handled by four people; supplied on a wheeled frame.',
      sheet: true,
      stock: [0, 0],
    },
    {
      sku: 'EV-BL-10x10',
      name: 'Fire blanket 10 x 10 ft, scooters and packs',
      price: '386.00',
      drawing: 'pack-blanket',
      drawingOptions: { colour: 'red' },
      attributes: { Material__c: 'Silica fabric', Dimensions__c: '10 x 10 ft', Weight__c: '11' },
      note: 'For bicycles, scooters and storage packs; one person can throw it.',
    },
    {
      sku: 'EV-BAG',
      name: 'Carry bag for fire blankets',
      price: '118.00',
      drawing: 'ev-blanket-bag',
      drawingOptions: { colour: 'orange' },
      attributes: { Material__c: 'PVC', Dimensions__c: '32 x 16 x 16 in', Weight__c: '4.4' },
      note: 'Wide mouth, drag handles, reflective lettering.',
    },
  ],
)

const water = [
  ...createProducts(
    {
      brand: 'voltquell',
      family: 'EV Response',
      categories: ['ev-water-underbody'],
      drawing: 'cooling-nozzle',
      sheet: true,
      attributes: { Nozzle_Type__c: 'Underbody', Standard__c: 'NFPA 1964' },
    },
    [
      {
        sku: 'EV-NZ-UB',
        name: 'Underbody cooling nozzle 1.5 in',
        price: '1480.00',
        attributes: {
          Inlet__c: '1.5 in NH',
          Coupling__c: '1.5 in NH',
          Flow__c: '95 gpm at 75 psi',
          Material__c: 'Stainless steel',
          Weight__c: '14.5',
          Dimensions__c: '55 x 9 x 3.5 in',
        },
        note: 'Slides under the car on wheels and cools the battery case over its whole width; crews stand back.',
        stock: [31, 12],
        bookPrices: { county: '1260.00' },
      },
      {
        sku: 'EV-NZ-UB-L',
        name: 'Underbody cooling nozzle, long reach',
        price: '1860.00',
        drawingOptions: { colour: 'yellow', size: 1.2 },
        attributes: {
          Inlet__c: '1.5 in NH',
          Coupling__c: '1.5 in NH',
          Flow__c: '125 gpm at 75 psi',
          Material__c: 'Stainless steel',
          Weight__c: '19.8',
          Dimensions__c: '84 x 9 x 3.5 in',
        },
        note: 'Two-piece handle of 7 ft for trucks and for cars against a wall.',
      },
      {
        sku: 'EV-NZ-CURT',
        name: 'Water curtain nozzle 2.5 in',
        price: '346.00',
        drawing: 'water-curtain',
        drawingOptions: { colour: 'blue', label: '' },
        attributes: {
          Inlet__c: '2.5 in NH',
          Coupling__c: '2.5 in NH',
          Flow__c: '200 gpm at 75 psi',
          Material__c: 'Aluminum',
          Weight__c: '7.2',
          Nozzle_Type__c: 'Curtain',
        },
        note: 'Stands on the ground and shields the next row of cars.',
      },
    ],
  ),
  ...createProducts(
    {
      brand: 'voltquell',
      family: 'EV Response',
      categories: ['ev-water-lances'],
      drawing: 'piercing-nozzle',
      sheet: true,
      attributes: { Nozzle_Type__c: 'Piercing' },
    },
    [
      {
        sku: 'EV-LANCE-D',
        name: 'Battery lance, drive-in',
        price: '2240.00',
        drawingOptions: { colour: 'lime' },
        attributes: {
          Inlet__c: '1.5 in NH',
          Coupling__c: '1.5 in NH',
          Flow__c: '30 gpm at 100 psi',
          Material__c: 'Steel',
          Weight__c: '17.6',
          Rated_Voltage__c: '1,000 V insulated handle',
        },
        note: 'Only where the maker of the vehicle allows the case to be opened.',
      },
      {
        sku: 'EV-LANCE-R',
        name: 'Battery lance, remote hydraulic',
        drawing: 'drive-lance',
        price: null,
        quoteOnly: true,
        stock: null,
        drawingOptions: { colour: 'black', size: 1.2 },
        attributes: { Flow__c: '25 gpm at 100 psi', Material__c: 'Steel', Weight__c: '88' },
        note: 'Set from the side, driven from 25 ft away. Sold with training for your crews.',
      },
    ],
  ),
]

const gloves = createVariations(
  {
    brand: 'voltquell',
    family: 'EV Response',
    sku: 'EV-GLV-0',
    name: 'Insulating gloves Class 0 with protectors',
    categories: ['ev-gloves'],
    drawing: 'insulating-gloves',
    sheet: true,
    note: 'Rubber gloves for work to 1,000 V AC with leather protectors and a canvas bag. Test every six months.',
    attributes: { Rated_Voltage__c: '1,000 V AC', Material__c: 'Rubber', Standard__c: 'ASTM D120' },
    related: ['EV-DET', 'SV-GLOVE'],
  },
  [createSizeAxis(['8', '9', '10', '11'])],
  (pick) => ({
    price: '146.00',
    unit: 'Pair',
    pack: 'Pair with protectors and bag',
    attributes: { Weight__c: '1.4' },
    ...(pick('Size__c') === '8' && { stock: [0, 0] as const }),
  }),
)

const tools = createProducts(
  {
    brand: 'voltquell',
    family: 'EV Response',
    categories: ['ev-tools'],
    about: 'Tested and marked one by one; check before every use.',
  },
  [
    {
      sku: 'EV-PLUG-T2',
      name: 'Emergency plug, charge port',
      price: '168.00',
      drawing: 'ev-plug',
      attributes: { Dimensions__c: '9 x 3 in', Weight__c: '1.1' },
      note: 'Makes the car believe it is charging, so that it will not move. SAE J1772 port.',
      stock: [64, 30],
      related: ['EV-DET'],
    },
    {
      sku: 'EV-PLUG-DC',
      name: 'Emergency plug, fast-charge port',
      price: '194.00',
      drawing: 'ev-plug',
      drawingOptions: { colour: 'blue' },
      attributes: { Dimensions__c: '10 x 4 in', Weight__c: '1.5' },
      note: 'For combined AC and DC ports.',
    },
    {
      sku: 'EV-DET',
      name: 'AC hot stick detector 20 kV',
      price: '628.00',
      drawing: 'hot-stick',
      drawingOptions: { label: 'AC', colour: 'orange' },
      attributes: {
        Detects__c: '120 V to 20 kV AC at a distance',
        Power_Source__c: 'AA cells',
        Run_Time__c: '300 h',
        Weight__c: '1.3',
        Ingress_Protection__c: 'IP65',
      },
      note: 'Warns of live AC without contact; three sensitivities.',
      sheet: true,
    },
    {
      sku: 'EV-CUT',
      name: 'Insulated cable cutter 1,000 V',
      price: '214.00',
      drawing: 'cable-cutter',
      attributes: {
        Rated_Voltage__c: '1,000 V AC',
        Dimensions__c: '11 in long',
        Weight__c: '1.8',
        Standard__c: 'EN 60900',
      },
      note: 'For first-responder cut loops.',
    },
    {
      sku: 'EV-HOOK',
      name: 'Rescue hook 45 kV, 6 ft',
      price: '268.00',
      drawing: 'rescue-hook',
      drawingOptions: { colour: 'orange' },
      attributes: {
        Rated_Voltage__c: '45,000 V',
        Length__c: '6 ft',
        Material__c: 'Fiberglass',
        Weight__c: '4.2',
        Color__c: 'Yellow',
      },
      note: 'Pulls a person away from a live part.',
    },
  ],
)

const containment = createProducts(
  { brand: 'voltquell', family: 'EV Response', categories: ['ev-containment'], sheet: true },
  [
    {
      sku: 'EV-POOL-21',
      name: 'Quarantine pool 21 ft, set up around the car',
      price: '5480.00',
      drawing: 'quarantine-pool',
      attributes: { Capacity__c: '2,600 gal', Dimensions__c: '21 x 9 x 2.5 ft', Material__c: 'PVC', Weight__c: '132' },
      note: 'Four people raise it round the vehicle in ten minutes; filled to the sill it covers the battery.',
    },
    {
      sku: 'EV-BAG-Q',
      name: 'Quarantine bag for recovered vehicles',
      price: '3260.00',
      drawing: 'containment-bag',
      attributes: {
        Capacity__c: 'Cars to 17 ft',
        Dimensions__c: '17 x 7 x 6 ft',
        Material__c: 'Silica fabric',
        Weight__c: '94',
      },
      note: 'Wraps the car for transport; hose port in the side.',
    },
    {
      sku: 'EV-CONT-20',
      name: 'Immersion container, roll-off',
      price: null,
      quoteOnly: true,
      stock: null,
      drawing: 'immersion-container',
      drawingOptions: { colour: 'steel' },
      attributes: { Capacity__c: '5,300 gal', Dimensions__c: '22 x 8 x 5 ft', Material__c: 'Steel', Weight__c: '9200' },
      note: 'Hook-lift container with rear gate and winch. We quote with coating and freight.',
    },
  ],
)

/** Blankets, cooling, high-voltage safety and containment. */
export const evSolutions: readonly DemoProduct[] = [
  ...blankets,
  ...largeBlankets,
  ...water,
  ...gloves,
  ...tools,
  ...containment,
]
