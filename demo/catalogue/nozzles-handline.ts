import type { DemoProduct } from '../model.ts'
import { createProducts } from './product.ts'
import type { ProductDraft } from './product.ts'

const fog = {
  brand: 'nordbrise',
  family: 'Nozzles',
  drawing: 'fog-nozzle',
  sheet: true,
  related: ['HA-175', 'NB-SHUT-15', 'WR-SPAN-15'],
} as const satisfies Partial<ProductDraft>

const fogFacts = (inlet: string, flow: string, weight: string) =>
  ({
    Inlet__c: inlet,
    Coupling__c: inlet,
    Flow__c: flow,
    Weight__c: weight,
    Material__c: 'Aluminum',
    Standard__c: 'NFPA 1964',
  }) as const

const automatic = createProducts(
  {
    ...fog,
    categories: ['nozzles-automatic'],
    drawingOptions: { colour: 'black' },
    attributes: { Nozzle_Type__c: 'Automatic fog' },
    about:
      'A spring-loaded baffle keeps tip pressure while the pump operator changes the flow. Straight stream to wide fog, flush without shutting down, spinning teeth.',
  },
  [
    {
      sku: 'NA-10-100/10',
      name: 'Automatic fog nozzle 1 in, 10 to 100 gpm',
      price: '586.00',
      attributes: fogFacts('1 in NH', '10-100 gpm at 100 psi', '3.6'),
    },
    {
      sku: 'NA-15-200/60',
      name: 'Automatic fog nozzle 1.5 in, 60 to 200 gpm',
      price: '824.00',
      attributes: fogFacts('1.5 in NH', '60-200 gpm at 100 psi', '5.4'),
      stock: [34, 12],
      bookPrices: { county: '689.00' },
    },
    {
      sku: 'NA-15-200/60-LP',
      name: 'Automatic fog nozzle 1.5 in, dual pressure',
      price: '896.00',
      attributes: fogFacts('1.5 in NH', '60-200 gpm at 100 or 55 psi', '5.6'),
      note: 'Turn the knob and it works at 55 psi when the pressure is low.',
    },
    {
      sku: 'NA-25-250/70',
      name: 'Automatic fog nozzle 2.5 in, 70 to 250 gpm',
      price: '982.00',
      attributes: fogFacts('2.5 in NH', '70-250 gpm at 100 psi', '7.8'),
      drawingOptions: { size: 1.2 },
    },
  ],
)

const selectable = createProducts(
  {
    ...fog,
    categories: ['nozzles-selectable'],
    attributes: { Nozzle_Type__c: 'Selectable gallonage fog' },
    about: 'The ring clicks through marked flows that can be read by feel with gloves on; the last position flushes.',
  },
  [
    {
      sku: 'NS-10-13/60',
      name: 'Selectable fog nozzle 1 in, 13 to 60 gpm',
      price: '498.00',
      attributes: fogFacts('1 in NH', '13-25-40-60 gpm at 100 psi', '3.3'),
      drawingOptions: { colour: 'red' },
    },
    {
      sku: 'NS-15-30/125',
      name: 'Selectable fog nozzle 1.5 in, 30 to 125 gpm',
      price: '648.00',
      attributes: fogFacts('1.5 in NH', '30-60-95-125 gpm at 100 psi', '4.9'),
      drawingOptions: { colour: 'yellow' },
      stock: [44, 20],
    },
    {
      sku: 'NS-15-95/200',
      name: 'Selectable fog nozzle 1.5 in, 95 to 200 gpm',
      price: '706.00',
      attributes: fogFacts('1.5 in NH', '95-125-150-200 gpm at 100 psi', '5.1'),
      drawingOptions: { colour: 'blue' },
    },
    {
      sku: 'NS-25-125/250',
      name: 'Selectable fog nozzle 2.5 in, 125 to 250 gpm',
      price: '884.00',
      attributes: fogFacts('2.5 in NH', '125-150-200-250 gpm at 100 psi', '7.5'),
      drawingOptions: { colour: 'black', size: 1.2 },
      stock: [0, 0],
    },
    {
      sku: 'NS-10-FOR',
      name: 'Forestry nozzle 1 in, two flows',
      drawing: 'forestry-nozzle',
      price: '46.50',
      attributes: { ...fogFacts('1 in NPSH', '10 or 24 gpm at 100 psi', '0.9'), Material__c: 'Polycarbonate' },
      drawingOptions: { colour: 'orange', size: 0.8 },
      tiers: 'small-parts',
      sheet: false,
      note: 'Light twin-tip nozzle for brush lines.',
    },
  ],
)

