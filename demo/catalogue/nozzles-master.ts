import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const monitors = line({ brand: 'nordbrise', family: 'Master Stream', categories: ['nozzles-monitors'], drawing: 'monitor', sheet: true, attributes: { Nozzle_Type__c: 'Monitor', Standard__c: 'NFPA 1964' } }, [
  {
    sku: 'MM-PORT-500', name: 'Portable ground monitor 500 gpm', price: '3180.00', look: { colour: 'red' },
    note: 'Light enough for one person to advance on a dry 2.5 in line; folds flat and shuts itself down when it slips.',
    attributes: { Inlet__c: '2.5 in NH', Outlet__c: '2.5 in NH', Coupling__c: '2.5 in NH', Flow__c: '500 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '21' },
  },
  {
    sku: 'MM-PORT-800', name: 'Portable ground monitor 800 gpm', price: '4260.00', look: { colour: 'yellow' },
    note: 'Two 2.5 in inlets with clappers, four spiked legs and a safety strap.',
    attributes: { Inlet__c: '2 x 2.5 in NH', Outlet__c: '2.5 in NH', Coupling__c: '2.5 in NH', Flow__c: '800 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '38' },
  },
  {
    sku: 'MM-DECK-1250', name: 'Deck gun with lift-off base 1250 gpm', price: '5480.00', look: { colour: 'red', size: 1.2 },
    note: 'Works from the deck on a 3 in flange and comes off to stand on its own ground base.',
    attributes: { Inlet__c: '3 in flange or 5 in Storz', Outlet__c: '2.5 in NH', Coupling__c: '5 in Storz', Flow__c: '1250 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '49' }, bookPrices: { county: '4720.00' },
  },
  {
    sku: 'MM-ELEC-1500', name: 'Electric monitor with joystick 1500 gpm', price: '7950.00', look: { colour: 'black' }, stock: [0, 0],
    note: 'Motors for turn, tilt and pattern; stows itself. Cable or wireless control.',
    attributes: { Inlet__c: '3 in flange', Outlet__c: '2.5 in NH', Power_Source__c: '12 V vehicle', Flow__c: '1500 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '44', Ingress_Protection__c: 'IP66' },
  },
  {
    sku: 'MM-TRAIL-2000', name: 'Trailer monitor 2000 gpm', drawing: 'trailer-monitor', price: null, quoteOnly: true, stock: null, look: { colour: 'yellow', size: 1.3 },
    note: 'Two-wheel trailer with six inlets and water-driven oscillation for tank farms. Built to order.',
    attributes: { Inlet__c: '6 x 2.5 in NH', Outlet__c: '3.5 in NH', Coupling__c: '2.5 in NH', Flow__c: '2000 gpm at 100 psi', Material__c: 'Steel', Weight__c: '1450' },
  },
])

const masterTips = line({ brand: 'nordbrise', family: 'Master Stream', categories: ['nozzles-master-tips'], about: 'Fits every monitor with a 2.5 in thread.', sheet: true, attributes: { Inlet__c: '2.5 in NH', Coupling__c: '2.5 in NH', Material__c: 'Aluminum', Standard__c: 'NFPA 1964' } }, [
  { sku: 'MN-AUTO-1250', name: 'Automatic master nozzle 300 to 1250 gpm', price: '1690.00', drawing: 'master-nozzle', look: { colour: 'black', size: 1.4 }, note: 'Keeps 100 psi at the tip over its whole range.', attributes: { Nozzle_Type__c: 'Automatic fog', Flow__c: '300-1250 gpm at 100 psi', Weight__c: '11.4' } },
  { sku: 'MN-SEL-1000', name: 'Selectable master nozzle 250 to 1000 gpm', price: '1240.00', drawing: 'master-nozzle', look: { colour: 'red', size: 1.3 }, note: 'Four marked flows and flush.', attributes: { Nozzle_Type__c: 'Selectable gallonage fog', Flow__c: '250-500-750-1000 gpm at 100 psi', Weight__c: '9.8' } },
  { sku: 'MN-STACK-4', name: 'Stacked tips, 1 3/8 to 2 in', price: '486.00', drawing: 'stacked-tips', look: { count: 4 }, note: 'Four tips in one stack: unscrew to the one you need.', attributes: { Nozzle_Type__c: 'Smooth bore', Flow__c: '500-1060 gpm at 80 psi', Weight__c: '5.2' } },
  { sku: 'MN-SHAPER', name: 'Stream shaper 2.5 in', price: '212.00', drawing: 'stream-shaper', look: { count: 1 }, note: 'Straightens the stream ahead of a tip for reach.', sheet: false, attributes: { Nozzle_Type__c: 'Smooth bore', Weight__c: '2.8' }, stock: [0, 0] },
])

const special = [
  ...line({ brand: 'nordbrise', family: 'Nozzles', categories: ['nozzles-foam'], drawing: 'foam-nozzle', sheet: true, attributes: { Nozzle_Type__c: 'Foam' } }, [
    { sku: 'NX-FOAM-M60', name: 'Medium expansion foam tube 1.5 in', price: '412.00', look: { colour: 'red' }, note: 'Screen tube that makes foam of 30 to 1 at 60 gpm of solution.', attributes: { Inlet__c: '1.5 in NH', Coupling__c: '1.5 in NH', Flow__c: '60 gpm at 75 psi', Material__c: 'Stainless steel', Weight__c: '7.4', Standard__c: 'NFPA 1964' } },
    { sku: 'NX-FOAM-L95', name: 'Low expansion foam attachment 1.5 in', price: '238.00', look: { colour: 'black' }, note: 'Snaps onto a fog nozzle of 95 gpm for reach with foam.', attributes: { Inlet__c: '1.5 in NH', Flow__c: '95 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '2.6', Standard__c: 'NFPA 1964' } },
    { sku: 'NX-FOAM-SEL', name: 'Self-educting foam nozzle 2.5 in, 250 gpm', price: '1780.00', look: { colour: 'yellow', size: 1.3 }, note: 'Draws concentrate at the nozzle from a pail; 1, 3 or 6 percent.', attributes: { Inlet__c: '2.5 in NH', Coupling__c: '2.5 in NH', Flow__c: '250 gpm at 100 psi', Material__c: 'Aluminum', Weight__c: '14.6', Standard__c: 'NFPA 1964' }, bookPrices: { industrial: '1540.00' } },
  ]),
  ...line({ brand: 'nordbrise', family: 'Nozzles', categories: ['nozzles-piercing'], drawing: 'piercing-nozzle', attributes: { Coupling__c: '1.5 in NH', Inlet__c: '1.5 in NH', Material__c: 'Steel' } }, [
    { sku: 'NX-PIERCE-36', name: 'Piercing nozzle 36 in, drive-in', price: '492.00', note: 'Hardened tip and striking plate: through walls, roofs and car hoods.', attributes: { Nozzle_Type__c: 'Piercing', Length__c: '3 ft', Flow__c: '125 gpm at 100 psi', Weight__c: '11.0' }, sheet: true },
    { sku: 'NX-PIERCE-60', name: 'Piercing nozzle 60 in, sectional', price: '638.00', note: 'Two sections and a shutoff, for attics and bales.', attributes: { Nozzle_Type__c: 'Piercing', Length__c: '5 ft', Flow__c: '125 gpm at 100 psi', Weight__c: '15.5' }, look: { size: 1.2 } },
    { sku: 'NX-CELLAR-25', name: 'Cellar nozzle 2.5 in, rotating', price: '726.00', note: 'Lowered through a hole in the floor; nine spinning jets wet the room below.', attributes: { Nozzle_Type__c: 'Cellar', Coupling__c: '2.5 in NH', Inlet__c: '2.5 in NH', Flow__c: '250 gpm at 100 psi', Material__c: 'Brass', Weight__c: '10.2' }, drawing: 'cellar-nozzle' },
  ]),
]

/** Monitors, their nozzles, and foam and piercing nozzles. */
export const masterStreams: readonly DemoProduct[] = [...monitors, ...masterTips, ...special]
