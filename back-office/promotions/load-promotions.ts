import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { describePromotion } from './describe-promotion.ts'

/** How far a promotion is: not switched on, for later, for now, or over. */
export type PromotionState = 'draft' | 'planned' | 'running' | 'ended'

/** A promotion as staff see it. */
export interface ShownPromotion {
  readonly id: string
  readonly name: string
  readonly state: PromotionState
  readonly isActive: boolean
  /** What it gives, for what and to whom. */
  readonly sentences: readonly string[]
  readonly needsCoupon: boolean
  readonly start: string | null
  readonly end: string | null
}

/** How many promotions a page shows. */
const PROMOTIONS_PER_PAGE = 50

const FIELDS = [
  'Id, Name, IsActive, IsAutomatic, ExclusivityType, StartDateTime, EndDateTime',
  'TargetType__c, AdjustmentType__c, AdjustmentValue__c, CurrencyIsoCode, MinimumAmount__c, MinimumQuantity__c',
  'MaximumDiscount__c, BuyQuantity__c, GetQuantity__c, IsSameProduct__c, ApplicationLimit__c, ProductIds__c',
  'CategoryIds__c, QualifyingProductIds__c, QualifyingCategoryIds__c, BuyerGroupIds__c, MaximumUsageCount',
  'MaximumUsageCountPerAccount__c',
].join(', ')

/** Loads a part of the promotions, the newest first; `page` counts from 0. */
export async function loadPromotions(
  staff: StaffClient,
  page: number,
): Promise<{ readonly promotions: readonly ShownPromotion[]; readonly hasMore: boolean }> {
  const { records } = await awaitOrErrorPage(
    staff.query(
      `SELECT ${FIELDS} FROM Promotion ORDER BY CreatedDate DESC, Id LIMIT ${PROMOTIONS_PER_PAGE + 1} OFFSET ${page * PROMOTIONS_PER_PAGE}`,
    ),
  )
  const shown = records.slice(0, PROMOTIONS_PER_PAGE)
  return { promotions: await toShownPromotions(staff, shown), hasMore: records.length > shown.length }
}

/** Loads a promotion; null when there is none. */
export async function loadPromotion(staff: StaffClient, id: string): Promise<ShownPromotion | null> {
  const { records } = await awaitOrErrorPage(staff.query(`SELECT ${FIELDS} FROM Promotion WHERE Id = ${formatId(id)}`))
  return (await toShownPromotions(staff, records))[0] ?? null
}

async function toShownPromotions(
  staff: StaffClient,
  records: readonly StoredRecord[],
): Promise<readonly ShownPromotion[]> {
  const names = await loadNames(staff, records)
  const now = new Date()
  return records.map((record) => ({
    id: getRecordId(record),
    name: getFieldText(record, 'Name') ?? '',
    state: findState(record, now),
    isActive: getFieldText(record, 'IsActive') === 'true',
    sentences: describePromotion(record, names),
    needsCoupon: getFieldText(record, 'IsAutomatic') === 'false',
    start: getFieldText(record, 'StartDateTime'),
    end: getFieldText(record, 'EndDateTime'),
  }))
}

/** Returns how far a promotion is at a moment. */
function findState(record: StoredRecord, now: Date): PromotionState {
  const end = getFieldText(record, 'EndDateTime')
  if (end !== null && new Date(end) <= now) return 'ended'
  if (getFieldText(record, 'IsActive') !== 'true') return 'draft'
  const start = getFieldText(record, 'StartDateTime')
  return start !== null && new Date(start) > now ? 'planned' : 'running'
}

/** How many names of one kind are looked up; a promotion with more of them is described by their number. */
const MAX_NAMES = 500

const NAMED_OBJECTS = [
  { objectName: 'Product2', lists: ['ProductIds__c', 'QualifyingProductIds__c'] },
  { objectName: 'ProductCategory', lists: ['CategoryIds__c', 'QualifyingCategoryIds__c'] },
  { objectName: 'BuyerGroup', lists: ['BuyerGroupIds__c'] },
] as const

/** Loads the names of all products, categories and groups that promotions name. */
async function loadNames(staff: StaffClient, records: readonly StoredRecord[]): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    NAMED_OBJECTS.map(async ({ objectName, lists }) => {
      const ids = new Set(records.flatMap((record) => lists.flatMap((list) => listIds(record, list))))
      if (ids.size === 0) return []
      const literals = [...ids].slice(0, MAX_NAMES).map(formatId)
      const q = `SELECT Id, Name FROM ${objectName} WHERE Id IN (${literals.join(', ')})`
      return (await awaitOrErrorPage(staff.query(q))).records
    }),
  )
  return new Map(named.flat().map((record) => [getRecordId(record), getFieldText(record, 'Name') ?? '']))
}

/** Lists the ids in a field of a promotion. */
function listIds(record: StoredRecord, field: string): readonly string[] {
  return (getFieldText(record, field) ?? '').split(';').filter((id) => id !== '')
}
