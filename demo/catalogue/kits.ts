import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { DemoProduct } from '../model.ts'
import { createProduct } from './product.ts'
import type { ProductDraft } from './product.ts'

type Parts = readonly (readonly [sku: string, quantity: string, isRequired?: boolean])[]

/**
 * Creates the sets and bundles from existing products. A set costs the sum of its components; a bundle has its own,
 * lower price.
 */
export function createKits(products: readonly DemoProduct[]): DemoProduct[] {
  const priceOf = new Map(products.map((product) => [product.sku, product.listPrice ?? '0']))
  const sumPrices = (parts: Parts): string =>
    sum(parts.map(([sku, quantity]) => decimal(priceOf.get(sku) ?? '0').times(quantity))).toFixed(2)
  return [
    ...sets.map(({ parts, ...draft }) =>
      createProduct({
        ...draft,
        price: sumPrices(parts),
        stock: null,
        rest: { productClass: 'Set', components: toComponents(parts) },
      }),
    ),
    ...bundles.map(({ parts, ...draft }) =>
      createProduct({ ...draft, rest: { productClass: 'Bundle', components: toComponents(parts) } }),
    ),
  ]
}

function toComponents(parts: Parts) {
  return parts.map(([sku, quantity, isRequired = true]) => ({ sku, quantity, isRequired }))
}

const sets: readonly (Omit<ProductDraft, 'price'> & { readonly parts: Parts })[] = [
  {
    sku: 'SET-ENTRY',
    name: 'Entry set: bar and flat head axe',
    brand: 'pikestone',
    family: 'Forcible Entry',
    categories: ['rescue-bars'],
    drawing: 'entry-set',
    unit: 'Set',
    pack: 'Set of two',
    morePictures: [{ drawing: 'axe', alt: 'Flat head axe', options: { colour: 'wood' } }],
    note: 'The 30 in bar and the axe that fit each other, carried as one.',
    care: 'Bar and axe are also sold alone. Each piece can be ordered again under its own part number. Check the set against the list after use and look after each piece as its own page says.',
    attributes: { Weight__c: '18.0', Material__c: 'Steel' },
    parts: [
      ['FE-HAL-30', '1'],
      ['FE-AXE-F6', '1'],
    ],
  },
  {
    sku: 'SET-HIGHRISE',
    name: 'High-rise set: hose, nozzle, wye and bag',
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-double', 'hose-handling'],
    drawing: 'high-rise-set',
    unit: 'Set',
    pack: 'Set of five pieces',
    note: 'Two 50 ft lengths of 2.5 in, a low-pressure nozzle, a gated wye and the bag.',
    care: 'All couplings are 2.5 in or 1.5 in NH. Each piece can be ordered again under its own part number. Check the set against the list after use and look after each piece as its own page says.',
    attributes: { Diameter__c: '2.5 in', Length__c: '100 ft', Standard__c: 'NFPA 1961' },
    parts: [
      ['HA-250-50-Y', '2'],
      ['NB-FOG-L25', '1'],
      ['FA-GW-25/15', '1'],
      ['HT-PACK-HR', '1'],
    ],
  },
  {
    sku: 'SET-HYDRANT',
    name: 'Hydrant set: adapter, wrenches, gate valve',
    brand: 'calder-finch',
    family: 'Fittings',
    categories: ['fit-wrenches', 'fit-storz'],
    drawing: 'hydrant-set',
    drawingOptions: { label: '4 1/2' },
    unit: 'Set',
    pack: 'Set of five pieces',
    note: 'What the hydrant person carries.',
    care: 'The hydrant side is 4.5 in NH and 2.5 in NH. Each piece can be ordered again under its own part number. Check the set against the list after use and look after each piece as its own page says.',
    attributes: { Coupling__c: '5 in Storz' },
    parts: [
      ['SA-500-ST-NH45', '1'],
      ['WR-HYD-ADJ', '1'],
      ['WR-SPAN-15', '2'],
      ['FA-HG-25', '1'],
    ],
  },
  {
    sku: 'SET-EV-HV',
    name: 'High-voltage safety set',
    brand: 'voltquell',
    family: 'EV Response',
    categories: ['ev-tools'],
    drawing: 'high-voltage-set',
    unit: 'Set',
    pack: 'Set of four pieces',
    note: 'Detector, emergency plug, cable cutter and rescue hook; gloves are ordered by size.',
    care: 'Each piece carries its own voltage rating. Each piece can be ordered again under its own part number. Check the set against the list after use and look after each piece as its own page says.',
    attributes: { Rated_Voltage__c: '1,000 V AC' },
    parts: [
      ['EV-DET', '1'],
      ['EV-PLUG-T2', '1'],
      ['EV-CUT', '1'],
      ['EV-HOOK', '1'],
    ],
  },
]

