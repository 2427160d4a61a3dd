import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const detectors = line({ brand: 'halewind', family: 'Electronics', categories: ['light-gas'], drawing: 'gas-detector', about: 'Sensors and filters are kept in stock.', sheet: true }, [
  { sku: 'GD-4X', name: 'Four-gas detector', price: '698.00', look: { label: 'X4' }, attributes: { Detects__c: 'O2, LEL, CO, H2S', Power_Source__c: 'Battery', Run_Time__c: '18 h', Ingress_Protection__c: 'IP67', Weight__c: '0.6', Standard__c: 'UL 913' }, note: 'Large figures, four alarms, readable from an arm away.', stock: [46, 20], bookPrices: { county: '612.00', industrial: '598.00' }, related: ['GD-CAL', 'SV-CAL'] },
  { sku: 'GD-4X-P', name: 'Four-gas detector with pump', price: '1090.00', look: { label: 'X4P', colour: 'orange' }, attributes: { Detects__c: 'O2, LEL, CO, H2S', Power_Source__c: 'Battery', Run_Time__c: '14 h', Ingress_Protection__c: 'IP65', Weight__c: '0.9', Standard__c: 'UL 913' }, note: 'Draws samples from 100 ft of tube before entry.', related: ['GD-CAL', 'SV-CAL'] },
  { sku: 'GD-CO', name: 'Carbon monoxide detector, two-year', price: '128.00', look: { label: 'CO', colour: 'white', size: 0.8 }, attributes: { Detects__c: 'CO', Power_Source__c: 'Sealed cell', Run_Time__c: '2 years', Ingress_Protection__c: 'IP67', Weight__c: '0.2' }, note: 'Clips to the medical bag; no charging.', tiers: 'small-parts' },
  { sku: 'GD-HCN', name: 'Hydrogen cyanide detector, two-year', price: '286.00', look: { label: 'HCN', colour: 'blue', size: 0.8 }, attributes: { Detects__c: 'HCN', Power_Source__c: 'Sealed cell', Run_Time__c: '2 years', Ingress_Protection__c: 'IP67', Weight__c: '0.2' }, note: 'For overhaul, when smoke is gone and its poison is not.', stock: [0, 0] },
  { sku: 'GD-CAL', name: 'Calibration gas, four-gas mix, 58 L', price: '196.00', drawing: 'air-cylinder', look: { label: '4 GAS' }, sheet: false, attributes: { Detects__c: 'O2, CH4, CO, H2S', Capacity__c: '58 L', Weight__c: '2.4' }, note: 'Good for about 110 bump tests; keeps two years.', care: 'It fits fixed-flow regulators with the usual C10 thread. Store it upright below 120 °F and use it before the date on the label.', tiers: 'foam-pallet' },
  { sku: 'GD-TUBE-10', name: 'Sampling hose 10 ft', price: null, drawing: 'sampling-hose', sheet: false, attributes: { Length__c: '10 ft', Weight__c: '0.4' }, note: 'For detectors with a pump. Price on the next list.', care: 'It pushes onto the pump inlet without tools. Replace it when it is kinked, wet inside or yellow.', stock: [30, 10] },
])

const thermal = line({ brand: 'halewind', family: 'Electronics', categories: ['light-thermal'], drawing: 'thermal-camera', sheet: true }, [
  { sku: 'TC-320', name: 'Thermal camera 320 x 240, attack', price: '3480.00', attributes: { Detects__c: '-4 to 2,100 °F', Power_Source__c: 'Battery', Run_Time__c: '4 h', Ingress_Protection__c: 'IP67', Weight__c: '2.2', Standard__c: 'NFPA 1801' }, note: 'One button, 3.5 in screen, 60 pictures a second.', stock: [14, 6], bookPrices: { county: '3090.00' } },
  { sku: 'TC-640', name: 'Thermal camera 640 x 480, command', price: '6950.00', look: { colour: 'yellow' }, attributes: { Detects__c: '-4 to 2,100 °F', Power_Source__c: 'Battery', Run_Time__c: '3 h', Ingress_Protection__c: 'IP67', Weight__c: '2.9', Standard__c: 'NFPA 1801' }, note: 'Records and sends its picture to the command post.' },
  { sku: 'TC-MINI', name: 'Thermal camera, pocket', price: '896.00', look: { size: 0.7, colour: 'red' }, attributes: { Detects__c: '-4 to 1,200 °F', Power_Source__c: 'Battery', Run_Time__c: '3 h', Ingress_Protection__c: 'IP67', Weight__c: '0.8' }, note: 'On a retractor for every seat; for size-up, not for interior attack.' },
])

const radio = line({ brand: 'larkbeam', family: 'Electronics', categories: ['light-headsets'] }, [
  { sku: 'RA-MIC', name: 'Remote speaker microphone, submersible', price: '164.00', drawing: 'speaker-microphone', look: { colour: 'black' }, attributes: { Ingress_Protection__c: 'IP68', Weight__c: '0.5' }, note: 'Push-to-talk found with gloves; screw-on plug.', tiers: 'gear-issue' },
  { sku: 'RA-HS-V', name: 'Vehicle headset, under helmet', price: '438.00', drawing: 'headset', attributes: { Load_Rating__c: '24 dB noise reduction', Weight__c: '1.1' }, note: 'Radio in one ear, intercom in the other; noise-cancelling boom.', sheet: true },
  { sku: 'RA-STRAP', name: 'Leather radio strap with holster', price: '98.00', drawing: 'radio-strap', look: { colour: 'red' }, categories: ['light-straps'], attributes: { Material__c: 'Leather', Weight__c: '1.3', Color__c: 'Black' }, note: 'Worn under the coat, mic clip at the collar; anti-sway strap included.', tiers: 'gear-issue' },
])

/** Gas detectors, thermal cameras and radio accessories. */
export const electronics: readonly DemoProduct[] = [...detectors, ...thermal, ...radio]
