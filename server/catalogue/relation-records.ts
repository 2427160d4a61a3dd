import { productRelation as definition } from '@hydrant/contract/records/product-relation.ts'
import { productRelation } from '@hydrant/database/schema/catalogue.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { addRelation, moveRelation, removeRelation } from './writing/relations/service.ts'

/** Which products the page of a product mentions, in the record API. */
export const PRODUCT_RELATION_OBJECT: StoredObject = defineStoredObject(definition, {
  table: productRelation,
  columns: (table) => ({
    ...toSystemColumns(table),
    Product__c: table.productId,
    RelatedProduct__c: table.relatedProductId,
    RelationshipType__c: table.relationshipType,
    SortOrder__c: table.sortOrder,
  }),
  create: (tx, values) =>
    addRelation(tx, {
      productId: values.Product__c,
      relatedProductId: values.RelatedProduct__c,
      relationshipType: values.RelationshipType__c,
      sortOrder: values.SortOrder__c,
    }),
  update: (tx, id, { SortOrder__c: sortOrder }) => moveRelation(tx, id, sortOrder),
  delete: removeRelation,
})
