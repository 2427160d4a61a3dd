import type { AdapterEnd } from '../art/pen.ts'
import type { DemoProduct } from '../model.ts'
import { createProducts } from './product.ts'

const inches = { 10: '1 in', 15: '1.5 in', 25: '2.5 in', 30: '3 in', 45: '4.5 in', 60: '6 in' } as const

const colourOf = { FM: 'red', FF: 'blue', MM: 'black' } as const

type Size = keyof typeof inches

/** A threaded adapter: female side, male side, thread of each, list price, weight in pounds. */
type Threaded = readonly [
  kind: 'FM' | 'FF' | 'MM',
  from: Size,
  fromThread: 'NH' | 'NPSH',
  to: Size,
  toThread: 'NH' | 'NPSH',
  price: string,
  weight: string,
]

const kinds = { FM: 'Adapter', FF: 'Double female swivel', MM: 'Double male' } as const

const threadedRows: readonly Threaded[] = [
  ['FM', 15, 'NH', 10, 'NH', '38.00', '0.7'],
  ['FM', 15, 'NPSH', 15, 'NH', '34.50', '0.6'],
  ['FM', 25, 'NH', 15, 'NH', '46.00', '1.2'],
  ['FM', 15, 'NH', 25, 'NH', '58.00', '1.5'],
  ['FM', 25, 'NPSH', 25, 'NH', '62.00', '1.6'],
  ['FM', 30, 'NH', 25, 'NH', '74.00', '2.1'],
  ['FM', 45, 'NH', 25, 'NH', '118.00', '4.0'],
  ['FM', 60, 'NH', 45, 'NH', '196.00', '6.8'],
  ['FF', 15, 'NH', 15, 'NH', '52.00', '1.0'],
  ['FF', 25, 'NH', 25, 'NH', '78.00', '2.0'],
  ['FF', 45, 'NH', 45, 'NH', '172.00', '6.2'],
  ['MM', 15, 'NH', 15, 'NH', '28.50', '0.5'],
  ['MM', 25, 'NH', 25, 'NH', '42.00', '1.1'],
  ['MM', 45, 'NH', 45, 'NH', '108.00', '3.6'],
]

const threaded = createProducts(
  {
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-threaded'],
    drawing: 'adapter',
    tiers: 'small-parts',
    about:
      'Forged aluminum, hard-coat anodized, with thread and size stamped where a gloved hand and a lamp find them.',
  },
  threadedRows.map(([kind, from, fromThread, to, toThread, price, weight]) => ({
    sku: `AD-${kind}-${from}${fromThread}x${to}${toThread}`,
    name: `${kinds[kind]} ${inches[from]} ${fromThread} to ${inches[to]} ${toThread}`,
    price,
    attributes: {
      Inlet__c: `${inches[from]} ${fromThread} ${kind === 'MM' ? 'male' : 'female'}`,
      Outlet__c: `${inches[to]} ${toThread} ${kind === 'FF' ? 'female' : 'male'}`,
      Coupling__c: `${inches[from]} ${fromThread}`,
      Material__c: 'Aluminum',
      Weight__c: weight,
      Standard__c: 'NFPA 1963',
    } as const,
    drawingOptions: {
      label: from === to ? inches[from] : `${inches[from].replace(' in', '')}–${inches[to].replace(' in', '')}`,
      colour: colourOf[kind],
      ends: [
        { kind: kind === 'MM' ? 'male' : 'female', inches: from / 10 },
        { kind: kind === 'FF' ? 'female' : 'male', inches: to / 10 },
      ] as const,
    },
    ...(from === 25 &&
      to === 15 &&
      toThread === 'NH' && { bookPrices: { county: '37.50', industrial: '40.00' }, stock: [240, 110] as const }),
    ...(from === 60 && { stock: [0, 0] as const }),
  })),
)

/** Reads an end such as `4 in Storz` or `2.5 in NH female`. */
const parseAdapterEnd = (text: string): AdapterEnd => {
  const threadKind = text.includes('female') ? 'female' : 'male'
  return { kind: text.includes('Storz') ? 'storz' : threadKind, inches: parseInches(text) }
}

const parseInches = (text: string): number => Number.parseFloat(text)

/** A Storz adapter: part number, both ends, list price, weight in pounds. */
type StorzRow = readonly [sku: string, from: string, to: string, price: string, weight: string]

const storzRow = ([sku, from, to, price, weight]: StorzRow) => ({
  sku,
  name: `Storz adapter ${from} to ${to}`,
  price,
  attributes: { Inlet__c: from, Outlet__c: to, Coupling__c: from, Weight__c: weight },
  drawingOptions: {
    label: `${parseInches(from)}–${parseInches(to)}`,
    ends: [parseAdapterEnd(from), parseAdapterEnd(to)] as const,
  },
})

