import type { DemoProduct } from '../model.ts'
import { createColorAxis, createCutAxis, createSizeAxis } from './axes.ts'
import { createProducts, addAmounts } from './product.ts'
import type { ProductDraft } from './product.ts'
import { createVariations } from './variations.ts'

const chests = ['38', '42', '44', '46', '50']
const waists = ['30', '32', '34', '36', '42']

const structural = {
  brand: 'harrowgate',
  family: 'Turnout',
  tiers: 'gear-issue',
  sheet: true,
  attributes: { Material__c: 'PBI and para-aramid', Standard__c: 'NFPA 1971' },
} as const satisfies Partial<ProductDraft>

const coats = createVariations(
  {
    ...structural,
    sku: 'TG-C700',
    name: 'Structural coat Ember 700',
    categories: ['turnout-coats'],
    drawing: 'coat',
    note: 'Three-layer coat with drag rescue device, thermal liner that zips out for inspection, and shoulders cut so that the hem stays down when you reach.',
    about:
      'Chest sizes in inches; the long cut adds 3 in to body and 1 in to the sleeves. Made to stock sizes; names and patches on request.',
    related: ['TG-P700', 'TH-TRAD', 'TH-HOOD-2', 'GL-STR', 'BT-LEA'],
  },
  [createSizeAxis(chests), createColorAxis(['tan', 'black']), createCutAxis(['Regular', 'Long'])],
  (pick) => {
    const base = Number(pick('Size__c')) >= 50 ? '1498.00' : '1398.00'
    const weight = 5.2 + (Number(pick('Size__c')) - 38) * 0.09 + (pick('Cut__c') === 'Long' ? 0.3 : 0)
    return {
      price: pick('Cut__c') === 'Long' ? addAmounts(base, '48.00') : base,
      attributes: {
        Weight__c: weight.toFixed(1),
        Construction__c: 'Outer shell 7 oz, moisture barrier, quilted liner',
      },
      ...(pick('Size__c') === '50' && pick('Cut__c') === 'Long' && { stock: [0, 0] as const }),
    }
  },
)

const trousers = createVariations(
  {
    ...structural,
    sku: 'TG-P700',
    name: 'Structural trousers Ember 700',
    categories: ['turnout-trousers'],
    drawing: 'trousers',
    note: 'Three-layer trousers with padded knees, tool pockets and quick-release suspenders included.',
    about: 'Waist sizes in inches with take-up straps; inseam 30 in.',
    related: ['TG-C700', 'TG-SUSP'],
  },
  [createSizeAxis(waists), createColorAxis(['tan', 'black'])],
  (pick) => ({
    price: Number(pick('Size__c')) >= 42 ? '1064.00' : '996.00',
    attributes: {
      Weight__c: (4.4 + (Number(pick('Size__c')) - 30) * 0.08).toFixed(1),
      Construction__c: 'Outer shell 7 oz, moisture barrier, quilted liner',
    },
  }),
)

const jackets = createVariations(
  {
    brand: 'harrowgate',
    family: 'Turnout',
    sku: 'TW-J400',
    name: 'Wildland jacket Ridge 400',
    categories: ['turnout-wildland'],
    drawing: 'coat',
    drawingOptions: { colour: 'yellow' },
    sheet: true,
    note: 'Single-layer jacket with radio pocket, mic loop and sleeve tabs; vents under the arms.',
    attributes: { Material__c: 'Aramid', Color__c: 'Yellow', Standard__c: 'NFPA 1977' },
    tiers: 'gear-issue',
  },
  [createSizeAxis(['S', 'M', 'L', 'XL'])],
  (pick) => ({ price: pick('Size__c') === 'XL' ? '252.00' : '238.00', attributes: { Weight__c: '1.8' } }),
)

const coveralls = createVariations(
  {
    brand: 'harrowgate',
    family: 'Turnout',
    sku: 'TX-S500',
    name: 'Extrication coverall Crossway 500',
    categories: ['turnout-extrication'],
    drawing: 'coverall',
    drawingOptions: { colour: 'navy' },
    sheet: true,
    note: 'One-piece suit with cut-resistant forearms, knee pockets and a blood-borne pathogen barrier at the seat and knees.',
    attributes: { Material__c: 'Aramid', Color__c: 'Navy', Standard__c: 'NFPA 1951' },
    tiers: 'gear-issue',
  },
  [createSizeAxis(['S', 'M', 'L', 'XL'])],
  () => ({ price: '584.00', attributes: { Weight__c: '3.1' } }),
)

