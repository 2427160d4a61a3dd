import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

const scene = line({ brand: 'larkbeam', family: 'Lighting', categories: ['light-portable'], drawing: 'scene-light', about: 'Spare parts are kept for ten years.', sheet: true }, [
  { sku: 'LS-B9K', name: 'Battery scene light 9,000 lm', price: '1290.00', look: { colour: 'red' }, attributes: { Power_Source__c: 'Battery', Light_Output__c: '9,000 / 4,500 / 2,200 lm', Run_Time__c: '3 / 6 / 12 h', Ingress_Protection__c: 'IP67', Weight__c: '28.5' }, note: 'Mast to 6 ft, spot and flood, charges in the vehicle.', stock: [24, 10], bookPrices: { county: '1079.00' }, related: ['LT-TRI-8'] },
  { sku: 'LS-B4K', name: 'Battery scene light 4,200 lm, compact', price: '698.00', look: { colour: 'yellow', size: 0.8 }, attributes: { Power_Source__c: 'Battery', Light_Output__c: '4,200 / 2,000 lm', Run_Time__c: '4 / 8 h', Ingress_Protection__c: 'IP66', Weight__c: '13.2' }, note: 'Folds to the size of a lunch box.' },
  { sku: 'LS-AC15K', name: 'Corded scene light 15,000 lm', price: '846.00', look: { colour: 'black' }, attributes: { Power_Source__c: '120 V AC', Light_Output__c: '15,000 lm', Ingress_Protection__c: 'IP66', Weight__c: '11.6' }, note: '25 ft cord; fits tripods and push-up poles.' },
  { sku: 'LS-EX5K', name: 'Battery area light for hazardous locations', drawing: 'area-light', price: '1840.00', look: { colour: 'orange' }, attributes: { Power_Source__c: 'Battery', Light_Output__c: '5,000 lm', Run_Time__c: '6 h', Ingress_Protection__c: 'IP67', Weight__c: '24.0', Standard__c: 'UL 844' }, note: 'Class I, Division 1.', stock: [0, 0] },
  { sku: 'LT-TRI-8', name: 'Tripod 8 ft for scene lights', price: '248.00', drawing: 'tripod', categories: ['light-towers'], attributes: { Travel__c: '4 to 8 ft', Material__c: 'Aluminum', Weight__c: '12.8' }, note: 'One leg adjusts on stairs and slopes.', sheet: false },
  { sku: 'LT-TOWER-B', name: 'Inflatable light tower 16 ft', drawing: 'light-tower', price: '4280.00', categories: ['light-towers'], look: { colour: 'blue', size: 1.3 }, attributes: { Power_Source__c: '120 V AC', Light_Output__c: '60,000 lm', Travel__c: '16 ft', Weight__c: '46' }, note: 'Lights a ball field without glare; up in one minute.' },
  { sku: 'LT-MAST-V', name: 'Vehicle light mast with remote', drawing: 'vehicle-mast', price: null, quoteOnly: true, stock: null, categories: ['light-towers'], look: { colour: 'black', size: 1.2 }, attributes: { Power_Source__c: '12 V vehicle', Light_Output__c: '80,000 lm', Travel__c: '9 ft above roof', Weight__c: '135' }, note: 'Pan, tilt and stow; quoted with mounting for your body.' },
])

const hand = line({ brand: 'larkbeam', family: 'Lighting', categories: ['light-hand'], drawing: 'hand-lamp' }, [
  { sku: 'LH-RA-200', name: 'Right-angle light 200 lm', price: '74.00', look: { colour: 'orange' }, tiers: 'small-parts', attributes: { Power_Source__c: 'AA cells', Light_Output__c: '200 lm', Run_Time__c: '8 h', Ingress_Protection__c: 'IP67', Weight__c: '0.6', Standard__c: 'UL 913' }, note: 'Clips to the coat; blue tail lights for the one behind.', stock: [180, 90] },
  { sku: 'LH-RA-400R', name: 'Right-angle light 400 lm, rechargeable', price: '168.00', look: { colour: 'lime' }, tiers: 'gear-issue', attributes: { Power_Source__c: 'Battery', Light_Output__c: '400 lm', Run_Time__c: '4 h', Ingress_Protection__c: 'IP67', Weight__c: '0.8', Standard__c: 'UL 913' }, note: 'Cuts smoke with a narrow beam; charges in its vehicle holder.', sheet: true },
  { sku: 'LH-BOX-1K', name: 'Lantern 1,000 lm, rechargeable', price: '236.00', drawing: 'box-lantern', look: { colour: 'red', size: 1.2 }, attributes: { Power_Source__c: 'Battery', Light_Output__c: '1,000 lm', Run_Time__c: '4 h', Ingress_Protection__c: 'IP66', Weight__c: '3.4' }, note: 'Shoulder strap, floats with the beam up.', sheet: true },
  { sku: 'LH-WAND', name: 'Traffic wand, red, LED', price: '32.00', drawing: 'traffic-wand', tiers: 'small-parts', rule: [6, 6, 240], pack: 'Each, sold in sixes', attributes: { Power_Source__c: 'AA cells', Run_Time__c: '60 h', Weight__c: '0.5', Color__c: 'Red' }, note: 'Steady or flashing; white torch at the tip.', stock: [156, 72] },
])

const helmet = line({ brand: 'larkbeam', family: 'Lighting', categories: ['light-helmet'], drawing: 'helmet-light', about: 'The switch works with gloves on.', tiers: 'small-parts' }, [
  { sku: 'LH-CLAMP', name: 'Helmet light with clamp, 180 lm', price: '58.00', look: { label: '180 lm' }, attributes: { Power_Source__c: 'AAA cells', Light_Output__c: '180 lm', Run_Time__c: '6 h', Ingress_Protection__c: 'IP67', Weight__c: '0.3', Standard__c: 'UL 913' }, note: 'Clamps under the brim; turns out of the way.', stock: [210, 100] },
  { sku: 'LH-BAND', name: 'Helmet light on rubber band, 350 lm', price: '84.00', look: { colour: 'black' }, attributes: { Power_Source__c: 'Battery', Light_Output__c: '350 lm', Run_Time__c: '5 h', Ingress_Protection__c: 'IP67', Weight__c: '0.5' }, note: 'Spot, flood and a green rear light.' },
])

/** Scene, hand and helmet lights. */
export const lighting: readonly DemoProduct[] = [...scene, ...hand, ...helmet]