const storz = createProducts(
  {
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-storz'],
    drawing: 'adapter',
    attributes: { Material__c: 'Aluminum', Standard__c: 'NFPA 1963' },
    about: 'Quarter-turn Storz head with lock, nitrile seal for pressure and suction.',
  },
  [
    { ...storzRow(['SA-400-ST-NH25', '4 in Storz', '2.5 in NH female', '142.00', '3.4']) },
    { ...storzRow(['SA-400-ST-NH45', '4 in Storz', '4.5 in NH female', '186.00', '5.2']) },
    { ...storzRow(['SA-400-ST-NH60', '4 in Storz', '6 in NH female', '248.00', '7.6']) },
    { ...storzRow(['SA-500-ST-NH25', '5 in Storz', '2.5 in NH female', '168.00', '4.8']) },
    {
      ...storzRow(['SA-500-ST-NH45', '5 in Storz', '4.5 in NH female', '204.00', '6.4']),
      bookPrices: { county: '169.00' },
      stock: [88, 46],
      sheet: true,
    },
    { ...storzRow(['SA-500-ST-NH60', '5 in Storz', '6 in NH female', '262.00', '8.8']) },
    {
      ...storzRow(['SA-500-ST-NH45-30', '5 in Storz', '4.5 in NH female, 30 degree elbow', '318.00', '9.9']),
      drawing: 'elbow-adapter',
      note: 'The elbow keeps the hose from kinking at the hydrant.',
      sheet: true,
    },
    { ...storzRow(['SA-500-400-ST', '5 in Storz', '4 in Storz', '176.00', '5.0']) },
  ],
)

const caps = createProducts(
  {
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-caps'],
    drawing: 'cap',
    about: 'With gasket; the size is stamped on the face.',
    tiers: 'small-parts',
    attributes: { Material__c: 'Aluminum', Standard__c: 'NFPA 1963' },
  },
  [
    {
      sku: 'CP-15-NH',
      drawingOptions: { label: '1.5' },
      name: 'Cap 1.5 in NH with chain',
      price: '22.00',
      attributes: { Coupling__c: '1.5 in NH', Weight__c: '0.4' },
      note: 'Closes male threads.',
    },
    {
      sku: 'CP-25-NH',
      drawingOptions: { label: '2.5' },
      name: 'Cap 2.5 in NH with chain',
      price: '29.50',
      attributes: { Coupling__c: '2.5 in NH', Weight__c: '0.9' },
      note: 'Closes male threads; drilled and chained.',
      stock: [310, 150],
    },
    {
      sku: 'PL-25-NH',
      drawingOptions: { label: '2.5', colour: 'brass' },
      name: 'Plug 2.5 in NH with chain',
      drawing: 'plug',
      price: '31.00',
      attributes: { Coupling__c: '2.5 in NH', Weight__c: '1.0' },
      note: 'Closes female inlets of siamese connections.',
    },
    {
      sku: 'CP-60-NH',
      name: 'Cap 6 in NH, long handle',
      drawing: 'long-handle-cap',
      price: '124.00',
      attributes: { Coupling__c: '6 in NH', Weight__c: '4.6' },
      note: 'For steamer and suction inlets.',
      drawingOptions: { label: '6' },
    },
    {
      sku: 'CP-500-ST',
      name: 'Blind cap 5 in Storz with cable',
      drawing: 'storz-cap',
      price: '98.00',
      attributes: { Coupling__c: '5 in Storz', Weight__c: '3.0' },
      note: 'Locks and vents before it opens.',
      drawingOptions: { colour: 'steelLight', coupling: 'storz' },
    },
    {
      sku: 'PL-25-BR',
      name: 'Breakable cap 2.5 in for fire department connections',
      drawing: 'breakable-cap',
      price: '14.75',
      attributes: { Coupling__c: '2.5 in NH', Material__c: 'Cast iron', Weight__c: '1.1' },
      note: 'Breaks with one blow of a spanner; set of hooks included.',
      rule: [10, 10, 500],
      pack: 'Each, sold in tens',
      drawingOptions: { colour: 'red', label: '2.5' },
    },
  ],
)

