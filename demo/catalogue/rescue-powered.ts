import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'
import type { Draft } from './product.ts'

const powered = { brand: 'kestrel', family: 'Hydraulic Rescue', sheet: true, attributes: { Standard__c: 'NFPA 1936' } } as const satisfies Partial<Draft>
const battery = 'Battery 28 V'
const hose = 'Hydraulic hose'

const spreaders = line({ ...powered, categories: ['rescue-spreaders'], drawing: 'spreader', about: 'Tips change without tools; lights in the carrying handle show the work.', related: ['GB-28-9', 'RC-CHAIN'] }, [
  { sku: 'GS-E40', name: 'Battery spreader E40', price: '11480.00', look: { label: 'E40', colour: 'red' }, morePictures: [{ drawing: 'battery-charger', alt: 'Battery and charger of the E series' }], attributes: { Power_Source__c: battery, Force__c: '11,200 lbf at the tips', Travel__c: '24 in opening', Weight__c: '42.3', Ingress_Protection__c: 'IP54' }, note: 'One battery is included.' },
  { sku: 'GS-E52', name: 'Battery spreader E52', price: '13250.00', look: { label: 'E52', colour: 'red', size: 1.1 }, attributes: { Power_Source__c: battery, Force__c: '13,700 lbf at the tips', Travel__c: '28.5 in opening', Weight__c: '44.8', Ingress_Protection__c: 'IP54' }, note: 'Long arms for side removal; one battery is included.' },
  { sku: 'GS-E40W', name: 'Battery spreader E40 Sub, submersible', price: '12960.00', look: { label: 'E40 S', colour: 'blue' }, attributes: { Power_Source__c: battery, Force__c: '11,200 lbf at the tips', Travel__c: '24 in opening', Weight__c: '43.6', Ingress_Protection__c: 'IP58' }, note: 'Works to 11 ft under water.', stock: [0, 0] },
  { sku: 'GS-H36', name: 'Hydraulic spreader H36', price: '7640.00', look: { label: 'H36', colour: 'yellow' }, attributes: { Power_Source__c: hose, Force__c: '9,800 lbf at the tips', Travel__c: '28.2 in opening', Weight__c: '38.1', Service_Pressure__c: '10500' }, note: 'For 10,500 psi pumps, single coaxial hose.', related: ['GP-M2', 'GH-30'] },
])

const cutters = line({ ...powered, categories: ['rescue-cutters'], drawing: 'cutter', about: 'Curved blades pull the post into the notch near the pivot, where the force is.', related: ['GB-28-9', 'GC-BLADES'] }, [
  { sku: 'GC-E100', name: 'Battery cutter E100', price: '11260.00', look: { label: 'E100', colour: 'red' }, attributes: { Power_Source__c: battery, Force__c: '232,000 lbf at the notch', Travel__c: '7.1 in opening', Weight__c: '43.4', Ingress_Protection__c: 'IP54' }, note: 'One battery is included.' },
  { sku: 'GC-E70', name: 'Battery cutter E70 compact', price: '8980.00', look: { label: 'E70', colour: 'red', size: 0.9 }, attributes: { Power_Source__c: battery, Force__c: '104,000 lbf at the notch', Travel__c: '5.6 in opening', Weight__c: '31.0', Ingress_Protection__c: 'IP54' }, note: 'Short enough for a footwell; one battery is included.' },
  { sku: 'GC-H90', name: 'Hydraulic cutter H90', price: '7380.00', look: { label: 'H90', colour: 'yellow' }, attributes: { Power_Source__c: hose, Force__c: '198,000 lbf at the notch', Travel__c: '7.3 in opening', Weight__c: '36.5', Service_Pressure__c: '10500' }, note: 'For 10,500 psi pumps.', related: ['GP-M2', 'GH-30'] },
  { sku: 'GC-MINI', name: 'Pedal cutter, hand pump', price: '2460.00', look: { colour: 'orange', size: 0.8 }, attributes: { Power_Source__c: 'Hand pump', Force__c: '7,900 lbf', Travel__c: '2.4 in opening', Weight__c: '11.2' }, note: 'For pedals, head rests and steering wheels.' },
])

