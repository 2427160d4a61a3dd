import { attributeDefinition as definitionDefinition } from '@hydrant/contract/records/attribute-definition.ts'
import { productAttribute } from '@hydrant/contract/records/product-attribute.ts'
import { productAttributeSet } from '@hydrant/contract/records/product-attribute-set.ts'
import { productAttributeSetItem } from '@hydrant/contract/records/product-attribute-set-item.ts'
import { productAttributeSetProduct } from '@hydrant/contract/records/product-attribute-set-product.ts'
import { attributeSet, attributeSetItem } from '@hydrant/database/schema/attribute-sets.ts'
import {
  attributeDefinition,
  product,
  toAttributeSetProductId,
  toProductAttributeId,
} from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import * as attributes from './writing/attributes/service.ts'

/** Attributes that products are compared by, attribute sets, and the values of variations, in the record API. */
export const ATTRIBUTE_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(definitionDefinition, {
    table: attributeDefinition,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.label,
      DeveloperName: table.apiName,
      DataType: sql`case ${table.dataType} when 'boolean' then 'Checkbox' else initcap(${table.dataType}) end`,
      IsFacet__c: table.isFacet,
      Sequence__c: table.sequence,
    }),
    create: (tx, values) =>
      attributes.createDefinition(tx, {
        apiName: values.DeveloperName,
        label: values.Name,
        dataType: toDataType(values.DataType),
        isFacet: values.IsFacet__c,
        sequence: values.Sequence__c,
      }),
    update: (tx, id, changes) =>
      attributes.changeDefinition(tx, id, {
        label: changes.Name,
        dataType: changes.DataType === undefined ? undefined : toDataType(changes.DataType),
        isFacet: changes.IsFacet__c,
        sequence: changes.Sequence__c,
      }),
    delete: attributes.removeDefinition,
  }),
  defineStoredObject(productAttributeSet, {
    table: attributeSet,
    columns: (table) => ({
      ...toSystemColumns(table),
      DeveloperName: table.developerName,
      MasterLabel: table.label,
    }),
    create: (tx, values) =>
      attributes.createSet(tx, { developerName: values.DeveloperName, label: values.MasterLabel }),
    update: (tx, id, changes) =>
      attributes.changeSet(tx, id, { developerName: changes.DeveloperName, label: changes.MasterLabel }),
    delete: attributes.removeSet,
  }),
  defineStoredObject(productAttributeSetItem, {
    table: attributeSetItem,
    columns: (table) => ({
      ...toSystemColumns(table),
      ProductAttributeSetId: table.attributeSetId,
      Field: table.apiName,
      Label__c: table.label,
      Sequence: table.sequence,
      ViewType__c: table.viewType,
      Options__c: sql`${table.options}::text`,
    }),
    create: (tx, values) =>
      attributes.addItem(tx, {
        attributeSetId: values.ProductAttributeSetId,
        apiName: values.Field,
        label: values.Label__c,
        sequence: values.Sequence,
        viewType: toViewType(values.ViewType__c),
        options: values.Options__c,
      }),
    update: (tx, id, changes) =>
      attributes.changeItem(tx, id, {
        label: changes.Label__c,
        sequence: changes.Sequence,
        viewType: changes.ViewType__c === undefined ? undefined : toViewType(changes.ViewType__c),
        options: changes.Options__c,
      }),
    delete: attributes.removeItem,
  }),
  defineStoredObject(productAttributeSetProduct, {
    table: product,
    rows: sql`attribute_set_id is not null`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toAttributeSetProductId(table.id),
      ProductAttributeSetId: table.attributeSetId,
      ProductId: table.id,
    }),
    create: (tx, values) =>
      attributes.assignSet(tx, { productId: values.ProductId, attributeSetId: values.ProductAttributeSetId }),
    delete: attributes.unassignSet,
  }),
  defineStoredObject(productAttribute, {
    table: product,
    rows: sql`product_class = 'Variation'`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toProductAttributeId(table.id),
      ProductId: table.id,
      VariantParentId: table.parentId,
      Values__c: sql`${table.variationValues}::text`,
    }),
    create: (tx, values) =>
      attributes.createVariation(tx, {
        productId: values.ProductId,
        parentId: values.VariantParentId,
        values: values.Values__c,
      }),
    update: (tx, id, { Values__c: values }) => attributes.changeVariation(tx, id, values),
    delete: attributes.removeVariation,
  }),
]

function toDataType(text: string): 'text' | 'number' | 'boolean' | 'date' {
  switch (text) {
    case 'Number':
      return 'number'
    case 'Checkbox':
      return 'boolean'
    case 'Date':
      return 'date'
    default:
      return 'text'
  }
}

function toViewType(text: string): 'Dropdown' | 'Pill' | 'ColorSwatch' {
  return text === 'Pill' || text === 'ColorSwatch' ? text : 'Dropdown'
}