const wrenches = createProducts(
  {
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-wrenches'],
    drawing: 'spanner',
    about: 'Stamped with the sizes it fits.',
  },
  [
    {
      sku: 'WR-SPAN-15',
      name: 'Spanner wrench, folding, pocket',
      drawing: 'folding-spanner',
      price: '28.00',
      tiers: 'small-parts',
      attributes: { Material__c: 'Aluminum', Weight__c: '0.5', Dimensions__c: '6 in long' },
      note: 'Turns couplings from 1.5 to 2.5 in, shuts gas cocks, wedges doors.',
      stock: [260, 140],
      bookPrices: { county: '22.40' },
    },
    {
      sku: 'WR-SPAN-SET',
      name: 'Spanner and hydrant wrench holder set',
      drawing: 'spanner-set',
      price: '168.00',
      attributes: { Material__c: 'Aluminum', Weight__c: '6.8' },
      note: 'Two universal spanners and an adjustable hydrant wrench on a mounting plate.',
      sheet: true,
    },
    {
      sku: 'WR-UNI',
      name: 'Universal spanner, 10 in',
      price: '19.80',
      tiers: 'small-parts',
      rule: [6, 6, 600],
      pack: 'Each, sold in sixes',
      attributes: { Material__c: 'Steel', Weight__c: '1.1', Dimensions__c: '10 in long' },
      note: 'Pin and rocker lugs, zinc plated.',
      stock: [546, 240],
    },
    {
      sku: 'WR-HYD-ADJ',
      name: 'Hydrant wrench, adjustable',
      drawing: 'hydrant-wrench',
      price: '74.00',
      attributes: { Material__c: 'Steel', Weight__c: '3.9', Dimensions__c: '17 in long' },
      note: 'Fits pentagon and square stems to 1.75 in; hook spanner on the head.',
    },
    {
      sku: 'WR-ST-5',
      name: 'Storz wrench 4 to 6 in',
      drawing: 'storz-wrench',
      price: '38.50',
      tiers: 'small-parts',
      attributes: { Coupling__c: '5 in Storz', Material__c: 'Aluminum', Weight__c: '1.2', Dimensions__c: '14 in long' },
      note: 'Long arm that gives without slipping.',
    },
  ],
)

const strainers = createProducts(
  {
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-strainers'],
    drawing: 'strainer',
    about: 'Comes with an eye for the guide rope.',
    sheet: true,
  },
  [
    {
      sku: 'ST-BAR-45',
      name: 'Barrel strainer 4.5 in',
      price: '196.00',
      attributes: { Coupling__c: '4.5 in NH', Material__c: 'Aluminum', Weight__c: '8.5' },
      note: 'For ponds and streams of at least 2 ft.',
    },
    {
      sku: 'ST-LOW-6',
      name: 'Low-level strainer 6 in with jet',
      drawing: 'low-level-strainer',
      price: '498.00',
      attributes: {
        Coupling__c: '6 in NH',
        Material__c: 'Aluminum',
        Flow__c: '1000 gpm from 1 in of water',
        Weight__c: '18.5',
      },
      note: 'Empties a folding tank to the last inch; the jet siphons to the next tank.',
      bookPrices: { county: '412.00' },
    },
    {
      sku: 'ST-FLOAT-6',
      name: 'Floating strainer 6 in',
      price: '542.00',
      drawing: 'floating-strainer',
      attributes: { Coupling__c: '6 in NH', Material__c: 'Polyethylene', Flow__c: '1250 gpm', Weight__c: '23' },
      note: 'Draws clean water from just below the surface.',
      stock: [0, 0],
    },
  ],
)

const pumps = createProducts({ brand: 'calder-finch', family: 'Fittings', categories: ['fit-pumps'], sheet: true }, [
  {
    sku: 'PU-20HP',
    name: 'Portable pump 20 hp, 2.5 in',
    price: '6480.00',
    drawing: 'portable-pump',
    attributes: {
      Inlet__c: '3 in NH male',
      Outlet__c: '2 x 1.5 in NH male',
      Coupling__c: '1.5 in NH',
      Flow__c: '220 gpm at 60 psi',
      Power_Source__c: 'Gasoline',
      Weight__c: '148',
    },
    note: 'Electric start, exhaust primer; two people lift it.',
    related: ['HV-250-10-NH', 'ST-BAR-45'],
  },
  {
    sku: 'PU-4HP',
    name: 'Floating pump 4 hp, 1.5 in',
    price: '2380.00',
    drawing: 'floating-pump',
    drawingOptions: { colour: 'yellow', size: 0.8 },
    attributes: {
      Outlet__c: '1.5 in NH male',
      Coupling__c: '1.5 in NH',
      Flow__c: '90 gpm at 30 psi',
      Power_Source__c: 'Gasoline',
      Weight__c: '55',
    },
    note: 'Thrown into the pond and needs no suction hose.',
  },
  {
    sku: 'SP-25-2',
    name: 'Hydrant standpipe, two 2.5 in outlets',
    price: '398.00',
    drawing: 'standpipe',
    attributes: {
      Outlet__c: '2 x 2.5 in NH male',
      Coupling__c: '2.5 in NH',
      Service_Pressure__c: '200',
      Material__c: 'Aluminum',
      Weight__c: '18.4',
    },
    note: 'For flush hydrants in yards and terminals; valves on both outlets.',
  },
])

/** Adapters, caps, wrenches, strainers, standpipes and portable pumps. */
export const fittings: readonly DemoProduct[] = [...threaded, ...storz, ...caps, ...wrenches, ...strainers, ...pumps]
