import { productRelatedComponent } from '@hydrant/contract/records/product-related-component.ts'
import { productSellingModel as sellingModelDefinition } from '@hydrant/contract/records/product-selling-model.ts'
import { productSellingModelOption } from '@hydrant/contract/records/product-selling-model-option.ts'
import { productComponent, productSellingModel, sellingModel } from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  addComponent,
  addSellingModelToProduct,
  changeComponent,
  changeSellingModel,
  createSellingModel,
  moveSellingModelOfProduct,
  removeComponent,
  removeSellingModel,
  removeSellingModelFromProduct,
} from './writing/composition/service.ts'

/** Selling models, the products that have them, and the parts of sets and bundles, in the record API. */
export const COMPOSITION_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(sellingModelDefinition, {
    table: sellingModel,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      SellingModelType: table.sellingModelType,
      PricingTerm: table.pricingTerm,
      PricingTermUnit: table.pricingTermUnit,
      Status: sql`'Active'::text`,
      MinimumTerm__c: table.minimumTerm,
      MaximumTerm__c: table.maximumTerm,
      TermIncrement__c: table.termIncrement,
    }),
    create: (tx, values) =>
      createSellingModel(tx, {
        name: values.Name,
        sellingModelType: toModelType(values.SellingModelType),
        pricingTerm: values.PricingTerm ?? null,
        pricingTermUnit: toTermUnit(values.PricingTermUnit),
        minimumTerm: values.MinimumTerm__c ?? null,
        maximumTerm: values.MaximumTerm__c ?? null,
        termIncrement: values.TermIncrement__c ?? null,
      }),
    update: (tx, id, changes) =>
      changeSellingModel(tx, id, {
        name: changes.Name,
        minimumTerm: changes.MinimumTerm__c,
        maximumTerm: changes.MaximumTerm__c,
        termIncrement: changes.TermIncrement__c,
      }),
    delete: removeSellingModel,
  }),
  defineStoredObject(productSellingModelOption, {
    table: productSellingModel,
    columns: (table) => ({
      ...toSystemColumns(table),
      Product2Id: table.productId,
      ProductSellingModelId: table.sellingModelId,
      SortOrder__c: table.sortOrder,
    }),
    create: (tx, values) =>
      addSellingModelToProduct(tx, {
        productId: values.Product2Id,
        sellingModelId: values.ProductSellingModelId,
        sortOrder: values.SortOrder__c,
      }),
    update: (tx, id, { SortOrder__c: sortOrder }) => moveSellingModelOfProduct(tx, id, sortOrder),
    delete: removeSellingModelFromProduct,
  }),
  defineStoredObject(productRelatedComponent, {
    table: productComponent,
    columns: (table) => ({
      ...toSystemColumns(table),
      ParentProductId: table.parentId,
      ChildProductId: table.childId,
      Quantity: table.defaultQuantity,
      IsComponentRequired: table.isRequired,
      Sequence: table.sortOrder,
    }),
    create: (tx, values) =>
      addComponent(tx, {
        parentId: values.ParentProductId,
        childId: values.ChildProductId,
        defaultQuantity: values.Quantity,
        isRequired: values.IsComponentRequired,
        sortOrder: values.Sequence,
      }),
    update: (tx, id, changes) =>
      changeComponent(tx, id, {
        defaultQuantity: changes.Quantity,
        isRequired: changes.IsComponentRequired,
        sortOrder: changes.Sequence,
      }),
    delete: removeComponent,
  }),
]

function toModelType(text: string): 'OneTime' | 'TermDefined' | 'Evergreen' {
  return text === 'TermDefined' || text === 'Evergreen' ? text : 'OneTime'
}

function toTermUnit(text: string | null | undefined): 'Months' | 'Annual' | null {
  return text === 'Months' || text === 'Annual' ? text : null
}
