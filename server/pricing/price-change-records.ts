import type { NewRecord, RecordChanges } from '@hydrant/contract/records/definition.ts'
import { priceChange as definition } from '@hydrant/contract/records/price-change.ts'
import { priceChange } from '@hydrant/database/schema/pricing.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type RecordContext, toSystemColumns } from '../records/service.ts'
import {
  changePlannedPrice,
  changePlannedPrices,
  planPrice,
  planPrices,
  removePlannedPrice,
} from './planned/service.ts'

/** Prices that are planned for a day, in the record API. */
export const PRICE_CHANGE_OBJECT = defineStoredObject(definition, {
  table: priceChange,
  columns: (table) => ({
    ...toSystemColumns(table),
    Pricebook__c: table.priceBookId,
    Product__c: table.productId,
    ProductSellingModel__c: table.sellingModelId,
    CurrencyIsoCode: table.currencyIsoCode,
    EffectiveDate__c: sql`(${table.effectiveOn}::timestamp at time zone 'UTC')`,
    UnitPrice__c: table.unitPrice,
    Status__c: table.status,
    PreviousPrice__c: table.previousPrice,
    AppliedDate__c: table.appliedAt,
    FailureReason__c: table.failureReason,
  }),
  defaults: ({ webstore }) => ({ CurrencyIsoCode: webstore.defaultCurrency }),
  create: (tx, values, context) => planPrice(tx, toPlannedPrice(values, context)),
  update: (tx, id, changes) => changePlannedPrice(tx, id, toChanges(changes)),
  delete: removePlannedPrice,
  createMany: (tx, rows, context) =>
    planPrices(
      tx,
      rows.map((values) => toPlannedPrice(values, context)),
    ),
  updateMany: (tx, updates) =>
    changePlannedPrices(
      tx,
      updates.map(({ id, changes }) => ({ id, changes: toChanges(changes) })),
    ),
})

function toPlannedPrice(values: NewRecord<typeof definition>, { webstore }: RecordContext) {
  return {
    priceBookId: values.Pricebook__c,
    productId: values.Product__c,
    sellingModelId: values.ProductSellingModel__c ?? null,
    currency: values.CurrencyIsoCode,
    unitPrice: values.UnitPrice__c,
    effectiveDate: values.EffectiveDate__c,
    status: values.Status__c,
    soldCurrencies: webstore.supportedCurrencies,
  }
}

function toChanges(changes: RecordChanges<typeof definition>) {
  return {
    unitPrice: changes.UnitPrice__c,
    effectiveDate: changes.EffectiveDate__c,
    status: changes.Status__c,
  }
}
