import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import type { RowTableSpec } from '../row-table/load-row-table.ts'

/** A table on the page of a product. */
export interface ProductTable extends RowTableSpec {
  readonly title: () => string
  readonly hint?: () => string
  /** The classes of products that have it; all where it is left out. */
  readonly classes?: readonly string[]
}

/** The tables on the page of a product, in their order. */
export const PRODUCT_TABLES: readonly ProductTable[] = [
  {
    name: 'prices',
    title: messages.prices,
    hint: messages.pricesHint,
    objectName: 'PricebookEntry',
    parentField: 'Product2Id',
    columns: ['Pricebook2Id', 'CurrencyIsoCode', 'ProductSellingModelId', 'UnitPrice'],
    orderBy: 'Pricebook2.Name, CurrencyIsoCode',
    linksToRecords: true,
  },
  {
    name: 'categories',
    title: messages.categories,
    objectName: 'ProductCategoryProduct',
    parentField: 'ProductId',
    columns: ['ProductCategoryId', 'IsPrimaryCategory'],
    orderBy: 'CreatedDate',
  },
  {
    name: 'stock',
    title: messages.stock,
    objectName: 'StockLevel__c',
    parentField: 'Product__c',
    columns: ['Location__c', 'QuantityOnHand__c', 'SafetyStock__c', 'QuantityReserved__c'],
    orderBy: 'CreatedDate',
  },
  {
    name: 'relations',
    title: messages.relations,
    hint: messages.relationsHint,
    objectName: 'ProductRelation__c',
    parentField: 'Product__c',
    columns: ['RelationshipType__c', 'RelatedProduct__c', 'SortOrder__c'],
    orderBy: 'RelationshipType__c, SortOrder__c',
    keyPath: 'RelatedProduct__r.StockKeepingUnit',
  },
  {
    name: 'seo',
    title: messages.seo,
    hint: messages.seoHint,
    objectName: 'ProductSeo__c',
    parentField: 'Product__c',
    columns: ['Title__c', 'Description__c', 'IsIndexed__c'],
    orderBy: 'CreatedDate',
    isSingle: true,
  },
  {
    name: 'components',
    title: messages.components,
    objectName: 'ProductRelatedComponent',
    parentField: 'ParentProductId',
    columns: ['ChildProductId', 'Quantity', 'IsComponentRequired', 'Sequence'],
    orderBy: 'Sequence',
    classes: ['Set', 'Bundle'],
  },
  {
    name: 'attribute-set',
    title: messages.attributeSet,
    hint: messages.attributeSetHint,
    objectName: 'ProductAttributeSetProduct',
    parentField: 'ProductId',
    columns: ['ProductAttributeSetId'],
    orderBy: 'CreatedDate',
    classes: ['VariationParent'],
  },
  {
    name: 'quantities',
    title: messages.quantities,
    objectName: 'ProductQuantityRule',
    parentField: 'ProductId',
    columns: ['PurchaseQuantityRuleId'],
    orderBy: 'CreatedDate',
  },
  {
    name: 'selling-models',
    title: messages.sellingModels,
    objectName: 'ProductSellingModelOption',
    parentField: 'Product2Id',
    columns: ['ProductSellingModelId', 'SortOrder__c'],
    orderBy: 'SortOrder__c',
  },
  {
    name: 'entitlements',
    title: messages.entitlements,
    hint: messages.entitlementsHint,
    objectName: 'CommerceEntitlementProduct',
    parentField: 'ProductId',
    columns: ['PolicyId'],
    orderBy: 'CreatedDate',
  },
]
