import { taxRate as taxRateDefinition } from '@hydrant/contract/records/tax-rate.ts'
import { taxRate } from '@hydrant/database/schema/tax.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { changeTaxRate, createTaxRate, removeTaxRate } from './writing/service.ts'

/** The objects of this area in the record API. */
export const TAX_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(taxRateDefinition, {
    table: taxRate,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Description__c: table.description,
      Treatment__c: table.treatment,
      Country__c: table.country,
      State__c: table.state,
      RatePercent__c: table.ratePercent,
      Priority__c: table.priority,
    }),
    create: (tx, values) =>
      createTaxRate(tx, {
        name: values.Name,
        description: values.Description__c ?? null,
        treatment: values.Treatment__c,
        country: values.Country__c,
        state: values.State__c ?? null,
        ratePercent: values.RatePercent__c,
        priority: values.Priority__c,
      }),
    update: (tx, id, changes) =>
      changeTaxRate(tx, id, {
        name: changes.Name,
        description: changes.Description__c,
        treatment: changes.Treatment__c,
        country: changes.Country__c,
        state: changes.State__c,
        ratePercent: changes.RatePercent__c,
        priority: changes.Priority__c,
      }),
    delete: removeTaxRate,
  }),
]
