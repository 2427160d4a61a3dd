import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/promotions.js'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { integrityError } from '../../records/service.ts'
import { findPart, findPartId, findPromotion, type PartKind, type Transaction } from './store.ts'
import { changePromotion } from './service.ts'

/** The lists of a promotion that the parts of a kind are in, by the prefix of their ids, and the fields of the lists. */
const LISTS = {
  target: [
    { type: 'Product', prefix: '01t', list: 'productIds', field: 'ProductIds__c' },
    { type: 'ProductCategory', prefix: '0ZG', list: 'categoryIds', field: 'CategoryIds__c' },
  ],
  qualifier: [
    { type: 'Product', prefix: '01t', list: 'qualifyingProductIds', field: 'QualifyingProductIds__c' },
    { type: 'ProductCategory', prefix: '0ZG', list: 'qualifyingCategoryIds', field: 'QualifyingCategoryIds__c' },
  ],
  buyerGroup: [{ type: 'BuyerGroup', prefix: '0ZI', list: 'buyerGroupIds', field: 'BuyerGroupIds__c' }],
} as const satisfies Record<PartKind, ReadonlyArray<{ type: string; prefix: string; list: string; field: string }>>

/** A part of a promotion to add: a product, category or buyer group by its id. */
interface NewPart {
  readonly kind: PartKind
  readonly promotionId: string
  readonly type: string
  readonly targetId: string
  /** The field of the record that has the id. */
  readonly idField: string
}

/** Adds a product, category or buyer group to a promotion, and returns the id of that. */
export async function addPart(
  tx: Transaction,
  { kind, promotionId, type, targetId, idField }: NewPart,
): Promise<Result<string>> {
  const promotion = await findPromotion(tx, promotionId)
  const entry = LISTS[kind].find((one) => one.type === type)
  const id = entry === undefined ? null : normalizeId(targetId, entry.prefix)
  if (promotion === null || entry === undefined || id === null)
    return err(integrityError(idField, () => messages.targetType({ field: idField, id: targetId })))
  const result = await changePromotion(tx, promotionId, { [entry.list]: [...(promotion[entry.list] ?? []), id] })
  if (result.ok) return ok((await findPartId(tx, kind, { promotionId, targetId: id })) ?? '')
  const { error } = result
  const isOfPart = error.fields?.includes(entry.field) ?? false
  return err(isOfPart ? { ...error, fields: [idField] } : error)
}

/**
 * Takes a product, category or buyer group out of a promotion. Returns an error for the last one, as lists that are
 * empty stand for everything.
 */
export async function removePart(tx: Transaction, kind: PartKind, id: string): Promise<Result<null>> {
  const part = await findPart(tx, kind, id)
  const promotion = part === null ? null : await findPromotion(tx, part.promotionId)
  if (part === null || promotion === null) return ok(null)
  const left = LISTS[kind].map(({ list }) => ({
    list,
    ids: (promotion[list] ?? []).filter((one) => one !== part.targetId),
  }))
  if (left.every(({ ids }) => ids.length === 0)) {
    const fields = LISTS[kind].map(({ field }) => field).join(', ')
    return err({ code: 'DELETE_FAILED', message: () => messages.lastTarget({ id, fields }) })
  }
  return changePromotion(
    tx,
    promotion.id,
    Object.fromEntries(left.map(({ list, ids }) => [list, ids.length === 0 ? null : ids])),
  )
}
