import type { DemoProduct } from '../model.ts'
import { createColorAxis, createSizeAxis } from './axes.ts'
import { createProducts } from './product.ts'
import type { ProductDraft } from './product.ts'
import { createVariations } from './variations.ts'

const helmet = {
  brand: 'oakhelm',
  family: 'Headwear',
  tiers: 'gear-issue',
  sheet: true,
  related: ['TH-HOOD-2', 'LH-CLAMP'],
} as const satisfies Partial<ProductDraft>

const helmets = [
  ...createVariations(
    {
      ...helmet,
      sku: 'TH-TRAD',
      name: 'Traditional helmet Brigade',
      categories: ['turnout-helmets'],
      drawing: 'helmet',
      note: 'Traditional profile with eight-rib composite shell, ratchet headband, 4 in face shield and brass front holder.',
      attributes: { Material__c: 'Fiberglass composite', Size__c: 'Adjusts 6 1/2 to 8 1/4', Standard__c: 'NFPA 1971' },
    },
    [createColorAxis(['black', 'yellow', 'red', 'white', 'blue'])],
    (pick) => ({
      price: '348.00',
      attributes: { Weight__c: '3.6' },
      ...(pick('Color__c') === 'Blue' && { stock: [0, 0] as const }),
    }),
  ),
  ...createVariations(
    {
      ...helmet,
      sku: 'TH-MOD',
      name: 'Modern helmet Contour',
      categories: ['turnout-helmets'],
      drawing: 'jet-helmet',
      note: 'Low profile with the weight close to the head, retracting eye shield and a rear ratchet that turns with gloves.',
      attributes: { Material__c: 'Thermoplastic', Size__c: 'Adjusts 6 1/2 to 8', Standard__c: 'NFPA 1971' },
    },
    [createColorAxis(['black', 'yellow', 'red', 'white'])],
    () => ({ price: '294.00', attributes: { Weight__c: '3.1' } }),
  ),
  ...createVariations(
    {
      ...helmet,
      sku: 'TH-RES',
      name: 'Rescue helmet Crag',
      categories: ['turnout-rescue-helmets'],
      drawing: 'rescue-helmet',
      drawingOptions: { size: 0.9 },
      note: 'For rope, extrication and wildland: vents that close, lamp clips front and rear, four-point chin strap.',
      attributes: { Material__c: 'Thermoplastic', Size__c: 'Adjusts 6 3/8 to 8', Standard__c: 'NFPA 1951' },
    },
    [createColorAxis(['red', 'yellow', 'blue', 'white'])],
    () => ({ price: '214.00', attributes: { Weight__c: '1.6' } }),
  ),
]

const hoods = createProducts({ brand: 'oakhelm', family: 'Headwear', categories: ['turnout-hoods'] }, [
  {
    sku: 'TH-HOOD-2',
    name: 'Particulate blocking hood, long bib',
    price: '118.00',
    drawing: 'hood',
    drawingOptions: { colour: 'black' },
    tiers: 'gear-issue',
    sheet: true,
    stock: [220, 110],
    bookPrices: { county: '92.50' },
    note: 'Stops fine particles at neck and jaw; hearing stays clear through a thin ear panel.',
    attributes: {
      Material__c: 'Aramid',
      Color__c: 'Black',
      Size__c: 'One size',
      Weight__c: '0.4',
      Standard__c: 'NFPA 1971',
    },
  },
  {
    sku: 'TH-HOOD-1',
    name: 'Knit hood, two-ply',
    price: '42.00',
    drawing: 'hood',
    drawingOptions: { colour: 'gold' },
    tiers: 'gear-issue',
    note: 'Two-ply knit that keeps its shape after washing.',
    attributes: {
      Material__c: 'PBI',
      Color__c: 'Gold',
      Size__c: 'One size',
      Weight__c: '0.3',
      Standard__c: 'NFPA 1971',
    },
  },
  {
    sku: 'TH-GOG-F',
    name: 'Firefighting goggles with quick strap',
    price: '72.00',
    drawing: 'goggles',
    note: 'Anti-fog lens; strap goes round the helmet.',
    attributes: { Material__c: 'Polycarbonate', Size__c: 'One size', Weight__c: '0.4', Standard__c: 'NFPA 1971' },
  },
  {
    sku: 'TH-GOG-W',
    name: 'Wildland goggles',
    price: '48.50',
    drawing: 'goggles',
    drawingOptions: { colour: 'orange' },
    note: 'Foam-sealed against ash, vents above and below.',
    attributes: { Material__c: 'Polycarbonate', Size__c: 'One size', Weight__c: '0.3', Standard__c: 'NFPA 1977' },
  },
])