const bundles: readonly (ProductDraft & { readonly parts: Parts })[] = [
  {
    sku: 'BDL-RESCUE-E',
    name: 'Battery rescue bundle: spreader, cutter, ram',
    brand: 'kestrel',
    family: 'Hydraulic Rescue',
    categories: ['rescue-spreaders', 'rescue-cutters'],
    drawing: 'rescue-bundle',
    drawingOptions: { label: 'E40' },
    unit: 'Bundle',
    pack: 'Complete bundle',
    price: '32900.00',
    stock: [2, 1],
    sheet: true,
    morePictures: [
      { drawing: 'cutter', alt: 'Battery cutter E100', options: { label: 'E100' } },
      { drawing: 'ram', alt: 'Battery telescopic ram E60', options: { label: 'E60' } },
      { drawing: 'battery-charger', alt: 'Vehicle charger and batteries' },
    ],
    note: 'Three tools, three spare batteries and a four-bay vehicle charger; the single-bay charger can be added.',
    care: 'All three tools share one battery fit. Each piece can be ordered again under its own part number. Train with the whole bundle before it goes on the apparatus, and look after each piece as its own page says.',
    attributes: { Power_Source__c: 'Battery 28 V', Standard__c: 'NFPA 1936' },
    parts: [
      ['GS-E40', '1'],
      ['GC-E100', '1'],
      ['GR-E60', '1'],
      ['GB-28-9', '3'],
      ['GB-CHG-4V', '1'],
      ['GB-CHG-1', '1', false],
    ],
  },
  {
    sku: 'BDL-EV-FIRST',
    name: 'EV first response bundle',
    brand: 'voltquell',
    family: 'EV Response',
    categories: ['ev-blankets-car', 'ev-water-underbody'],
    drawing: 'ev-bundle',
    unit: 'Bundle',
    pack: 'Complete bundle',
    price: '4680.00',
    stock: [8, 4],
    sheet: true,
    morePictures: [
      { drawing: 'cooling-nozzle', alt: 'Underbody cooling nozzle' },
      { drawing: 'ev-blanket-bag', alt: 'Blanket in its bag', options: { colour: 'orange' } },
      { drawing: 'ev-plug', alt: 'Emergency plug' },
    ],
    note: 'Reusable blanket in its bag, underbody nozzle, plug and detector; a long nozzle can be added.',
    care: 'It covers the first thirty minutes of a vehicle battery fire. Each piece can be ordered again under its own part number. Train with the whole bundle before it goes on the apparatus, and look after each piece as its own page says.',
    attributes: { Fire_Class__c: 'Vehicle, lithium-ion' },
    parts: [
      ['EV-BL-20x26', '1'],
      ['EV-BAG', '1'],
      ['EV-NZ-UB', '1'],
      ['EV-PLUG-T2', '1'],
      ['EV-DET', '1'],
      ['EV-NZ-UB-L', '1', false],
    ],
  },
  {
    sku: 'BDL-ATTACK',
    name: 'Attack line bundle, 1.75 in, 200 ft',
    brand: 'ridgeline',
    family: 'Hose',
    categories: ['hose-double'],
    drawing: 'attack-bundle',
    drawingOptions: { colour: 'yellow', coupling: 'threaded' },
    unit: 'Bundle',
    pack: 'Complete bundle',
    price: '1540.00',
    stock: [18, 8],
    morePictures: [
      { drawing: 'fog-nozzle', alt: 'Fixed fog nozzle' },
      { drawing: 'ball-valve', alt: 'Ball shutoff', options: { colour: 'black' } },
    ],
    note: 'Four 50 ft lengths in yellow, a 150 gpm nozzle at 50 psi and a ball shutoff.',
    care: 'All couplings are 1.5 in NH. Each piece can be ordered again under its own part number. Train with the whole bundle before it goes on the apparatus, and look after each piece as its own page says.',
    attributes: { Diameter__c: '1.75 in', Length__c: '200 ft', Flow__c: '150 gpm at 50 psi', Standard__c: 'NFPA 1961' },
    parts: [
      ['HA-175-50-Y', '4'],
      ['NF-15-150/50', '1'],
      ['NB-SHUT-15', '1'],
    ],
  },
  {
    sku: 'BDL-STAB',
    name: 'Vehicle stabilization bundle',
    brand: 'trussbeck',
    family: 'Lifting and Stabilization',
    categories: ['rescue-struts'],
    drawing: 'stabilization-bundle',
    unit: 'Bundle',
    pack: 'Complete bundle',
    price: '3290.00',
    stock: [6, 3],
    sheet: true,
    morePictures: [{ drawing: 'step-chock', alt: 'Step chock', options: { count: 1 } }],
    note: 'Two long and one short strut and four step chocks; straps and wedges can be added.',
    care: 'It holds one car on its side or on its wheels. Each piece can be ordered again under its own part number. Train with the whole bundle before it goes on the apparatus, and look after each piece as its own page says.',
    attributes: { Load_Rating__c: '4,400 lb per strut' },
    parts: [
      ['LS-STRUT-58', '2'],
      ['LS-STRUT-36', '1'],
      ['LS-CHOCK-4', '4'],
      ['LS-STRAP-27', '2', false],
      ['LS-WEDGE', '6', false],
    ],
  },
]
