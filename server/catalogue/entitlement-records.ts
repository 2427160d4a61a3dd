import { commerceEntitlementBuyerGroup } from '@hydrant/contract/records/commerce-entitlement-buyer-group.ts'
import { commerceEntitlementPolicy } from '@hydrant/contract/records/commerce-entitlement-policy.ts'
import { commerceEntitlementProduct } from '@hydrant/contract/records/commerce-entitlement-product.ts'
import { entitlementBuyerGroup, entitlementPolicy, entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  changeEntitlementPolicy,
  createEntitlementPolicy,
  entitleBuyerGroup,
  entitleProduct,
  removeBuyerGroupEntitlement,
  removeEntitlementPolicy,
  removeProductEntitlement,
} from './writing/structure/entitlement-store.ts'

/** Entitlement policies, and what they are for, in the record API. */
export const ENTITLEMENT_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(commerceEntitlementPolicy, {
    table: entitlementPolicy,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      CanViewProduct: sql`true`,
      CanViewPrice: table.canViewPrice,
      IsActive: sql`true`,
      IncludesNewProducts__c: table.includesNewProducts,
    }),
    create: (tx, values) =>
      createEntitlementPolicy(tx, {
        name: values.Name,
        canViewPrice: values.CanViewPrice,
        includesNewProducts: values.IncludesNewProducts__c,
      }),
    update: (tx, id, changes) =>
      changeEntitlementPolicy(tx, id, {
        name: changes.Name,
        canViewPrice: changes.CanViewPrice,
        includesNewProducts: changes.IncludesNewProducts__c,
      }),
    delete: removeEntitlementPolicy,
  }),
  defineStoredObject(commerceEntitlementProduct, {
    table: entitlementProduct,
    columns: (table) => ({ ...toSystemColumns(table), PolicyId: table.policyId, ProductId: table.productId }),
    create: (tx, values) => entitleProduct(tx, { policyId: values.PolicyId, productId: values.ProductId }),
    delete: removeProductEntitlement,
  }),
  defineStoredObject(commerceEntitlementBuyerGroup, {
    table: entitlementBuyerGroup,
    columns: (table) => ({ ...toSystemColumns(table), PolicyId: table.policyId, BuyerGroupId: table.buyerGroupId }),
    create: (tx, values) => entitleBuyerGroup(tx, { policyId: values.PolicyId, buyerGroupId: values.BuyerGroupId }),
    delete: removeBuyerGroupEntitlement,
  }),
]