const gloves = [
  ...createVariations(
    {
      brand: 'harrowgate',
      family: 'Gloves and Boots',
      sku: 'GL-STR',
      name: 'Structural glove Anvil',
      categories: ['turnout-gloves'],
      drawing: 'gloves',
      drawingOptions: { colour: 'tan' },
      tiers: 'gear-issue',
      sheet: true,
      note: 'Cowhide with 3D thumb and a liner that stays in when the hand is wet.',
      attributes: { Material__c: 'Cowhide', Color__c: 'Tan', Standard__c: 'NFPA 1971' },
      related: ['GL-EXT'],
    },
    [createSizeAxis(['S', 'M', 'L', 'XL', '2XL'])],
    (pick) => ({
      price: '98.00',
      unit: 'Pair',
      pack: 'Pair',
      attributes: { Weight__c: '0.9' },
      drawingOptions: { label: pick('Size__c') },
    }),
  ),
  ...createVariations(
    {
      brand: 'harrowgate',
      family: 'Gloves and Boots',
      sku: 'GL-EXT',
      name: 'Extrication glove Switch',
      categories: ['turnout-gloves'],
      drawing: 'gloves',
      drawingOptions: { colour: 'black' },
      tiers: 'gear-issue',
      note: 'Cut-resistant palm, knuckle guard, and a fingertip that finds a seat belt release.',
      attributes: { Material__c: 'Para-aramid', Color__c: 'Black', Standard__c: 'NFPA 1951' },
    },
    [createSizeAxis(['S', 'M', 'L', 'XL'])],
    (pick) => ({
      price: '56.00',
      unit: 'Pair',
      pack: 'Pair',
      attributes: { Weight__c: '0.5' },
      drawingOptions: { label: pick('Size__c') },
      ...(pick('Size__c') === 'S' && { stock: [0, 0] as const }),
    }),
  ),
]

const boots = [
  ...createVariations(
    {
      brand: 'harrowgate',
      family: 'Gloves and Boots',
      sku: 'BT-LEA',
      name: 'Leather structural boot Stride',
      categories: ['turnout-boots'],
      drawing: 'boots',
      drawingOptions: { colour: 'black' },
      tiers: 'gear-issue',
      sheet: true,
      note: '14 in pull-on with composite toe, puncture-resistant midsole and ladder shank; fits like a running shoe after a day.',
      attributes: { Material__c: 'Leather', Color__c: 'Black', Standard__c: 'NFPA 1971' },
    },
    [createSizeAxis(['8', '9', '9.5', '10', '11', '12'], 'Dropdown')],
    (pick) => ({
      price: '386.00',
      unit: 'Pair',
      pack: 'Pair',
      attributes: { Weight__c: (5.6 + (Number(pick('Size__c')) - 8) * 0.14).toFixed(1) },
    }),
  ),
  ...createVariations(
    {
      brand: 'harrowgate',
      family: 'Gloves and Boots',
      sku: 'BT-RUB',
      name: 'Rubber structural boot Tide',
      categories: ['turnout-boots'],
      drawing: 'boots',
      drawingOptions: { colour: 'yellow' },
      tiers: 'gear-issue',
      note: '16 in lined rubber boot with steel toe and midsole; hose off and hang.',
      attributes: { Material__c: 'Rubber', Color__c: 'Yellow', Standard__c: 'NFPA 1971' },
    },
    [createSizeAxis(['8', '9', '10', '11', '12'], 'Dropdown')],
    (pick) => ({
      price: '178.00',
      unit: 'Pair',
      pack: 'Pair',
      attributes: { Weight__c: (7.0 + (Number(pick('Size__c')) - 8) * 0.2).toFixed(1) },
    }),
  ),
]

/** Helmets, hoods, eyewear, gloves and boots. */
export const turnoutWear: readonly DemoProduct[] = [...helmets, ...hoods, ...gloves, ...boots]
