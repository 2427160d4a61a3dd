import type { DemoProduct } from '../model.ts'
import { createProducts } from './product.ts'

const portable = { brand: 'foamcroft', family: 'Extinguishers', drawing: 'extinguisher', sheet: true } as const

/** Dry chemical extinguishers: agent in pounds, UL rating, list price, gross weight, discharge time in seconds. */
const abc = [
  ['2.5', '1-A:10-B:C', '38.00', '5.2', '10'],
  ['5', '3-A:40-B:C', '62.00', '9.8', '14'],
  ['10', '4-A:80-B:C', '104.00', '17.0', '20'],
  ['20', '20-A:120-B:C', '218.00', '32.5', '24'],
] as const

const dry = createProducts({ ...portable, categories: ['ext-dry'], drawingOptions: { colour: 'red', label: 'ABC' } }, [
  ...abc.map(([pounds, rating, price, weight, seconds]) => ({
    sku: `EX.${pounds}.ABC`,
    name: `Dry chemical extinguisher ${pounds} lb, ABC`,
    price,
    note: 'Multipurpose powder, metal valve, gauge, wall hook. Rechargeable.',
    attributes: {
      Fire_Class__c: 'A, B, C',
      Capacity__c: `${pounds} lb, rated ${rating}`,
      Run_Time__c: `${seconds} s`,
      Weight__c: weight,
      Standard__c: 'UL 299',
    } as const,
    drawingOptions: { size: 0.7 + Number(pounds) / 30 },
    ...(pounds === '10' && {
      tiers: 'small-parts' as const,
      bookPrices: { county: '86.00', industrial: '82.50' },
      stock: [340, 160] as const,
      related: ['BR-10', 'CB-10-SURF', 'SV-EXT'],
    }),
    ...(pounds === '5' && { tiers: 'small-parts' as const, rule: [2, 2, 200] as const, pack: 'Each, sold in pairs' }),
  })),
  {
    sku: 'EX.20.PK',
    name: 'Dry chemical extinguisher 20 lb, purple K',
    price: '286.00',
    drawingOptions: { colour: 'navy', label: 'PK' },
    note: 'Potassium powder for fuel and gas at pumps and pits; stored pressure.',
    attributes: {
      Fire_Class__c: 'B, C',
      Capacity__c: '20 lb, rated 120-B:C',
      Run_Time__c: '22 s',
      Weight__c: '33.0',
      Standard__c: 'UL 299',
    },
  },
  {
    sku: 'EX.30.D',
    name: 'Class D extinguisher 30 lb',
    price: '748.00',
    drawingOptions: { colour: 'yellow', label: 'D' },
    note: 'Sodium chloride agent with soft applicator for magnesium and swarf.',
    attributes: { Fire_Class__c: 'D', Capacity__c: '30 lb', Run_Time__c: '28 s', Weight__c: '51.0' },
    stock: [0, 0],
  },
])

const gas = createProducts(
  { ...portable, categories: ['ext-gas'], about: 'Comes charged and tagged, with wall hook.' },
  [
    {
      sku: 'EX.5.CO2',
      name: 'CO2 extinguisher 5 lb',
      drawing: 'horn-extinguisher',
      price: '218.00',
      drawingOptions: { colour: 'black', label: 'CO2', size: 0.8 },
      note: 'Aluminum cylinder; no residue.',
      attributes: {
        Fire_Class__c: 'B, C',
        Capacity__c: '5 lb, rated 5-B:C',
        Run_Time__c: '9 s',
        Weight__c: '14.1',
        Standard__c: 'UL 154',
      },
    },
    {
      sku: 'EX.10.CO2',
      name: 'CO2 extinguisher 10 lb',
      drawing: 'horn-extinguisher',
      price: '298.00',
      drawingOptions: { colour: 'black', label: 'CO2' },
      note: 'Hose and horn; no residue.',
      attributes: {
        Fire_Class__c: 'B, C',
        Capacity__c: '10 lb, rated 10-B:C',
        Run_Time__c: '11 s',
        Weight__c: '28.4',
        Standard__c: 'UL 154',
      },
    },
    {
      sku: 'EX.20.CO2',
      name: 'CO2 extinguisher 20 lb',
      drawing: 'horn-extinguisher',
      price: '446.00',
      drawingOptions: { colour: 'black', label: 'CO2', size: 1.2 },
      note: 'For switch rooms and printing presses.',
      attributes: {
        Fire_Class__c: 'B, C',
        Capacity__c: '20 lb, rated 10-B:C',
        Run_Time__c: '19 s',
        Weight__c: '50.5',
        Standard__c: 'UL 154',
      },
    },
    {
      sku: 'EX.11.CA',
      name: 'Clean agent extinguisher 11 lb',
      price: '612.00',
      drawingOptions: { colour: 'green', label: 'CLEAN' },
      note: 'Evaporates; for server rooms, aircraft and museums.',
      attributes: {
        Fire_Class__c: 'A, B, C',
        Capacity__c: '11 lb, rated 1-A:10-B:C',
        Run_Time__c: '10 s',
        Weight__c: '21.0',
        Standard__c: 'UL 2129',
      },
    },
  ],
)