const extras = createProducts({ brand: 'harrowgate', family: 'Turnout', categories: ['turnout-trousers'] }, [
  {
    sku: 'TG-SUSP',
    name: 'Suspenders, H-back, quick adjust',
    price: '54.00',
    drawing: 'suspenders',
    note: 'Padded H-back with clips for eight-button trousers.',
    care: 'The clips fit the buttons of structural trousers of any maker. Wash them with the trousers and replace them when the elastic no longer pulls back.',
    attributes: { Material__c: 'Nylon', Color__c: 'Red', Weight__c: '0.7' },
  },
  {
    sku: 'TG-TAGS',
    name: 'Accountability tag set, five tags',
    price: '24.50',
    drawing: 'accountability-tags',
    categories: ['turnout-extrication'],
    note: 'Engraved with unit and name; two-sided, with clip ring.',
    care: 'The clip ring fits helmet and coat loops. Wipe them with soap and water; engraved text does not wear off.',
    attributes: { Material__c: 'Polymer', Dimensions__c: '2 x 3.5 in', Weight__c: '0.2' },
    tiers: 'small-parts',
    stock: [320, 140],
  },
  {
    sku: 'TG.CONE.28',
    name: 'Traffic cone 28 in, two bands',
    price: '26.80',
    drawing: 'traffic-cone',
    categories: ['turnout-extrication'],
    note: 'Stands in wind and under tires; two reflective bands.',
    care: 'The height meets what road work on fast roads asks for. Wash the bands with soap and water, and replace a cone whose bands no longer reflect.',
    attributes: { Material__c: 'PVC', Color__c: 'Orange', Dimensions__c: '14 x 14 x 28 in', Weight__c: '7.0' },
    tiers: 'small-parts',
    rule: [5, 5, 250],
    pack: 'Each, sold in fives',
    stock: [260, 125],
  },
  {
    sku: 'TG-BAG',
    name: 'Turnout gear bag with boot compartment',
    price: '96.00',
    drawing: 'gear-bag',
    drawingOptions: { colour: 'red' },
    note: 'Holds coat, trousers, helmet and boots; vented, wipes clean.',
    care: 'It fits the usual locker and apparatus compartments. Empty it after each use and wash it apart from the gear, so that soot stays out of the station.',
    attributes: { Material__c: 'Nylon', Color__c: 'Red', Dimensions__c: '29 x 15 x 17 in', Weight__c: '4.8' },
    tiers: 'gear-issue',
    stock: [88, 40],
  },
  {
    sku: 'TG-CUSTOM',
    name: 'Made-to-measure turnout set',
    price: null,
    quoteOnly: true,
    stock: null,
    drawing: 'measured-set',
    drawingOptions: { colour: 'black' },
    categories: ['turnout-coats'],
    note: 'We measure the company at the station and quote shell, barrier and liner by your specification. Delivery in 12 to 16 weeks.',
    care: 'Each set is labeled for its wearer. Cleaning and inspection follow NFPA 1851, and we keep the pattern for later orders.',
    attributes: { Material__c: 'PBI and para-aramid', Standard__c: 'NFPA 1971' },
  },
  {
    sku: 'TW-P400',
    name: 'Wildland overtrousers Ridge 400',
    price: null,
    categories: ['turnout-wildland'],
    drawing: 'trousers',
    drawingOptions: { colour: 'yellow' },
    stock: [12, 0],
    note: 'Goes over station trousers; leg zips to the knee. Price to be announced with the new season.',
    attributes: { Material__c: 'Aramid', Color__c: 'Yellow', Standard__c: 'NFPA 1977' },
  },
])

/** Coats, trousers, wildland and extrication garments. */
export const turnoutGarments: readonly DemoProduct[] = [...coats, ...trousers, ...jackets, ...coveralls, ...extras]
