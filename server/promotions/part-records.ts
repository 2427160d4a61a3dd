import { promotionBuyerGroup as buyerGroupDefinition } from '@hydrant/contract/records/promotion-buyer-group.ts'
import { promotionQualifier as qualifierDefinition } from '@hydrant/contract/records/promotion-qualifier.ts'
import { promotionTarget as targetDefinition } from '@hydrant/contract/records/promotion-target.ts'
import { promotionBuyerGroup, promotionQualifier, promotionTarget } from '@hydrant/database/schema/promotions.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { addPart, removePart } from './writing/parts.ts'

/** What promotions are for, what has to be bought for them, and who gets them, in the record API. */
export const PROMOTION_PART_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(targetDefinition, {
    table: promotionTarget,
    columns: (table) => ({
      ...toSystemColumns(table),
      PromotionId: table.promotionId,
      TargetType: table.type,
      TargetId: table.targetId,
    }),
    create: (tx, values) =>
      addPart(tx, {
        kind: 'target',
        promotionId: values.PromotionId,
        type: values.TargetType,
        targetId: values.TargetId,
        idField: 'TargetId',
      }),
    delete: (tx, id) => removePart(tx, 'target', id),
  }),
  defineStoredObject(qualifierDefinition, {
    table: promotionQualifier,
    columns: (table) => ({
      ...toSystemColumns(table),
      PromotionId: table.promotionId,
      QualifierType: table.type,
      QualifierId: table.targetId,
    }),
    create: (tx, values) =>
      addPart(tx, {
        kind: 'qualifier',
        promotionId: values.PromotionId,
        type: values.QualifierType,
        targetId: values.QualifierId,
        idField: 'QualifierId',
      }),
    delete: (tx, id) => removePart(tx, 'qualifier', id),
  }),
  defineStoredObject(buyerGroupDefinition, {
    table: promotionBuyerGroup,
    columns: (table) => ({
      ...toSystemColumns(table),
      PromotionId__c: table.promotionId,
      BuyerGroupId__c: table.targetId,
    }),
    create: (tx, values) =>
      addPart(tx, {
        kind: 'buyerGroup',
        promotionId: values.PromotionId__c,
        type: 'BuyerGroup',
        targetId: values.BuyerGroupId__c,
        idField: 'BuyerGroupId__c',
      }),
    delete: (tx, id) => removePart(tx, 'buyerGroup', id),
  }),
]
