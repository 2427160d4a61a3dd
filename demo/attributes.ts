import type { DemoAttribute } from './model.ts'

/** The product attributes, in the order of product pages. */
export const attributes = [
  { apiName: 'Diameter__c', label: 'Diameter', dataType: 'text', isFacet: true },
  { apiName: 'Length__c', label: 'Length', dataType: 'text', isFacet: true },
  { apiName: 'Size__c', label: 'Size', dataType: 'text', isFacet: true },
  { apiName: 'Color__c', label: 'Color', dataType: 'text', isFacet: true },
  { apiName: 'Cut__c', label: 'Cut', dataType: 'text', isFacet: false },
  { apiName: 'Coupling__c', label: 'Thread or coupling', dataType: 'text', isFacet: true },
  { apiName: 'Inlet__c', label: 'Inlet', dataType: 'text', isFacet: false },
  { apiName: 'Outlet__c', label: 'Outlet', dataType: 'text', isFacet: false },
  { apiName: 'Nozzle_Type__c', label: 'Nozzle type', dataType: 'text', isFacet: true },
  { apiName: 'Flow__c', label: 'Flow', dataType: 'text', isFacet: false },
  { apiName: 'Service_Pressure__c', label: 'Service pressure (psi)', dataType: 'number', isFacet: true },
  { apiName: 'Test_Pressure__c', label: 'Test pressure (psi)', dataType: 'number', isFacet: false },
  { apiName: 'Construction__c', label: 'Construction', dataType: 'text', isFacet: false },
  { apiName: 'Material__c', label: 'Material', dataType: 'text', isFacet: true },
  { apiName: 'Power_Source__c', label: 'Power source', dataType: 'text', isFacet: true },
  { apiName: 'Force__c', label: 'Maximum force', dataType: 'text', isFacet: false },
  { apiName: 'Travel__c', label: 'Opening, stroke or lift', dataType: 'text', isFacet: false },
  { apiName: 'Load_Rating__c', label: 'Rated load', dataType: 'text', isFacet: false },
  { apiName: 'Fire_Class__c', label: 'Fire class', dataType: 'text', isFacet: true },
  { apiName: 'Capacity__c', label: 'Capacity', dataType: 'text', isFacet: false },
  { apiName: 'Light_Output__c', label: 'Light output', dataType: 'text', isFacet: false },
  { apiName: 'Run_Time__c', label: 'Run time', dataType: 'text', isFacet: false },
  { apiName: 'Detects__c', label: 'Detects', dataType: 'text', isFacet: false },
  { apiName: 'Rated_Voltage__c', label: 'Rated voltage', dataType: 'text', isFacet: false },
  { apiName: 'Ingress_Protection__c', label: 'Ingress protection', dataType: 'text', isFacet: false },
  { apiName: 'Dimensions__c', label: 'Dimensions', dataType: 'text', isFacet: false },
  { apiName: 'Weight__c', label: 'Weight (lb)', dataType: 'number', isFacet: true },
  { apiName: 'Covers__c', label: 'Covers', dataType: 'text', isFacet: false },
  { apiName: 'Next_Delivery__c', label: 'Next delivery due', dataType: 'date', isFacet: false },
  { apiName: 'Standard__c', label: 'Standard', dataType: 'text', isFacet: true },
] as const satisfies readonly DemoAttribute[]

/** The API name of a defined attribute. */
export type AttributeName = (typeof attributes)[number]['apiName']