const water = createProducts({ ...portable, categories: ['ext-water'], drawingOptions: { colour: 'steelLight' } }, [
  {
    sku: 'EX.2.5G.W',
    name: 'Pressurized water extinguisher 2.5 gal',
    price: '148.00',
    drawingOptions: { label: 'WATER' },
    note: 'Stainless steel; refill with water and air in the station.',
    attributes: {
      Fire_Class__c: 'A',
      Capacity__c: '2.5 gal, rated 2-A',
      Run_Time__c: '55 s',
      Weight__c: '29.0',
      Material__c: 'Stainless steel',
      Standard__c: 'UL 626',
    },
  },
  {
    sku: 'EX.6L.K',
    name: 'Wet chemical extinguisher 6 L, class K',
    price: '264.00',
    drawingOptions: { label: 'K' },
    note: 'For deep fryers; fine spray that does not splash oil.',
    attributes: {
      Fire_Class__c: 'A, K',
      Capacity__c: '6 L, rated 2-A:K',
      Run_Time__c: '53 s',
      Weight__c: '21.5',
      Material__c: 'Stainless steel',
      Standard__c: 'UL 8',
    },
  },
  {
    sku: 'EX.1.75G.M',
    name: 'Water mist extinguisher 1.75 gal',
    price: '286.00',
    drawingOptions: { label: 'MIST', colour: 'white' },
    note: 'Deionized water for operating rooms; safe near live equipment.',
    attributes: { Fire_Class__c: 'A, C', Capacity__c: '1.75 gal, rated 2-A:C', Run_Time__c: '70 s', Weight__c: '24.6' },
  },
  {
    sku: 'EX.LI.6',
    name: 'Lithium-ion extinguisher 6 L',
    price: null,
    drawingOptions: { label: 'LI', colour: 'blue' },
    note: 'For charging rooms and benches. New; the price follows with the listing.',
    attributes: { Fire_Class__c: 'A, lithium-ion', Capacity__c: '6 L', Run_Time__c: '40 s', Weight__c: '20.8' },
    sheet: false,
    stock: [8, 0],
  },
])

const large = createProducts(
  { brand: 'foamcroft', family: 'Extinguishers', categories: ['ext-wheeled'], about: 'Ships assembled.' },
  [
    {
      sku: 'EX.W50.ABC',
      name: 'Wheeled extinguisher 50 lb, ABC',
      price: '1980.00',
      drawing: 'wheeled-extinguisher',
      drawingOptions: { size: 1.4, label: '50 ABC' },
      sheet: true,
      note: 'Stored pressure, 25 ft hose, 16 in wheels.',
      attributes: {
        Fire_Class__c: 'A, B, C',
        Capacity__c: '50 lb, rated 30-A:160-B:C',
        Run_Time__c: '35 s',
        Weight__c: '178',
        Standard__c: 'UL 299',
      },
    },
    {
      sku: 'EX.W125.ABC',
      name: 'Wheeled extinguisher 125 lb, ABC',
      price: '3640.00',
      drawing: 'wheeled-extinguisher',
      drawingOptions: { size: 1.4, label: '125 ABC' },
      sheet: true,
      note: 'Nitrogen driven, 50 ft hose, 36 in wheels for gravel.',
      attributes: {
        Fire_Class__c: 'A, B, C',
        Capacity__c: '125 lb, rated 40-A:240-B:C',
        Run_Time__c: '55 s',
        Weight__c: '412',
        Standard__c: 'UL 299',
      },
    },
    {
      sku: 'EX.W33G.F',
      name: 'Wheeled foam unit 33 gal',
      price: null,
      quoteOnly: true,
      stock: null,
      drawing: 'wheeled-extinguisher',
      drawingOptions: { size: 1.4, colour: 'yellow', label: 'FOAM' },
      note: 'Stainless steel with fluorine-free foam, tailored to your fuel. We quote with charge and freight.',
      attributes: { Fire_Class__c: 'A, B', Capacity__c: '33 gal', Weight__c: '540' },
    },
    {
      sku: 'CB-10-SURF',
      name: 'Extinguisher cabinet 10 lb, surface mount',
      price: '74.00',
      drawing: 'cabinet',
      categories: ['ext-cabinets'],
      tiers: 'gear-issue',
      note: 'Steel, break-glass acrylic, cam lock.',
      attributes: { Material__c: 'Steel', Dimensions__c: '9 x 24 x 7.5 in', Color__c: 'White', Weight__c: '11.8' },
    },
    {
      sku: 'BR-10',
      name: 'Vehicle bracket for 10 lb extinguisher',
      price: '42.00',
      drawing: 'bracket',
      categories: ['ext-cabinets'],
      tiers: 'small-parts',
      note: 'Two bands with quick clamps.',
      attributes: { Material__c: 'Steel', Weight__c: '3.1' },
    },
    {
      sku: 'EX-SIGN',
      name: 'Extinguisher arrow sign, projecting',
      price: '6.90',
      drawing: 'arrow-sign',
      categories: ['ext-cabinets'],
      tiers: 'small-parts',
      rule: [10, 10, 500],
      pack: 'Each, sold in tens',
      note: 'Reads from both sides; photoluminescent.',
      attributes: { Material__c: 'PVC', Dimensions__c: '8 x 12 in', Weight__c: '0.3' },
    },
  ],
)

