import { productQuantityRule } from '@hydrant/contract/records/product-quantity-rule.ts'
import { purchaseQuantityRule as ruleDefinition } from '@hydrant/contract/records/purchase-quantity-rule.ts'
import { product, purchaseQuantityRule, toProductQuantityRuleId } from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  assignQuantityRule,
  changeQuantityRule,
  createQuantityRule,
  removeQuantityRule,
  unassignQuantityRule,
} from './writing/quantity-rules/service.ts'

/** Purchase quantity rules, and which products have them, in the record API. */
export const QUANTITY_RULE_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(ruleDefinition, {
    table: purchaseQuantityRule,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Minimum: table.minimum,
      Maximum: table.maximum,
      Increment: table.increment,
    }),
    create: (tx, values) =>
      createQuantityRule(tx, {
        name: values.Name,
        minimum: values.Minimum,
        maximum: values.Maximum,
        increment: values.Increment,
      }),
    update: (tx, id, changes) =>
      changeQuantityRule(tx, id, {
        name: changes.Name,
        minimum: changes.Minimum,
        maximum: changes.Maximum,
        increment: changes.Increment,
      }),
    delete: removeQuantityRule,
  }),
  defineStoredObject(productQuantityRule, {
    table: product,
    rows: sql`purchase_quantity_rule_id is not null`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toProductQuantityRuleId(table.id),
      ProductId: table.id,
      PurchaseQuantityRuleId: table.purchaseQuantityRuleId,
    }),
    create: (tx, values) =>
      assignQuantityRule(tx, { productId: values.ProductId, ruleId: values.PurchaseQuantityRuleId }),
    delete: unassignQuantityRule,
  }),
]
