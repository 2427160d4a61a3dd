import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { orderDeliveryMethod } from '@hydrant/contract/records/order-delivery-method.ts'
import { deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../../records/service.ts'
import { changeDeliveryMethod, createDeliveryMethod, removeDeliveryMethod } from './writing/service.ts'

/** Delivery methods in the record API. */
export const DELIVERY_METHOD_OBJECT: StoredObject = defineStoredObject(orderDeliveryMethod, {
  table: deliveryMethod,
  columns: (table) => ({
    ...toSystemColumns(table),
    Name: table.name,
    IsActive: table.isActive,
    Carrier: table.carrier,
    ClassOfService: table.classOfService,
    CurrencyIsoCode: table.currencyIsoCode,
    BaseFee__c: table.baseFee,
    FreeFromAmount__c: table.freeFromAmount,
    Countries__c: sql`nullif(array_to_string(${table.countries}, ';'), '')`,
    ProcessTime: table.processTime,
    ProcessTimeUnit: table.processTimeUnit,
    TransitTimeMin: table.transitTimeMin,
    TransitTimeMax: table.transitTimeMax,
    TransitTimeUnit: table.transitTimeUnit,
    SortOrder__c: table.sortOrder,
  }),
  defaults: ({ webstore }) => ({ CurrencyIsoCode: webstore.defaultCurrency }),
  create: (tx, values, { webstore }) =>
    createDeliveryMethod(
      tx,
      {
        ...toMethod(values),
        name: values.Name,
        currencyIsoCode: values.CurrencyIsoCode.toUpperCase(),
        baseFee: values.BaseFee__c,
        countries: toCountries(values.Countries__c) ?? [],
      },
      webstore.supportedCurrencies,
    ),
  update: (tx, id, changes) => changeDeliveryMethod(tx, id, toMethod(changes)),
  delete: removeDeliveryMethod,
})

function toMethod(changes: RecordChanges<typeof orderDeliveryMethod>) {
  return {
    name: changes.Name,
    isActive: changes.IsActive,
    carrier: changes.Carrier,
    classOfService: changes.ClassOfService,
    baseFee: changes.BaseFee__c,
    freeFromAmount: changes.FreeFromAmount__c,
    countries: toCountries(changes.Countries__c),
    processTime: changes.ProcessTime,
    processTimeUnit: toUnit(changes.ProcessTimeUnit),
    transitTimeMin: changes.TransitTimeMin,
    transitTimeMax: changes.TransitTimeMax,
    transitTimeUnit: toUnit(changes.TransitTimeUnit),
    sortOrder: changes.SortOrder__c,
  }
}

function toCountries(text: string | null | undefined): string[] | undefined {
  if (text === undefined) return undefined
  return text === null ? [] : text.split(';')
}

function toUnit(text: string | null | undefined): 'Hours' | 'Days' | 'Weeks' | null | undefined {
  return text === undefined || text === null || text === 'Hours' || text === 'Days' || text === 'Weeks'
    ? text
    : undefined
}