const fixed = createProducts(
  {
    ...fog,
    categories: ['nozzles-fixed'],
    attributes: { Nozzle_Type__c: 'Fixed gallonage fog' },
    about: 'One flow at one pressure, so nozzle reaction never surprises; few parts to service.',
  },
  [
    {
      sku: 'NF-15-150/50',
      name: 'Fixed fog nozzle 1.5 in, 150 gpm at 50 psi',
      price: '612.00',
      attributes: fogFacts('1.5 in NH', '150 gpm at 50 psi', '4.6'),
      drawingOptions: { colour: 'red' },
      bookPrices: { county: '498.00' },
    },
    {
      sku: 'NF-15-175/75',
      name: 'Fixed fog nozzle 1.5 in, 175 gpm at 75 psi',
      price: '612.00',
      attributes: fogFacts('1.5 in NH', '175 gpm at 75 psi', '4.6'),
      drawingOptions: { colour: 'navy' },
    },
    {
      sku: 'NB-FOG-L25',
      name: 'Low-pressure high-rise nozzle 2.5 in, 250 gpm at 50 psi',
      price: '798.00',
      attributes: fogFacts('2.5 in NH', '250 gpm at 50 psi', '6.9'),
      drawingOptions: { colour: 'yellow', size: 1.1 },
      note: 'For standpipes with little pressure.',
    },
    {
      sku: 'NF-15-RACK',
      name: 'Rack nozzle 1.5 in, adjustable, brass',
      drawing: 'rack-nozzle',
      price: '62.00',
      attributes: { ...fogFacts('1.5 in NH', '95 gpm at 100 psi', '2.1'), Material__c: 'Brass' },
      drawingOptions: { colour: 'gold', size: 0.8 },
      tiers: 'small-parts',
      sheet: false,
      note: 'For occupant hose stations in plants.',
      bookPrices: { industrial: '53.00' },
    },
  ],
)

/** Smooth bore tips: orifice, the flow it gives at 50 psi, list price, weight. */
const orifices = [
  ['1/2', '53', '58.00', '0.7'],
  ['3/4', '118', '64.00', '0.8'],
  ['15/16', '185', '68.00', '0.9'],
  ['1', '210', '72.00', '1.0'],
  ['1 1/8', '266', '84.00', '1.3'],
  ['1 1/4', '328', '92.00', '1.4'],
] as const

const tips = createProducts(
  {
    brand: 'nordbrise',
    family: 'Nozzles',
    categories: ['nozzles-tips'],
    drawing: 'smooth-bore',
    tiers: 'small-parts',
    about: 'Smooth bore tip of hard-coat aluminum with the orifice cast in large figures and a rubber bumper.',
  },
  orifices.map(([orifice, flow, price, weight]) => ({
    sku: `NT-${orifice.replace(' ', '.')}`,
    name: `Smooth bore tip ${orifice} in`,
    price,
    attributes: {
      Diameter__c: `${orifice} in`,
      Inlet__c: '1.5 in NH',
      Coupling__c: '1.5 in NH',
      Nozzle_Type__c: 'Smooth bore',
      Flow__c: `${flow} gpm at 50 psi`,
      Weight__c: weight,
      Material__c: 'Aluminum',
      Standard__c: 'NFPA 1964',
    } as const,
    drawingOptions: { count: 1, label: orifice },
    ...(orifice === '15/16' && { bookPrices: { county: '57.50' }, stock: [160, 85] as const }),
    ...(orifice === '1/2' && { stock: [0, 0] as const }),
  })),
)

const shutoffs = createProducts(
  {
    brand: 'nordbrise',
    family: 'Nozzles',
    categories: ['nozzles-shutoffs'],
    drawing: 'ball-valve',
    attributes: { Nozzle_Type__c: 'Ball shutoff', Material__c: 'Aluminum', Standard__c: 'NFPA 1964' },
    about: 'Full-bore ball that can be gated without chatter; bale in the color that matches the line.',
  },
  [
    {
      sku: 'NB-SHUT-15',
      name: 'Ball shutoff 1.5 in',
      price: '286.00',
      attributes: { Inlet__c: '1.5 in NH', Outlet__c: '1.5 in NH', Coupling__c: '1.5 in NH', Weight__c: '2.9' },
      drawingOptions: { colour: 'black' },
      stock: [72, 30],
    },
    {
      sku: 'NB-SHUT-15P',
      name: 'Ball shutoff 1.5 in with pistol grip',
      price: '342.00',
      attributes: { Inlet__c: '1.5 in NH', Outlet__c: '1.5 in NH', Coupling__c: '1.5 in NH', Weight__c: '3.7' },
      drawingOptions: { colour: 'red' },
    },
    {
      sku: 'NB-SHUT-25',
      name: 'Ball shutoff 2.5 in to 1.5 in',
      price: '428.00',
      attributes: { Inlet__c: '2.5 in NH', Outlet__c: '1.5 in NH', Coupling__c: '2.5 in NH', Weight__c: '4.8' },
      drawingOptions: { colour: 'yellow', size: 1.2 },
    },
    {
      sku: 'NB-SHUT-10',
      name: 'Ball shutoff 1 in',
      price: '214.00',
      attributes: { Inlet__c: '1 in NH', Outlet__c: '1 in NH', Coupling__c: '1 in NH', Weight__c: '1.9' },
      drawingOptions: { colour: 'blue', size: 0.8 },
    },
  ],
)

/** Fog nozzles, smooth bore tips and shutoffs for handlines. */
export const handlineNozzles: readonly DemoProduct[] = [...automatic, ...selectable, ...fixed, ...tips, ...shutoffs]
