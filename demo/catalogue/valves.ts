import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const valves = line({ brand: 'calder-finch', family: 'Fittings', categories: ['fit-valves'], drawing: 'ball-valve', sheet: true, attributes: { Material__c: 'Aluminum' } }, [
  { sku: 'FA-BV-25', name: 'Gate-style ball valve 2.5 in', drawing: 'gate-valve', price: '386.00', look: { colour: 'gold' }, note: 'Slow-close handwheel against water hammer.', attributes: { Inlet__c: '2.5 in NH female', Outlet__c: '2.5 in NH male', Coupling__c: '2.5 in NH', Service_Pressure__c: '300', Weight__c: '8.6' } },
  { sku: 'FA-BV-5-ST', name: 'Ball intake valve 6 in to 5 in Storz with relief', drawing: 'intake-valve', price: '1890.00', look: { size: 1.3 }, note: 'For the pump panel: gear drive, air bleed, relief from 50 to 250 psi.', attributes: { Inlet__c: '5 in Storz', Outlet__c: '6 in NH female', Coupling__c: '5 in Storz', Service_Pressure__c: '250', Weight__c: '34' }, bookPrices: { county: '1610.00' } },
  { sku: 'FA-HV-4', name: 'Four-way hydrant valve 5 in Storz', price: '3120.00', drawing: 'hydrant-valve', look: { label: '4 1/2' }, note: 'First engine lays in; the second boosts the pressure without stopping the flow.', attributes: { Inlet__c: '4.5 in NH female', Outlet__c: '5 in Storz', Coupling__c: '5 in Storz', Service_Pressure__c: '200', Weight__c: '54' } },
  { sku: 'FA-HG-25', name: 'Hydrant gate valve 2.5 in', price: '248.00', drawing: 'gate-valve', look: { colour: 'yellow', label: '2 1/2' }, note: 'On the second outlet of a hydrant before it is opened.', attributes: { Inlet__c: '2.5 in NH female', Outlet__c: '2.5 in NH male', Coupling__c: '2.5 in NH', Service_Pressure__c: '200', Weight__c: '10.4' } },
  { sku: 'FA-GAUGE-25', name: 'In-line pressure gauge 2.5 in', price: '218.00', drawing: 'pressure-gauge', note: 'Reads 0 to 300 psi at the standpipe outlet, liquid filled.', attributes: { Coupling__c: '2.5 in NH', Weight__c: '3.8' }, sheet: false },
])

const wyes = line({ brand: 'calder-finch', family: 'Fittings', categories: ['fit-wyes'], drawing: 'gated-wye', about: 'Handles show open and shut by feel.', sheet: true, attributes: { Material__c: 'Aluminum', Service_Pressure__c: '250' } }, [
  { sku: 'FA-GW-25/15', name: 'Gated wye 2.5 in to two 1.5 in', price: '468.00', look: { colour: 'red' }, note: 'Two quarter-turn valves; handles lie flat when open.', attributes: { Inlet__c: '2.5 in NH female', Outlet__c: '2 x 1.5 in NH male', Coupling__c: '2.5 in NH', Weight__c: '8.2' }, stock: [41, 16], bookPrices: { county: '388.00', industrial: '412.00' } },
  { sku: 'FA-GW-25/25', name: 'Gated wye 2.5 in to two 2.5 in', price: '586.00', look: { colour: 'blue' }, note: 'Splits a leader line at full bore.', attributes: { Inlet__c: '2.5 in NH female', Outlet__c: '2 x 2.5 in NH male', Coupling__c: '2.5 in NH', Weight__c: '12.6' } },
  { sku: 'FA-WT-25', name: 'Water thief 2.5 in', price: '748.00', look: { colour: 'green', count: 3 }, note: 'One 2.5 in and two 1.5 in gated outlets.', attributes: { Inlet__c: '2.5 in NH female', Outlet__c: '2.5 in and 2 x 1.5 in NH male', Coupling__c: '2.5 in NH', Weight__c: '16.8' }, stock: [0, 0] },
  { sku: 'FA-MAN-5', name: 'Distribution manifold 5 in Storz to five 2.5 in', price: '2860.00', drawing: 'manifold', look: { size: 1.3, colour: 'yellow' }, note: 'Stands in the street at the end of a supply line; relief valve set at 200 psi.', attributes: { Inlet__c: '5 in Storz', Outlet__c: '5 x 2.5 in NH male', Coupling__c: '5 in Storz', Weight__c: '48' } },
  { sku: 'FA-SI-25', name: 'Siamese with clappers, two 2.5 in to 2.5 in', price: '412.00', drawing: 'siamese', look: { colour: 'red' }, note: 'Joins two lines into one; clappers hold when one bursts.', attributes: { Inlet__c: '2 x 2.5 in NH female', Outlet__c: '2.5 in NH male', Coupling__c: '2.5 in NH', Weight__c: '9.4' } },
  { sku: 'FA-SI-5', name: 'Siamese, two 2.5 in to 5 in Storz', price: '638.00', drawing: 'siamese', note: 'Feeds a large line from two hydrant outlets.', attributes: { Inlet__c: '2 x 2.5 in NH female', Outlet__c: '5 in Storz', Coupling__c: '5 in Storz', Weight__c: '13.5' } },
])

/** Valves, wyes, siamese and manifolds. */
export const valvesAndWyes: readonly DemoProduct[] = [...valves, ...wyes]
