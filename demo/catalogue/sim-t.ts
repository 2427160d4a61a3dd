import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const byMonthOrYear = (annual: string) => ({ sellingModelKeys: ['monthly', 'annual'], sellingModelPrices: { annual }, taxTreatment: 'exempt' })

const software = line({ brand: 'emberfield', family: 'Software', categories: ['sim-software'], drawing: 'flame-simulator', unit: 'License', stock: null, about: 'Runs in a browser on an ordinary computer; your own map and apparatus can be loaded. Updates and support are part of the license.' }, [
  { sku: 'SIM-CMD-1', name: 'Sim-T Command, one instructor', drawing: 'command-screen', price: '89.00', pack: 'One instructor, ten seats', look: { label: 'CMD 1' }, attributes: { Covers__c: 'One instructor and ten seats' }, note: 'Size-up and command decisions on living scenes of smoke and fire.', rest: byMonthOrYear('948.00'), sheet: true },
  { sku: 'SIM-CMD-D', name: 'Sim-T Command, department', drawing: 'command-screen', price: '265.00', pack: 'Whole department', look: { label: 'CMD' }, attributes: { Covers__c: 'All instructors, 60 seats' }, note: 'For the whole department with records for every member.', rest: byMonthOrYear('2820.00'), sheet: true },
  { sku: 'SIM-DRV-1', name: 'Sim-T Driver, one console', drawing: 'driving-screen', price: '1640.00', pack: 'One console, one year', look: { label: 'DRV' }, attributes: { Covers__c: 'One console' }, note: 'Emergency driving with traffic, night and rain; for Sim-T consoles.', rest: { sellingModelKeys: ['annual'], taxTreatment: 'exempt' } },
  { sku: 'SIM-PUMP-1', name: 'Sim-T Pump, one panel', drawing: 'pump-screen', price: '74.00', pack: 'One panel', look: { label: 'PUMP' }, attributes: { Covers__c: 'One panel' }, note: 'Hydraulics behind the panel: hydrant, draft and relay.', rest: byMonthOrYear('792.00') },
])

const scenarios = line({ brand: 'emberfield', family: 'Software', categories: ['sim-scenarios'], drawing: 'flame-simulator', about: 'Appears in your license the same day.', unit: 'Pack', pack: 'Download', stock: null, rest: { taxTreatment: 'exempt' }, attributes: { Covers__c: 'All seats of one license' } }, [
  { sku: 'SIM-SC-RES', name: 'Scenario pack: houses and garages', drawing: 'house-scenario', price: '340.00', look: { label: 'HOUSE', colour: 'red' }, note: 'Twelve houses from basement to attic fire, each in three stages.' },
  { sku: 'SIM-SC-EV', name: 'Scenario pack: electric vehicles', drawing: 'car-scenario', price: '420.00', look: { label: 'EV', colour: 'blue' }, note: 'Parking deck, crash and charger fires with the decisions that differ.' },
  { sku: 'SIM-SC-IND', name: 'Scenario pack: plants and tank farms', drawing: 'plant-scenario', price: '460.00', look: { label: 'PLANT', colour: 'yellow' }, note: 'Eight incidents with foam calculations.' },
])

const hardware = line({ brand: 'emberfield', family: 'Training', categories: ['sim-panels'], sheet: true }, [
  { sku: 'SIM-PNL-S', name: 'Pump panel trainer, single stage', price: '14900.00', drawing: 'pump-panel', attributes: { Power_Source__c: '120 V AC', Dimensions__c: '48 x 24 x 62 in', Weight__c: '240' }, note: 'Real levers and gauges, no water: panel on wheels, with instructor tablet.' },
  { sku: 'SIM-PNL-C', name: 'Pump panel trainer, copy of your engine', price: null, quoteOnly: true, stock: null, drawing: 'pump-panel', look: { label: 'ENGINE 7', colour: 'navy' }, attributes: { Power_Source__c: '120 V AC', Weight__c: '310' }, note: 'Built after photographs of your own panel. Six months to delivery.' },
  { sku: 'SIM-CON-3', name: 'Driver console with three screens', price: null, quoteOnly: true, stock: null, drawing: 'driver-console', categories: ['sim-consoles'], attributes: { Power_Source__c: '120 V AC', Dimensions__c: '72 x 60 x 56 in', Weight__c: '520' }, note: 'Steering with force feedback, air brakes, siren panel.' },
  { sku: 'SIM-TAB', name: 'Instructor tablet for Sim-T panels and props', price: '1180.00', drawing: 'tablet', categories: ['sim-consoles'], attributes: { Run_Time__c: '8 h', Weight__c: '2.2', Ingress_Protection__c: 'IP65' }, note: 'Starts faults and fires from anywhere in the room.' },
])

const props = line({ brand: 'emberfield', family: 'Training', categories: ['sim-smoke'], sheet: true }, [
  { sku: 'SIM-EXT-D', name: 'Digital extinguisher trainer', price: '8640.00', drawing: 'flame-simulator', look: { label: 'CLASS A' }, attributes: { Fire_Class__c: 'A, B, C', Power_Source__c: 'Battery', Run_Time__c: '4 h', Weight__c: '46' }, note: 'Light flames that answer to where and how you aim; indoors, no clean-up.', related: ['SIM-EXT-R'] },
  { sku: 'SIM-EXT-R', name: 'Refillable training extinguisher', price: '268.00', drawing: 'extinguisher-trainer', attributes: { Capacity__c: '2.5 gal water', Weight__c: '11' }, note: 'Filled with water and air at the tap; weighs what a real one weighs.', stock: [34, 12] },
  { sku: 'SIM-SMK-1', name: 'Smoke machine, 20,000 cu ft per minute', price: '1290.00', drawing: 'smoke-machine', attributes: { Power_Source__c: '120 V AC', Weight__c: '26', Capacity__c: '1 gal of fluid' }, note: 'Fills a house in minutes; low-hanging setting for search drills.', related: ['SIM-FLD-1'] },
  { sku: 'SIM-FLD-1', name: 'Training smoke fluid, 1 gal', price: '36.00', drawing: 'jug', look: { label: 'SMOKE', colour: 'white' }, unit: 'Can', pack: '1 gal can', attributes: { Capacity__c: '1 gal', Weight__c: '8.6' }, note: 'Water based; clears without residue.', tiers: 'small-parts', stock: [160, 80], sheet: false },
  { sku: 'SIM-DOOR', name: 'Forcible entry door prop', price: '7480.00', drawing: 'door-prop', categories: ['sim-manikins'], attributes: { Material__c: 'Steel', Dimensions__c: '52 x 40 x 92 in', Weight__c: '590' }, note: 'Inward and outward; uses softwood inserts for each try.', related: ['FE-HAL-30', 'FE-AXE-F6'] },
  { sku: 'SIM-MAN-165', name: 'Rescue manikin 165 lb', price: '1390.00', drawing: 'manikin', look: { label: '165 lb' }, categories: ['sim-manikins'], attributes: { Dimensions__c: '6 ft tall', Weight__c: '165' }, note: 'Moves like an unconscious adult; boots and overalls included.' },
  { sku: 'SIM-MAN-55', name: 'Rescue manikin 55 lb, child', price: '860.00', drawing: 'manikin', look: { label: '55 lb', colour: 'red', size: 0.8 }, categories: ['sim-manikins'], attributes: { Dimensions__c: '4 ft tall', Weight__c: '55' }, note: 'For window, crib and vehicle drills.', stock: [0, 0] },
])

/** Simulation software, panels and training props. */
export const simT: readonly DemoProduct[] = [...software, ...scenarios, ...hardware, ...props]
