import type { DemoProduct } from '../model.ts'
import { createSizeAxis } from './axes.ts'
import { createProducts } from './product.ts'
import { createVariations } from './variations.ts'

/** Extension ladders: length extended, stored length, price, weight. */
const extension = [
  ['14', '9.5', '798.00', '62'],
  ['20', '12', '968.00', '78'],
  ['24', '15', '1120.00', '96'],
  ['28', '17', '1290.00', '117'],
  ['35', '20.5', '1860.00', '152'],
] as const

const ground = [
  ...createProducts(
    {
      brand: 'highstave',
      family: 'Ladders',
      categories: ['ladders-extension'],
      drawing: 'extension-ladder',
      sheet: true,
      about: 'Two-section solid beam aluminum ladder with heat sensors at each rung end and curved butt feet.',
      attributes: { Material__c: 'Aluminum', Load_Rating__c: '750 lb', Standard__c: 'NFPA 1931' },
      related: ['SV-LAD'],
    },
    extension.map(([feet, stored, price, weight]) => ({
      sku: `LX-${feet}`,
      name: `Extension ladder ${feet} ft, two sections`,
      price,
      unit: 'Each',
      attributes: { Length__c: `${feet} ft`, Dimensions__c: `${stored} ft stored`, Weight__c: weight },
      ...(feet === '24' && { bookPrices: { county: '959.00' }, stock: [11, 5] as const }),
      ...(feet === '35' && { stock: [0, 0] as const }),
    })),
  ),
  ...createProducts(
    {
      brand: 'highstave',
      family: 'Ladders',
      categories: ['ladders-roof'],
      drawing: 'roof-ladder',
      about: 'With heat sensor labels and a test record card.',
      sheet: true,
      attributes: { Material__c: 'Aluminum', Load_Rating__c: '750 lb', Standard__c: 'NFPA 1931' },
      related: ['SV-LAD'],
    },
    [
      {
        sku: 'LR-12',
        name: 'Roof ladder 12 ft',
        price: '486.00',
        attributes: { Length__c: '12 ft', Weight__c: '31' },
        note: 'Folding hooks with sharp tips.',
      },
      {
        sku: 'LR-14',
        name: 'Roof ladder 14 ft',
        price: '532.00',
        attributes: { Length__c: '14 ft', Weight__c: '37' },
        note: 'Folding hooks with sharp tips.',
        stock: [14, 6],
      },
      {
        sku: 'LR-16',
        name: 'Roof ladder 16 ft',
        price: '586.00',
        attributes: { Length__c: '16 ft', Weight__c: '43' },
        note: 'Folding hooks with sharp tips.',
      },
      {
        sku: 'LA-10',
        name: 'Folding attic ladder 10 ft',
        price: '348.00',
        drawing: 'attic-ladder',
        drawingOptions: { colour: 'yellow' },
        attributes: { Length__c: '10 ft', Load_Rating__c: '300 lb', Dimensions__c: '2 x 5 in folded', Weight__c: '18' },
        note: 'Folds to one beam for closets and scuttles.',
      },
      {
        sku: 'LC-A14',
        name: 'Combination ladder 14 ft, A-frame and extension',
        price: '742.00',
        drawing: 'frame-ladder',
        drawingOptions: { colour: 'orange' },
        attributes: { Length__c: '14 ft', Load_Rating__c: '300 lb', Dimensions__c: '7.5 ft stored', Weight__c: '48' },
        note: 'Stands by itself over a hole or leans as extension.',
      },
    ],
  ),
]

const poles = [
  ...createProducts(
    {
      brand: 'pikestone',
      family: 'Rope and Access',
      categories: ['ladders-pike'],
      drawing: 'pike-pole',
      about: 'Forged head on a fiberglass pole that does not conduct.',
      attributes: { Material__c: 'Fiberglass' },
    },
    (
      [
        ['6', '84.00', '5.4'],
        ['8', '94.00', '6.3'],
        ['10', '106.00', '7.2'],
        ['12', '118.00', '8.1'],
      ] as const
    ).map(([feet, price, weight]) => ({
      sku: `PP-${feet}`,
      name: `Pike pole ${feet} ft`,
      price,
      attributes: { Length__c: `${feet} ft`, Weight__c: weight },
    })),
  ),
  ...createProducts(
    {
      brand: 'pikestone',
      family: 'Rope and Access',
      categories: ['ladders-pull'],
      drawing: 'pike-pole',
      attributes: { Material__c: 'Steel' },
    },
    [
      {
        sku: 'PH-NY-6',
        name: 'New York roof hook 6 ft',
        drawing: 'roof-hook',
        price: '178.00',
        drawingOptions: { colour: 'black' },
        attributes: { Length__c: '6 ft', Weight__c: '11.8' },
        note: 'All steel with pry end; turns gas cocks.',
        sheet: true,
      },
      {
        sku: 'PH-DRY-6',
        name: 'Drywall hook 6 ft',
        drawing: 'drywall-hook',
        price: '116.00',
        drawingOptions: { colour: 'red' },
        attributes: { Length__c: '6 ft', Weight__c: '7.0' },
        note: 'Wide blade with teeth brings down a ceiling in sheets.',
      },
      {
        sku: 'PH-TRASH',
        name: 'Trash hook 5 ft',
        drawing: 'trash-hook',
        price: null,
        drawingOptions: { colour: 'gold' },
        attributes: { Length__c: '5 ft', Weight__c: '6.2' },
        note: 'Hook and spike for overhaul. Being re-tooled, price to follow.',
        stock: [0, 0],
      },
    ],
  ),
]