const foams = [
  [
    'A',
    'Class A foam concentrate',
    '0.1 to 1 % for brush and structures',
    'A',
    'green',
    ['118.00', '1240.00', '5680.00'],
  ],
  [
    'AR3',
    'Fluorine-free alcohol-resistant foam 3x3',
    '3 % on fuels and alcohols',
    'B',
    'blue',
    ['198.00', '2080.00', '9640.00'],
  ],
  [
    'TR',
    'Training foam concentrate',
    '1 to 3 %, harmless to ground water',
    'Training',
    'yellow',
    ['64.00', '680.00', '3080.00'],
  ],
] as const

const packs = [
  ['5 gal pail', '5', '46', 'foam-pail'],
  ['55 gal drum', '55', '498', 'drum'],
  ['265 gal tote', '265', '2380', 'tote'],
] as const

const foam = createProducts(
  { brand: 'foamcroft', family: 'Foam', categories: ['ext-concentrates'], tiers: 'foam-pallet', sheet: true },
  foams.flatMap(([code, name, use, fireClass, colour, prices]) =>
    packs.map(([pack, gallons, weight, drawing], index) => ({
      drawing,
      sku: `FO ${code}/${gallons}`,
      name: `${name}, ${pack}`,
      price: prices[index] ?? null,
      unit: pack.split(' ').at(-1) ?? 'pail',
      pack,
      note: `Mixes at ${use}. Keeps for ten years sealed, between 35 and 120 °F.`,
      attributes: {
        Fire_Class__c: fireClass,
        Capacity__c: `${gallons} gal`,
        Weight__c: weight,
        Standard__c: code === 'A' ? 'NFPA 1150' : 'UL 162',
      } as const,
      drawingOptions: { colour, label: code, size: 0.8 + index * 0.25 },
      ...(gallons === '5' &&
        code === 'AR3' && { bookPrices: { county: '168.00', industrial: '159.00' }, stock: [190, 90] as const }),
      ...(gallons === '265' && code === 'TR' && { stock: [0, 0] as const }),
    })),
  ),
)

const proportioning = createProducts(
  { brand: 'foamcroft', family: 'Foam', categories: ['ext-eductors'], sheet: true },
  [
    {
      sku: 'FP-ED-95',
      name: 'In-line eductor 95 gpm',
      price: '486.00',
      drawing: 'eductor',
      drawingOptions: { colour: 'black', label: '95' },
      note: '0.25 to 6 %, pick-up tube 6 ft; needs 200 psi at its inlet.',
      attributes: {
        Inlet__c: '1.5 in NH female',
        Outlet__c: '1.5 in NH male',
        Coupling__c: '1.5 in NH',
        Flow__c: '95 gpm at 200 psi',
        Weight__c: '6.4',
        Standard__c: 'NFPA 1964',
      },
    },
    {
      sku: 'FP-ED-125',
      name: 'In-line eductor 125 gpm',
      price: '524.00',
      drawing: 'eductor',
      drawingOptions: { colour: 'black', label: '125' },
      note: '0.25 to 6 %, pick-up tube 6 ft; needs 200 psi at its inlet.',
      attributes: {
        Inlet__c: '1.5 in NH female',
        Outlet__c: '1.5 in NH male',
        Coupling__c: '1.5 in NH',
        Flow__c: '125 gpm at 200 psi',
        Weight__c: '6.6',
        Standard__c: 'NFPA 1964',
      },
    },
    {
      sku: 'FP-CART-60',
      name: 'Foam cart 60 gal with eductor and nozzle',
      price: '3940.00',
      drawing: 'foam-cart',
      drawingOptions: { size: 1.4, colour: 'red', label: 'CART' },
      note: 'Rolled to a hydrant or rack hose and ready; concentrate not included.',
      attributes: { Capacity__c: '60 gal', Flow__c: '95 gpm', Weight__c: '165' },
    },
  ],
)

/** Portable and wheeled extinguishers, cabinets, foam and eductors. */
export const extinguishersAndFoam: readonly DemoProduct[] = [
  ...dry,
  ...gas,
  ...water,
  ...large,
  ...foam,
  ...proportioning,
]
