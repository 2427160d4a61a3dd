import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

/** Lifting bags: side lengths in inches, rated tons at 145 psi, lift in inches, list price, weight. */
const bags = [
  ['6x6', '3.7', '3.0', '498.00', '2.0'], ['10x10', '10.6', '5.3', '742.00', '5.0'], ['15x15', '24.2', '8.4', '1068.00', '11.0'],
  ['20x20', '43.8', '11.0', '1496.00', '19.0'], ['26x26', '74.8', '14.9', '2240.00', '34.0'], ['36x36', '93.5', '20.4', '4180.00', '72.0'],
] as const

const lifting = line(
  { brand: 'trussbeck', family: 'Lifting and Stabilization', categories: ['rescue-bags'], drawing: 'lifting-bag', sheet: true, about: 'Flat aramid-reinforced bag that slips into a 1 in gap; full force at the start of the lift, less as it rises.' },
  bags.map(([size, tons, lift, price, weight], index) => ({
    sku: `LB-${size}`,
    name: `Lifting bag ${size.replace('x', ' x ')} in, ${tons} tons`,
    price,
    attributes: { Load_Rating__c: `${tons} short tons at 145 psi`, Travel__c: `${lift} in lift`, Service_Pressure__c: '145', Dimensions__c: `${size.replace('x', ' x ')} x 1 in`, Weight__c: weight, Material__c: 'Aramid rubber', Standard__c: 'EN 13731' } as const,
    look: { count: 1 + Math.floor(index / 2) },
    related: ['LB-CTRL-2'],
    ...(size === '36x36' && { stock: [0, 0] as const }),
  })),
)

const liftingParts = line({ brand: 'trussbeck', family: 'Lifting and Stabilization', categories: ['rescue-bags'] }, [
  { sku: 'LB-CTRL-2', name: 'Dual deadman controller 145 psi', price: '896.00', drawing: 'lifting-bag-controller', attributes: { Service_Pressure__c: '145', Weight__c: '7.2', Standard__c: 'EN 13731' }, note: 'Two bags, two gauges, relief valves that cannot be screwed shut.', sheet: true },
  { sku: 'LB-HOSE-16', name: 'Air hose 16 ft for lifting bags', price: '124.00', drawing: 'hose-coil', look: { colour: 'yellow' }, attributes: { Length__c: '16 ft', Service_Pressure__c: '145', Weight__c: '3.1', Color__c: 'Yellow' }, note: 'Locking couplers that cannot open under pressure; the color tells which bag.' },
])

const stabilization = line({ brand: 'trussbeck', family: 'Lifting and Stabilization', categories: ['rescue-struts'], about: 'Check again after every movement of the load.' }, [
  { sku: 'LS-STRUT-36', name: 'Stabilization strut 36 to 60 in', price: '886.00', drawing: 'strut', look: { size: 0.9 }, attributes: { Travel__c: '36 to 60 in', Load_Rating__c: '4,400 lb', Material__c: 'Aluminum', Weight__c: '21', Standard__c: 'NFPA 1006' }, note: 'Pin every inch, fine screw above; swivel head for wheels, posts and sills.', sheet: true },
  { sku: 'LS-STRUT-58', name: 'Stabilization strut 58 to 100 in', price: '1146.00', drawing: 'strut', look: { size: 1.2 }, attributes: { Travel__c: '58 to 100 in', Load_Rating__c: '4,400 lb', Material__c: 'Aluminum', Weight__c: '29' }, note: 'For trucks on their side.', sheet: true },
  { sku: 'LS-STRUT-AIR', name: 'Air strut 25 to 36 in', price: '1980.00', drawing: 'strut', look: { colour: 'red' }, attributes: { Travel__c: '25 to 36 in', Load_Rating__c: '20,000 lb', Service_Pressure__c: '300', Material__c: 'Aluminum', Weight__c: '24' }, note: 'Follows a load as it is lifted and locks itself.', sheet: true, related: ['LB-CTRL-2'] },
  { sku: 'LS-STRAP-27', name: 'Ratchet strap 27 ft with cluster hooks', price: '98.00', drawing: 'ratchet-strap', look: { colour: 'orange' }, attributes: { Length__c: '27 ft', Load_Rating__c: '3,300 lb', Material__c: 'Polyester', Weight__c: '7.4' }, note: 'Ties the feet of two struts together.' },
  { sku: 'LS-CHOCK-4', name: 'Step chock, four steps', price: '132.00', drawing: 'step-chock', look: { colour: 'black', count: 1 }, attributes: { Material__c: 'Recycled plastic', Load_Rating__c: '24,000 lb', Dimensions__c: '24 x 6 x 8 in', Weight__c: '15.5' }, note: 'Slides under the sill, steps from 2 to 8 in.', tiers: 'small-parts', rule: [2, 2, 48], unit: 'Each', pack: 'Each, sold in pairs', stock: [124, 60] },
  { sku: 'LS-CHOCK-2', name: 'Step chock, low, two steps', price: '78.00', drawing: 'step-chock', look: { colour: 'yellow' }, attributes: { Material__c: 'Recycled plastic', Load_Rating__c: '24,000 lb', Dimensions__c: '14 x 6 x 4 in', Weight__c: '6.8' }, note: 'For sports cars and low sills.', rule: [2, 2, 48], pack: 'Each, sold in pairs' },
  { sku: 'LS-CRIB-18', name: 'Cribbing block 4 x 4 x 18 in', price: '34.00', drawing: 'cribbing', attributes: { Material__c: 'Recycled plastic', Load_Rating__c: '6,000 lb per contact', Dimensions__c: '4 x 4 x 18 in', Weight__c: '9.6' }, note: 'Interlocking faces, rope handle, does not soak up fuel.', rule: [6, 6, 240], tiers: 'small-parts', pack: 'Each, sold in sixes', stock: [480, 240] },
  { sku: 'LS-WEDGE', name: 'Wedge 4 x 6 x 12 in', price: '18.50', drawing: 'wedge', look: { colour: 'yellow', count: 1 }, attributes: { Material__c: 'Recycled plastic', Dimensions__c: '4 x 6 x 12 in', Weight__c: '3.4' }, note: 'Takes up the last gap under a crib.', rule: [6, 6, 240], tiers: 'small-parts', pack: 'Each, sold in sixes' },
])

