import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const handling = line({ brand: 'calder-finch', family: 'Hose Tools', categories: ['hose-handling'], about: 'Kept in stock in both warehouses.' }, [
  {
    sku: 'HT-STRAP-6', name: 'Hose strap with hook, 6 ft', price: '21.50', drawing: 'hose-strap', tiers: 'small-parts', rule: [6, 6, 600], pack: 'Each, sold in sixes',
    note: 'Nylon webbing with a forged hook: ties a line to a ladder, drags a length, carries a roll.', attributes: { Length__c: '6 ft', Material__c: 'Nylon', Weight__c: '0.9' }, stock: [432, 216],
  },
  {
    sku: 'HT-BRIDGE-2', name: 'Hose ramp for two 3 in lines, pair', price: '468.00', drawing: 'hose-ramp', unit: 'Pair', pack: 'Pair',
    note: 'Lets vehicles up to 10 tons per axle cross two charged lines.', attributes: { Material__c: 'Rubber', Load_Rating__c: '10 t per axle', Dimensions__c: '33 x 12 x 4 in', Weight__c: '52' }, sheet: true,
  },
  {
    sku: 'HT-CLAMP-3', name: 'Hose clamp, screw down, to 3 in', price: '389.00', drawing: 'hose-clamp',
    note: 'Stops a charged line where it burst, so that one length can be changed.', attributes: { Diameter__c: '3 in', Material__c: 'Aluminum', Weight__c: '13.5' }, sheet: true,
  },
  {
    sku: 'HT-PACK-HR', name: 'High-rise hose pack bag, 100 ft of 2.5 in', price: '148.00', drawing: 'hose-pack', look: { colour: 'red' },
    note: 'Carries a standpipe load and its nozzle over one shoulder.', care: 'It holds folded hose with nozzle and tools at one end. Let hose dry before it is packed, and check seams and handles each month.', attributes: { Material__c: 'Nylon', Length__c: '100 ft', Dimensions__c: '28 x 14 x 12 in', Weight__c: '4.2' }, related: ['NB-FOG-L25', 'FA-GW-25/15'],
  },
  {
    sku: 'HT.GASKET.15', name: 'Coupling gasket 1.5 in', price: '0.95', drawing: 'gasket', look: { label: '1.5' }, tiers: 'small-parts', rule: [10, 10, 1000], pack: 'Each, sold in tens',
    note: 'EPDM gasket for swivel couplings.', attributes: { Diameter__c: '1.5 in', Material__c: 'EPDM' }, stock: [3400, 1800],
  },
  {
    sku: 'HT.GASKET.25', name: 'Coupling gasket 2.5 in', price: '1.25', drawing: 'gasket', look: { label: '2.5' }, tiers: 'small-parts', rule: [10, 10, 1000], pack: 'Each, sold in tens',
    note: 'EPDM gasket for swivel couplings.', attributes: { Diameter__c: '2.5 in', Material__c: 'EPDM' }, stock: [2600, 1500],
  },
  {
    sku: 'HT.GASKET.S5', name: 'Storz gasket 5 in', price: '6.40', drawing: 'gasket', look: { label: '5 ST' }, tiers: 'small-parts', rule: [10, 10, 500], pack: 'Each, sold in tens',
    note: 'Lip seal for pressure and suction; change it when it is hard or cracked.', attributes: { Diameter__c: '5 in', Coupling__c: '5 in Storz', Material__c: 'Nitrile rubber' }, stock: [480, 260],
  },
])

const testing = line({ brand: 'calder-finch', family: 'Hose Tools', categories: ['hose-testing'], sheet: true }, [
  {
    sku: 'HT-TEST-E500', name: 'Electric hose tester, four lines, 500 psi', price: '4650.00', drawing: 'hose-tester', look: { colour: 'blue' },
    note: 'Fills and tests four lines at once with recirculation and an automatic stop when a length bursts.', attributes: { Power_Source__c: '120 V AC', Test_Pressure__c: '500', Weight__c: '128', Standard__c: 'NFPA 1962' },
  },
  {
    sku: 'HT-WASH-3', name: 'Hose washer, 1.5 to 3 in', price: '398.00', drawing: 'hose-washer',
    note: 'Water jets scrub the jacket as the hose is pulled through.', attributes: { Diameter__c: '3 in', Material__c: 'Bronze', Weight__c: '17.0' },
  },
  {
    sku: 'HT-DRY-CAB', name: 'Hose drying cabinet, 600 ft', price: null, drawing: 'drying-cabinet', quoteOnly: true, stock: null,
    note: 'Steel cabinet with warm air for twelve lengths of 1.75 in. Tell us your voltage and we quote with freight.', attributes: { Power_Source__c: '208 V AC', Capacity__c: '600 ft of 1.75 in', Weight__c: '620', Dimensions__c: '96 x 32 x 80 in' },
  },
])

/** What lays, guards, tests and mends hose. */
export const hoseTools: readonly DemoProduct[] = [...handling, ...testing]