const combis = line({ ...powered, categories: ['rescue-combi'], drawing: 'combi-tool', about: 'One tool that spreads, cuts and pulls, for the first engine on scene.', related: ['GB-28-9'] }, [
  { sku: 'GK-E32', name: 'Battery combination tool E32', price: '10420.00', look: { label: 'E32', colour: 'red' }, attributes: { Power_Source__c: battery, Force__c: '8,300 lbf spreading', Travel__c: '14.5 in opening', Weight__c: '39.2', Ingress_Protection__c: 'IP54' } },
  { sku: 'GK-E22', name: 'Battery combination tool E22 light', price: '8460.00', look: { label: 'E22', colour: 'orange', size: 0.9 }, attributes: { Power_Source__c: battery, Force__c: '6,700 lbf spreading', Travel__c: '10.2 in opening', Weight__c: '27.6', Ingress_Protection__c: 'IP54' } },
  { sku: 'GK-HP', name: 'Combination tool with hand pump', price: '6180.00', look: { label: 'HP', colour: 'yellow' }, attributes: { Power_Source__c: 'Hand pump', Force__c: '6,700 lbf spreading', Travel__c: '10.6 in opening', Weight__c: '29.8' }, note: 'Always ready, no fuel and no charge.' },
])

const rams = line({ ...powered, categories: ['rescue-rams'], drawing: 'ram', about: 'Cross-shaped heads turn freely and bite into sheet metal.' }, [
  { sku: 'GR-E60', name: 'Battery telescopic ram E60', price: '9840.00', look: { label: 'E60', colour: 'red' }, attributes: { Power_Source__c: battery, Force__c: '30,500 lbf first stage', Travel__c: '22 to 52 in', Weight__c: '44.1', Ingress_Protection__c: 'IP54' } },
  { sku: 'GR-H40', name: 'Hydraulic ram H40, single', price: '2980.00', look: { label: 'H40', colour: 'yellow', size: 0.9 }, attributes: { Power_Source__c: hose, Force__c: '36,400 lbf', Travel__c: '18 to 30 in', Weight__c: '24.5', Service_Pressure__c: '10500' } },
  { sku: 'GR-H60T', name: 'Hydraulic telescopic ram H60', price: '4620.00', look: { label: 'H60', colour: 'yellow' }, attributes: { Power_Source__c: hose, Force__c: '49,000 lbf first stage', Travel__c: '21 to 51 in', Weight__c: '41.7', Service_Pressure__c: '10500' }, stock: [0, 0] },
  { sku: 'GR-SILL', name: 'Rocker sill support for rams', price: '364.00', drawing: 'sill-support', attributes: { Material__c: 'Steel', Weight__c: '15.4' }, note: 'Spreads the foot of the ram over the sill.', sheet: false },
])

const power = line({ brand: 'kestrel', family: 'Hydraulic Rescue', categories: ['rescue-pumps'], about: 'For every 10,500 psi tool we sell.' }, [
  { sku: 'GP-M2', name: 'Gasoline power unit for two tools', price: '9260.00', drawing: 'power-unit', look: { colour: 'red' }, sheet: true, attributes: { Power_Source__c: 'Gasoline', Service_Pressure__c: '10500', Weight__c: '58', Dimensions__c: '18 x 15 x 19 in', Standard__c: 'NFPA 1936' }, note: 'Runs two tools at once at full speed.' },
  { sku: 'GP-E2', name: 'Electric power unit for two tools', price: '8740.00', drawing: 'power-unit', look: { colour: 'blue' }, sheet: true, attributes: { Power_Source__c: '120 V AC', Service_Pressure__c: '10500', Weight__c: '62', Standard__c: 'NFPA 1936' }, note: 'Quiet and without exhaust for tunnels and halls.' },
  { sku: 'GP-TRUCK', name: 'Vehicle-mounted pump with reels', price: null, quoteOnly: true, stock: null, drawing: 'truck-pump', look: { colour: 'black' }, attributes: { Power_Source__c: 'Vehicle PTO', Service_Pressure__c: '10500', Weight__c: '210' }, note: 'Drawn up for your chassis with two live reels. Send us the body drawing.' },
  { sku: 'GH-30', name: 'Coaxial rescue hose 32 ft', price: '1120.00', drawing: 'hose-coil', look: { colour: 'orange' }, attributes: { Length__c: '32 ft', Service_Pressure__c: '10500', Weight__c: '14.2', Color__c: 'Orange' }, note: 'Connects under pressure with one hand.' },
  { sku: 'GH-50', name: 'Coaxial rescue hose 50 ft', price: '1490.00', drawing: 'hose-coil', look: { colour: 'orange' }, attributes: { Length__c: '50 ft', Service_Pressure__c: '10500', Weight__c: '21.5', Color__c: 'Orange' }, note: 'Connects under pressure with one hand.' },
  { sku: 'GP-OIL-1', name: 'Rescue tool hydraulic oil, 1 gal', price: '58.00', drawing: 'jug', look: { colour: 'black', label: 'OIL' }, unit: 'Can', pack: '1 gal can', attributes: { Capacity__c: '1 gal', Weight__c: '7.4' }, note: 'Mineral oil for 10,500 psi systems.', care: 'It mixes with the oil that our tools are delivered with. Store it sealed and clean, and take used oil to a collection point.', stock: [96, 48] },
])