const entry = line({ brand: 'pikestone', family: 'Forcible Entry', categories: ['rescue-bars'], about: 'Warranted for five years against breakage in normal use.' }, [
  { sku: 'FE-HAL-30', name: 'Entry bar 30 in, one piece', price: '248.00', drawing: 'halligan', attributes: { Dimensions__c: '30 in long', Material__c: 'Steel', Weight__c: '9.8' }, note: 'Forged in one piece; tapered fork, adz and pick.', sheet: true, stock: [48, 20], related: ['FE-AXE-F6'] },
  { sku: 'FE-HAL-36', name: 'Entry bar 36 in, one piece', price: '276.00', drawing: 'halligan', look: { size: 1.15 }, attributes: { Dimensions__c: '36 in long', Material__c: 'Steel', Weight__c: '11.4' }, note: 'More leverage for steel doors.', sheet: true, related: ['FE-AXE-F8'] },
  { sku: 'FE-PRY-60', name: 'Pinch bar 60 in', price: '84.00', drawing: 'pinch-bar', look: { size: 1.3, colour: 'yellow' }, attributes: { Dimensions__c: '60 in long', Material__c: 'Steel', Weight__c: '18.0' }, note: 'Lifts and shifts with little room.' },
  { sku: 'FE-AXE-F6', name: 'Flat head axe 6 lb', price: '92.00', drawing: 'axe', look: { colour: 'wood' }, attributes: { Dimensions__c: '32 in handle', Material__c: 'Hickory', Weight__c: '8.2' }, note: 'Strikes the entry bar; hickory handle.' },
  { sku: 'FE-AXE-F8', name: 'Flat head axe 8 lb, fiberglass', price: '104.00', drawing: 'axe', look: { colour: 'yellow' }, attributes: { Dimensions__c: '36 in handle', Material__c: 'Fiberglass', Weight__c: '10.1' }, note: 'Fiberglass handle that does not conduct.' },
  { sku: 'FE-AXE-P6', name: 'Pick head axe 6 lb', price: '96.00', drawing: 'pick-axe', look: { colour: 'red' }, attributes: { Dimensions__c: '36 in handle', Material__c: 'Fiberglass', Weight__c: '8.4' }, note: 'For roofs and floors.' },
  { sku: 'FE-MAUL-10', name: 'Sledgehammer 10 lb', price: '78.00', drawing: 'sledgehammer', attributes: { Dimensions__c: '36 in handle', Material__c: 'Fiberglass', Weight__c: '12.0' }, note: 'Fiberglass handle with overstrike guard.' },
  { sku: 'FE-RAM-B', name: 'Door ram, two-person', price: '342.00', drawing: 'door-ram', attributes: { Material__c: 'Steel', Weight__c: '38', Dimensions__c: '24 in long' }, note: 'Nylon face does not spark.', stock: [0, 0] },
])

const saws = line({ brand: 'pikestone', family: 'Forcible Entry', categories: ['rescue-saws'], about: 'Spare parts are kept in stock.' }, [
  { sku: 'FE-SAW-R14', name: 'Rotary rescue saw 14 in, gasoline', price: '1690.00', drawing: 'rescue-saw', look: { colour: 'orange' }, attributes: { Power_Source__c: 'Gasoline', Diameter__c: '14 in', Weight__c: '23.4' }, note: '5.6 in cut in metal, concrete and roofs with the right blade.', sheet: true, related: ['FE-BLD-D14'] },
  { sku: 'FE-SAW-B14', name: 'Rotary rescue saw 14 in, battery', price: '2240.00', drawing: 'rescue-saw', look: { colour: 'red' }, attributes: { Power_Source__c: 'Battery 72 V', Diameter__c: '14 in', Weight__c: '27.5', Run_Time__c: '10 min cutting' }, note: 'Starts at once, no fumes inside.', sheet: true, related: ['FE-BLD-D14'] },
  { sku: 'FE-SAW-V20', name: 'Ventilation chain saw 20 in', price: '1980.00', drawing: 'chain-saw', attributes: { Power_Source__c: 'Gasoline', Dimensions__c: '20 in bar', Weight__c: '22.8' }, note: 'Depth gauge and carbide chain for roofs.' },
  { sku: 'FE-BLD-D14', name: 'Diamond rescue blade 14 in', price: '268.00', drawing: 'saw-blade', attributes: { Diameter__c: '14 in', Material__c: 'Steel', Weight__c: '3.4' }, note: 'Cuts steel, glass, concrete and wood; marked when worn.', tiers: 'gear-issue' },
  { sku: 'FE-BLD-A14', name: 'Abrasive blade 14 in for metal', price: '14.80', drawing: 'abrasive-wheel', attributes: { Diameter__c: '14 in', Material__c: 'Aluminum oxide', Weight__c: '1.8' }, note: 'Rated to 5,400 rpm; store dry.', rule: [10, 10, 500], tiers: 'small-parts', pack: 'Each, sold in tens', stock: [380, 190] },
])

/** Lifting, stabilization, entry tools and saws. */
export const manualRescue: readonly DemoProduct[] = [...lifting, ...liftingParts, ...stabilization, ...entry, ...saws]
