import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

/** Work that we do by subscription, and once by quote. */
export const services: readonly DemoProduct[] = line({ brand: 'halewind', family: 'Services', categories: ['light-gas'], stock: null, unit: 'Device', rest: { taxTreatment: 'exempt' } }, [
  {
    sku: 'SV-CAL', name: 'Gas detector calibration service', price: '14.50', pack: 'One detector', drawing: 'calibration-service', look: { label: 'CAL', colour: 'green' },
    note: 'Exchange box every six months: calibrated, logged, with certificate and a loan device. By the month until cancelled, or by the year.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.',
    attributes: { Covers__c: 'One detector, two calibrations a year' }, rest: { sellingModelKeys: ['monthly', 'annual'], sellingModelPrices: { annual: '159.00' }, taxTreatment: 'exempt' },
  },
  {
    sku: 'SV-LAD', name: 'Ground ladder inspection and load test', price: '58.00', brand: 'highstave', categories: ['ladders-extension'], unit: 'Ladder', pack: 'One ladder, one year', drawing: 'ladder-service', look: { colour: 'green' },
    note: 'Yearly visit, strength and roller tests on your floor, label and report.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.', attributes: { Covers__c: 'One ladder, one test a year', Standard__c: 'NFPA 1932' }, rest: { sellingModelKeys: ['annual'], taxTreatment: 'exempt' },
  },
  {
    sku: 'SV-HOSE', name: 'Hose testing service, per 100 ft', price: '39.00', brand: 'ridgeline', categories: ['hose-testing'], unit: '100 ft', pack: '100 ft, one year', drawing: 'hose-service', look: { colour: 'green', coupling: 'threaded' }, rule: [10, 10, 500],
    note: 'We come with the test trailer, test and mark every length and hand over the record. At least 1,000 ft.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.', attributes: { Covers__c: '100 ft of hose, one test a year', Standard__c: 'NFPA 1962' }, rest: { sellingModelKeys: ['annual'], taxTreatment: 'exempt' },
  },
  {
    sku: 'SV-EXT', name: 'Extinguisher inspection service', price: '3.90', brand: 'foamcroft', categories: ['ext-portable'], unit: 'Extinguisher', pack: 'One extinguisher', drawing: 'extinguisher-service', look: { colour: 'green', label: 'CHECK' }, tiers: 'small-parts',
    note: 'Monthly check and yearly maintenance on site, tagged and logged.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.', attributes: { Covers__c: 'One extinguisher', Standard__c: 'NFPA 10' }, rest: { sellingModelKeys: ['monthly', 'annual'], sellingModelPrices: { annual: '42.00' }, taxTreatment: 'exempt' },
  },
  {
    sku: 'SV-GLOVE', name: 'Insulating glove test', price: '28.00', brand: 'voltquell', categories: ['ev-gloves'], unit: 'Pair', pack: 'One pair', drawing: 'glove-service',
    note: 'Electrical test at the voltage of the class, with date stamp; back in five working days.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.', attributes: { Covers__c: 'One pair, one test', Standard__c: 'ASTM F496' },
  },
  {
    sku: 'SV-PUMP', name: 'Pump test and certification', price: null, quoteOnly: true, brand: 'calder-finch', categories: ['hose-testing'], unit: 'Apparatus', pack: 'One engine', drawing: 'pump-service',
    note: 'At draft at your site. We quote by distance and number of engines.', care: 'The technician calls ahead to agree on a day. A written record of each item, with date and result, comes with the invoice.', attributes: { Covers__c: 'One engine', Standard__c: 'NFPA 1911' },
  },
])