const rope = createProducts(
  {
    brand: 'carrowmed',
    family: 'Rope and Access',
    categories: ['ladders-lines'],
    drawing: 'rope-bag',
    unit: 'Length',
    sheet: true,
    about: 'Static kernmantle of nylon with tracer yarn and length mark at both ends, in a bag.',
    attributes: {
      Diameter__c: '0.5 in',
      Material__c: 'Nylon',
      Load_Rating__c: '9,000 lb breaking strength',
      Standard__c: 'NFPA 1983',
    },
  },
  (
    [
      ['100', 'white', 'White', '168.00', '7.2'],
      ['200', 'blue', 'Blue', '316.00', '14.4'],
      ['300', 'orange', 'Orange', '468.00', '21.6'],
    ] as const
  ).map(([feet, colour, color, price, weight]) => ({
    sku: `RP-050-${feet}`,
    name: `Life safety rope 0.5 in, ${feet} ft, ${color.toLowerCase()}`,
    price,
    pack: `${feet} ft in bag`,
    attributes: { Length__c: `${feet} ft`, Color__c: color, Weight__c: weight },
    drawingOptions: { colour, label: `${feet} ft` },
    ...(feet === '200' && { bookPrices: { county: '262.00' }, stock: [42, 18] as const, tiers: 'gear-issue' as const }),
  })),
)

const harness = createVariations(
  {
    brand: 'carrowmed',
    family: 'Rope and Access',
    sku: 'HN-3',
    name: 'Rescue harness Class III',
    categories: ['ladders-hardware'],
    drawing: 'harness',
    sheet: true,
    note: 'Full body with front and rear points, padded legs and quick buckles.',
    attributes: { Material__c: 'Polyester', Load_Rating__c: '600 lb', Standard__c: 'NFPA 1983' },
  },
  [createSizeAxis(['S', 'M', 'L'])],
  () => ({ price: '398.00', attributes: { Weight__c: '4.9' } }),
)

const hardware = createProducts(
  {
    brand: 'carrowmed',
    family: 'Rope and Access',
    categories: ['ladders-hardware'],
    about: 'Marked with its strength and year.',
  },
  [
    {
      sku: 'HW-CAR-S',
      name: 'Carabiner, steel, auto-lock',
      price: '38.00',
      drawing: 'carabiner',
      tiers: 'small-parts',
      rule: [6, 6, 300],
      pack: 'Each, sold in sixes',
      attributes: { Material__c: 'Steel', Load_Rating__c: '9,000 lb', Weight__c: '0.6', Standard__c: 'NFPA 1983' },
      note: 'General use; opens in three moves.',
      stock: [312, 150],
    },
    {
      sku: 'HW-CAR-A',
      name: 'Carabiner, aluminum, screw lock',
      price: '24.00',
      drawing: 'carabiner',
      drawingOptions: { colour: 'blue' },
      tiers: 'small-parts',
      attributes: { Material__c: 'Aluminum', Load_Rating__c: '6,000 lb', Weight__c: '0.2', Standard__c: 'NFPA 1983' },
      note: 'Technical use.',
    },
    {
      sku: 'HW-PUL-2',
      name: 'Double pulley 2 in, prusik minding',
      price: '146.00',
      drawing: 'pulley',
      attributes: { Material__c: 'Aluminum', Load_Rating__c: '9,000 lb', Weight__c: '1.4', Standard__c: 'NFPA 1983' },
      note: 'For 0.5 in rope, ball bearings.',
    },
    {
      sku: 'HW-DESC',
      name: 'Descent control device, 0.5 in rope',
      price: '284.00',
      drawing: 'descender',
      drawingOptions: { colour: 'red', size: 1.2 },
      attributes: { Material__c: 'Aluminum', Load_Rating__c: '600 lb', Weight__c: '1.3', Standard__c: 'NFPA 1983' },
      note: 'Stops when the handle is let go and when it is pulled too far.',
      stock: [0, 0],
    },
    {
      sku: 'EV.BOARD',
      about: '',
      name: 'Spine board with straps',
      price: '268.00',
      drawing: 'spine-board',
      categories: ['ladders-carry'],
      attributes: {
        Material__c: 'Polyethylene',
        Load_Rating__c: '1,000 lb',
        Dimensions__c: '72 x 16 x 2 in',
        Weight__c: '15',
        Color__c: 'Yellow',
      },
      note: 'Floats, shows no shadow on X-ray; three straps.',
    },
    {
      sku: 'EV.TRAUMA',
      about: '',
      name: 'Trauma bag, stocked for ten',
      price: '486.00',
      drawing: 'trauma-bag',
      categories: ['ladders-carry'],
      attributes: { Material__c: 'Nylon', Dimensions__c: '22 x 12 x 12 in', Weight__c: '17.5', Color__c: 'Red' },
      note: 'Bleeding control, airway and burn modules by color.',
      sheet: true,
      stock: [26, 12],
    },
  ],
)

/** Ladders, hooks, rope, harness and carrying. */
export const laddersAndRope: readonly DemoProduct[] = [...ground, ...poles, ...rope, ...harness, ...hardware]