const batteries = line({ brand: 'kestrel', family: 'Hydraulic Rescue', categories: ['rescue-batteries'], drawing: 'battery-charger', about: 'For E-series battery tools.' }, [
  { sku: 'GB-28-5', name: 'Rescue tool battery 28 V 5 Ah', drawing: 'tool-battery', price: '468.00', look: { colour: 'black' }, attributes: { Power_Source__c: battery, Capacity__c: '5 Ah', Run_Time__c: '30 min mixed work', Weight__c: '3.3' }, note: 'For combination tools and compact cutters.' },
  { sku: 'GB-28-9', name: 'Rescue tool battery 28 V 9 Ah', drawing: 'tool-battery', price: '684.00', look: { colour: 'red' }, attributes: { Power_Source__c: battery, Capacity__c: '9 Ah', Run_Time__c: '60 min mixed work', Weight__c: '4.6', Ingress_Protection__c: 'IP54' }, note: 'Shows its charge; changes in seconds.', bookPrices: { county: '598.00' }, stock: [38, 14] },
  { sku: 'GB-CHG-1', name: 'Charger, single bay', price: '286.00', look: { colour: 'blue' }, attributes: { Power_Source__c: '120 V AC', Run_Time__c: '9 Ah in 90 min', Weight__c: '4.0' }, note: 'For the bench.' },
  { sku: 'GB-CHG-4V', name: 'Vehicle charger, four bays', drawing: 'vehicle-charger', price: '1240.00', look: { count: 4 }, attributes: { Power_Source__c: '12 V vehicle', Run_Time__c: '9 Ah in 120 min', Weight__c: '11.5' }, note: 'Holds and charges while driving.', sheet: true },
  { sku: 'RC-CHAIN', about: 'For E40, E52 and H36 spreaders.', name: 'Pulling chain set for spreaders', price: '438.00', drawing: 'pulling-chains', categories: ['rescue-spreaders'], unit: 'Set', pack: 'Set of two chains', attributes: { Material__c: 'Steel', Load_Rating__c: '7,100 lb', Weight__c: '23' }, note: 'Two chains with shackles and adapters.', care: 'Check hooks, links and pins for stretch or cracks before and after each pull. Wipe the chain dry and oil it lightly.', },
  { sku: 'GC-BLADES', about: 'Change takes a quarter of an hour with two wrenches.', name: 'Replacement cutter blades E100, pair', price: '1180.00', drawing: 'cutter-blades', categories: ['rescue-cutters'], unit: 'Pair', pack: 'Pair', attributes: { Material__c: 'Steel', Weight__c: '9.8' }, note: 'Forged, with bolt and grease.', stock: [0, 0] },
])

/** Powered rescue tools and what drives them. */
export const poweredRescue: readonly DemoProduct[] = [...spreaders, ...cutters, ...combis, ...rams, ...power, ...batteries]
