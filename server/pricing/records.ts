import type { NewRecord } from '@hydrant/contract/records/definition.ts'
import { buyerGroupPricebook } from '@hydrant/contract/records/buyer-group-pricebook.ts'
import { pricebook2 } from '@hydrant/contract/records/pricebook2.ts'
import { pricebookEntry } from '@hydrant/contract/records/pricebook-entry.ts'
import { priceBook, priceBookBuyerGroup, priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { sql } from 'drizzle-orm'
import { BREAK_OBJECTS } from './break-records.ts'
import { PRICE_CHANGE_OBJECT } from './price-change-records.ts'
import { defineStoredObject, type RecordContext, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  assignPriceBook,
  changePrice,
  changePriceBook,
  changePrices,
  createPrice,
  createPriceBook,
  createPrices,
  removePrice,
  removePriceBook,
  unassignPriceBook,
} from './writing/service.ts'

/** Prices in the record API. */
export const PRICEBOOK_ENTRY_OBJECT = defineStoredObject(pricebookEntry, {
  table: priceBookEntry,
  columns: (table) => ({
    ...toSystemColumns(table),
    Pricebook2Id: table.priceBookId,
    Product2Id: table.productId,
    ProductSellingModelId: table.sellingModelId,
    CurrencyIsoCode: table.currencyIsoCode,
    UnitPrice: table.unitPrice,
    IsActive: sql`true`,
    UseStandardPrice: sql`false`,
  }),
  defaults: ({ webstore }) => ({ CurrencyIsoCode: webstore.defaultCurrency }),
  create: (tx, values, context) => createPrice(tx, toNewPrice(values, context)),
  update: (tx, id, { UnitPrice: unitPrice }) => changePrice(tx, id, unitPrice),
  delete: removePrice,
  createMany: (tx, rows, context) =>
    createPrices(
      tx,
      rows.map((values) => toNewPrice(values, context)),
    ),
  updateMany: (tx, updates) =>
    changePrices(
      tx,
      updates.map(({ id, changes }) => ({ id, unitPrice: changes.UnitPrice })),
    ),
})

/** The objects of this area in the record API. */
export const PRICING_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(pricebook2, {
    table: priceBook,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      IsActive: table.isActive,
      IsStandard: table.isOriginal,
      ValidFrom: table.validFrom,
      ValidTo: table.validTo,
      Priority__c: table.priority,
    }),
    create: (tx, values) =>
      createPriceBook(tx, {
        name: values.Name,
        isActive: values.IsActive,
        validFrom: toDate(values.ValidFrom ?? null),
        validTo: toDate(values.ValidTo ?? null),
        priority: values.Priority__c,
      }),
    update: (tx, id, changes) =>
      changePriceBook(tx, id, {
        name: changes.Name,
        isActive: changes.IsActive,
        validFrom: changes.ValidFrom === undefined ? undefined : toDate(changes.ValidFrom),
        validTo: changes.ValidTo === undefined ? undefined : toDate(changes.ValidTo),
        priority: changes.Priority__c,
      }),
    delete: removePriceBook,
  }),
  PRICEBOOK_ENTRY_OBJECT,
  defineStoredObject(buyerGroupPricebook, {
    table: priceBookBuyerGroup,
    columns: (table) => ({
      ...toSystemColumns(table),
      BuyerGroupId: table.buyerGroupId,
      Pricebook2Id: table.priceBookId,
      IsActive: sql`true`,
      Priority: sql`(select priority from price_book where price_book.id = ${table.priceBookId})`,
    }),
    create: (tx, values) =>
      assignPriceBook(tx, { priceBookId: values.Pricebook2Id, buyerGroupId: values.BuyerGroupId }),
    delete: unassignPriceBook,
  }),
  ...BREAK_OBJECTS,
  PRICE_CHANGE_OBJECT,
]

function toNewPrice(values: NewRecord<typeof pricebookEntry>, { webstore }: RecordContext) {
  return {
    priceBookId: values.Pricebook2Id,
    productId: values.Product2Id,
    sellingModelId: values.ProductSellingModelId ?? null,
    currency: values.CurrencyIsoCode,
    unitPrice: values.UnitPrice,
    soldCurrencies: webstore.supportedCurrencies,
  }
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
