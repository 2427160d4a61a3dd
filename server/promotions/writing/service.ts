import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/promotions.js'
import { integrityError } from '../../records/service.ts'
import { insertPromotions, type NewCoupon, type NewPromotion } from '../store.ts'
import { findContradiction } from './find-contradiction.ts'
import {
  deleteCoupon,
  deletePromotion,
  findMissingIds,
  findPromotion,
  type PromotionChanges,
  type TargetTable,
  updateCoupon,
  updatePromotion,
} from './store.ts'

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }
type CouponChanges = ChangesOf<Pick<NewCoupon, 'code' | 'isActive' | 'redemptionLimit' | 'redemptionLimitPerAccount'>>

/** The lists of ids of a promotion: what they are of, and the field of the record. */
const ID_LISTS = [
  { name: 'productIds', field: 'ProductIds__c', prefix: '01t', table: 'product' },
  { name: 'categoryIds', field: 'CategoryIds__c', prefix: '0ZG', table: 'category' },
  { name: 'qualifyingProductIds', field: 'QualifyingProductIds__c', prefix: '01t', table: 'product' },
  { name: 'qualifyingCategoryIds', field: 'QualifyingCategoryIds__c', prefix: '0ZG', table: 'category' },
  { name: 'buyerGroupIds', field: 'BuyerGroupIds__c', prefix: '0ZI', table: 'buyer_group' },
] as const satisfies ReadonlyArray<{ name: keyof PromotionChanges; field: string; prefix: string; table: TargetTable }>

/**
 * Creates a promotion and returns its id. Returns an error for a currency that the shop does not sell in, ids of nothing,
 * and values that contradict each other.
 */
export async function createPromotion(
  tx: Transaction,
  promotion: PromotionChanges &
    Pick<NewPromotion, 'name' | 'displayName' | 'targetType' | 'adjustmentType' | 'adjustmentValue'> & {
      readonly currencyIsoCode: string
    },
  soldCurrencies: readonly string[],
): Promise<Result<string>> {
  const { currencyIsoCode } = promotion
  if (!soldCurrencies.includes(currencyIsoCode))
    return err(integrityError('CurrencyIsoCode', () => messages.recordCurrency({ currency: currencyIsoCode })))
  const listsResult = await parseIdLists(tx, promotion)
  if (!listsResult.ok) return listsResult
  const error = findContradiction(promotion) ?? findEndedError(promotion)
  if (error !== null) return err(error)
  const id = newId('0c8')
  await insertPromotions(tx, [{ ...promotion, ...listsResult.value, id }], [])
  return ok(id)
}

/** Changes a promotion; undefined values stay as they are. Returns an error as `createPromotion` does. */
export async function changePromotion(tx: Transaction, id: string, changes: PromotionChanges): Promise<Result<null>> {
  const existing = await findPromotion(tx, id)
  if (existing === null) return ok(null)
  const listsResult = await parseIdLists(tx, changes, existing)
  if (!listsResult.ok) return listsResult
  const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const error = findContradiction({ ...existing, ...changed })
  // One that was stored before there was the rule can still be changed, and above all switched off.
  if (error !== null && findContradiction(existing) === null) return err(error)
  await updatePromotion(tx, id, { ...changes, ...listsResult.value })
  return ok(null)
}

/** Deletes a promotion with its coupons. The database refuses it while one of them is on a cart. */
export async function removePromotion(tx: Transaction, id: string): Promise<Result<null>> {
  await deletePromotion(tx, id)
  return ok(null)
}

/** Creates a coupon and returns its id. */
export async function createCoupon(
  tx: Transaction,
  coupon: CouponChanges & Pick<NewCoupon, 'promotionId' | 'code'>,
): Promise<Result<string>> {
  const id = newId('0lC')
  await insertPromotions(tx, [], [{ ...coupon, id }])
  return ok(id)
}

/** Changes a coupon; undefined values stay as they are. */
export async function changeCoupon(tx: Transaction, id: string, changes: CouponChanges): Promise<Result<null>> {
  await updateCoupon(tx, id, changes)
  return ok(null)
}

/** Deletes a coupon. The database refuses it while the coupon is on a cart; it can be made inactive instead. */
export async function removeCoupon(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteCoupon(tx, id)
  return ok(null)
}

async function parseIdLists(
  tx: Transaction,
  values: PromotionChanges,
  existing: Partial<PromotionChanges> = {},
): Promise<Result<Partial<Record<(typeof ID_LISTS)[number]['name'], string[]>>>> {
  const lists: Partial<Record<(typeof ID_LISTS)[number]['name'], string[]>> = {}
  for (const { name, field, prefix, table } of ID_LISTS) {
    const texts = values[name] ?? null
    if (texts === null) continue
    const ids = texts.map((text) => normalizeId(text, prefix))
    const unknown = texts.find((_, index) => ids[index] === null)
    const validIds = [...new Set(ids.filter((id) => id !== null))]
    // What was in the list before may have been deleted since.
    const newIds = validIds.filter((id) => existing[name]?.includes(id) !== true)
    const [missing = unknown] = unknown === undefined ? await findMissingIds(tx, table, newIds) : [unknown]
    if (missing !== undefined) return err(integrityError(field, () => messages.unknownId({ field, id: missing })))
    lists[name] = validIds
  }
  return ok(lists)
}

/** Finds that an active promotion has ended before anybody gets it. */
function findEndedError({ isActive, endsAt }: PromotionChanges) {
  return isActive === true && endsAt instanceof Date && endsAt <= new Date()
    ? integrityError('EndDateTime', messages.alreadyEnded)
    : null
}
